// All that the first page says in this language: the interface's words, and what the boxes on the shelf say of themselves.
import own from './en.ftl?raw';

const boxes = import.meta.glob<string>('../boards/*/box.en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default [own, ...Object.values(boxes)].join('\n');
