import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Parts of libraries that other parts import and this portal never runs. Whether they run is decided by an option, so
 * that tree shaking keeps them. Each is replaced by code that throws where the part would be needed.
 */
const leftOut: readonly { file: RegExp; becomes: (file: string) => string }[] = [
  {
    // The lists of selects scroll by themselves: `withScrollArea: false` in component-defaults.ts.
    file: /@mantine[\\/]core[\\/]esm[\\/]components[\\/]ScrollArea[\\/]ScrollArea\.mjs$/,
    becomes: () => `export function ScrollArea() { throw new Error('ScrollArea is left out of the build'); }
      ScrollArea.Autosize = ScrollArea;
      export { ScrollArea as ScrollAreaAutosize };`,
  },
  {
    // No screen turns a schema into JSON Schema, but every schema is made with the two methods for it.
    file: /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/,
    becomes: (file) => `const refuse = () => { throw new Error('JSON Schema is left out of the build'); };
      const makeMethod = () => refuse;
      export { ${namesExportedBy(file)
        .map((name) => `${name.endsWith('Method') ? 'makeMethod' : 'refuse'} as ${name}`)
        .join(', ')} };`,
  },
  {
    // The live connection is a websocket from the start: `transports: ['websocket']` in connection.ts.
    file: /engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]index\.js$/,
    becomes: () => `import { WS } from './websocket.node.js';
      export const transports = { websocket: WS };`,
  },
];

export function leaveOut(): Plugin {
  return {
    name: 'indeks:left-out',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: leftOut.map(({ file }) => file) },
      handler: (id) => leftOut.find(({ file }) => file.test(id))?.becomes(id),
    },
  };
}

const namesExportedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function|\{ \w+ as) (\w+)/gmu)].map(
    ([, name = '']) => name,
  );
