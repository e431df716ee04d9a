import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'src/api/types.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      // TypeScript knows the names; this rule does not know TypeScript's.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Keyed blocks matter where rows move; constant lists need none.
      'svelte/require-each-key': 'off',
      // Caches and sets inside a calculation are plain on purpose; what is shown is $state.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space between two pieces has to be written somehow.
      'svelte/no-useless-mustaches': 'off',
      // We have our own router, and plain links work with it.
      'svelte/no-navigation-without-resolve': 'off',
      // The only raw markup is our own pictures, printed from ids.
      'svelte/no-at-html-tags': 'off',
    },
  },
);
