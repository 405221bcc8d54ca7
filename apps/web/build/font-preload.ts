import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Starts loading the font with the page instead of after the style sheet has named it. */
export function fontPreload(): Plugin {
  return {
    name: 'indeks:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /figtree-latin(-ext)?-wght-normal.*\.woff2$/.test(file))
          .map(preload),
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
    injectTo: 'head',
  };
}
