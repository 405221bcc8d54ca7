import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Parts of libraries that other parts import and this portal never runs. Tree shaking keeps them, because whether they
 * run is decided by an option, or because they hang on a component as its property. In the build each is replaced by
 * code that throws where the part would be needed. `left-out.test.ts` looks whether our own code names one.
 */
interface LeftOut {
  /** The package whose files these are. */
  library: string;
  file: RegExp;
  becomes: (file: string) => string;
}

/** Mantine's `Menu.Sub` is its `MenuSub`; none of these stands on a screen. */
export const leftOutComponents = [
  'Checkbox.Indicator',
  'Menu.CheckboxGroup',
  'Menu.CheckboxItem',
  'Menu.ContextMenu',
  'Menu.Search',
  'Menu.Sub',
  'Radio.Indicator',
  'Tooltip.Floating',
];

const componentFiles = leftOutComponents.map((name) => name.replace('.', '')).join('|');

export const leftOut: readonly LeftOut[] = [
  {
    library: '@mantine/core',
    file: new RegExp(
      String.raw`@mantine[\\/]core[\\/]esm[\\/]components[\\/].*[\\/](${componentFiles})\.mjs$`,
    ),
    becomes: (file) => `function LeftOut() { throw new Error('This component is left out of the build'); }
      ${exporting(componentsExportedBy(file), () => 'LeftOut')}`,
  },
  {
    library: 'zod',
    // No screen turns a schema into JSON Schema, but every schema is made with the two methods for it.
    file: /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/,
    becomes: (file) => `const refuse = () => { throw new Error('JSON Schema is left out of the build'); };
      const makeMethod = () => refuse;
      ${exporting(namesExportedBy(file), (name) => (name.endsWith('Method') ? 'makeMethod' : 'refuse'))}`,
  },
  {
    library: 'engine.io-client',
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

const exporting = (names: readonly string[], substituteFor: (name: string) => string): string =>
  `export { ${names.map((name) => `${substituteFor(name)} as ${name}`).join(', ')} };`;

/** A file that also exports a context is read by components that stay. */
function componentsExportedBy(file: string): string[] {
  const names = namesExportedBy(file);
  if (names.some((name) => name.endsWith('Context'))) throw new Error(`${file} cannot be left out`);
  return names;
}

/** Both ways in which these libraries write it: at the definition, or as a list at the end. */
function namesExportedBy(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const defined = [...source.matchAll(/^export (?:const|function) (\w+)/gmu)].map(([, name = '']) => name);
  const listed = [...source.matchAll(/^export \{([^}]+)\}/gmu)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  );
  return [...defined, ...listed];
}
