import { parentPort } from 'node:worker_threads';
import { Refusal } from '../errors.ts';
import { giveWay } from './give-way.ts';
import type { ThreadAnswer, ThreadRun } from './threads.ts';

interface Order {
  readonly script: string;
  readonly input: never; // as its task says
}

giveWay();
parentPort?.on('message', ({ script, input }: Order) => void perform(script, input));

const perform = async (script: string, input: never): Promise<void> => {
  try {
    // The addresses of these modules are written in the source, never by a person.
    const { run } = (await import(script)) as { readonly run: ThreadRun };
    const { output, transfer = [] } = await run(input);
    answer({ output }, transfer);
  } catch (error) {
    if (error instanceof Refusal) answer({ refused: error.code, details: error.details });
    else answer({ failedAt: placeOf(error) });
  }
};

const answer = (message: ThreadAnswer, transfer: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, [...transfer]);

/** Where it failed, without the message, which may quote the file. */
const placeOf = (error: unknown): string => {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.filter((line) => /^\s+at /.test(line)).join('\n') || 'an unknown place';
};
