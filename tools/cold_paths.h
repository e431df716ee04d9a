/* Included in every C file of the compiled build: what is called only when something has gone wrong. The compiler
   then keeps the code that leads there out of the way of the code that runs all the time. */

#include <Python.h>

void CPy_TypeError(const char *expected, PyObject *value) __attribute__((cold));
void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals)
    __attribute__((cold));
void CPy_TypeErrorTraceback(const char *filename, const char *funcname, int line, PyObject *globals,
                            const char *expected, PyObject *value) __attribute__((cold));
void CPy_AttributeError(const char *filename, const char *funcname, const char *classname,
                        const char *attrname, int line, PyObject *globals) __attribute__((cold));
