// What the page's head asks for before any of its code has run: a table's code, which would else be found only after the
// page's own has come over the line.

import type { HtmlTagDescriptor, Plugin } from 'vite';

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: '' },
  injectTo: 'head',
});

export function firstPage(): Plugin {
  return {
    name: 'first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const table = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'table');
        if (table === undefined) throw new Error('the code of a table has another name');
        return {
          // The first frame is dressed by the code (src/house/opening.ts): nothing is painted before it.
          html: page.replace('<script type="module"', '<script type="module" blocking="render"'),
          tags: [link({ rel: 'modulepreload', href: `./${table.fileName}` })],
        };
      },
    },
  };
}
