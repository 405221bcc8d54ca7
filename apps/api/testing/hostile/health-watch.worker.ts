import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// In a thread of its own, so that the work of the test does not hold up its watch.
const { address } = workerData as { readonly address: string }; // what `watchHealth` gives

const ask = async (): Promise<number> => {
  const begun = performance.now();
  const answer = await fetch(address).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ? performance.now() - begun : Number.POSITIVE_INFINITY;
};

const everyMs = 20;
const over = new AbortController();
parentPort?.once('message', () => over.abort());
await ask();
parentPort?.postMessage('watching', []);
const asked: Promise<number>[] = [];
// Asked by the clock, whether or not the last answer has come: a silence of seconds is many slow answers, not one.
while (!over.signal.aborted) {
  asked.push(ask());
  await pause(everyMs);
}
parentPort?.postMessage(await Promise.all(asked), []);
