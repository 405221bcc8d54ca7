import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// In a thread of its own, so that the work of the test does not hold up its watch.
const { addresses } = workerData as { readonly addresses: readonly string[] }; // what `watchHealth` gives

const ask = async (address: string): Promise<number> => {
  const begun = performance.now();
  const answer = await fetch(address).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ? performance.now() - begun : Number.POSITIVE_INFINITY;
};

const everyMs = 20;
const over = new AbortController();
parentPort?.once('message', () => over.abort());
await Promise.all(addresses.map(ask));
parentPort?.postMessage('watching', []);
const asked = addresses.map((): Promise<number>[] => []);
// Asked by the clock, whether or not the last answer has come: a silence of seconds is many slow answers, not one.
while (!over.signal.aborted) {
  for (const [index, address] of addresses.entries()) asked[index]?.push(ask(address));
  await pause(everyMs);
}
parentPort?.postMessage(await Promise.all(asked.map((times) => Promise.all(times))), []);
