import type { TestApp } from './test-app.ts';

/** Files are read in a thread that stays: to start one for each of hundreds of files would take most of the time. */
export const keepThreads = ({ services }: TestApp): void => {
  const { threads } = services;
  const run: typeof threads.run = ({ script, withinMs }, input, personId) =>
    threads.run({ script, withinMs }, input, personId);
  Object.assign(services, { threads: { run } });
};
