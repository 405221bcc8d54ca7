import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { setup } = builtinEnvironments['happy-dom'];
/** The files of a worker share their modules but not this one. */
const worker = globalThis as { indeksWindow?: Promise<unknown> };

/**
 * happy-dom with one window for all files of a worker: to make a window for each of them took a quarter of the time of the
 * screens' tests. web-setup.ts cleans up after each test. Vitest wants a default export.
 */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  setup: async (global, options) => {
    worker.indeksWindow ??= Promise.resolve(setup(global, options));
    await worker.indeksWindow;
    return { teardown: () => undefined };
  },
} satisfies Environment;
