import type { Readable } from 'node:stream';
import { takePieceTurn } from '../uploads/piece-turns.ts';

/**
 * Reads the rest of a body that nobody wants, so that its sender comes to read the answer: in turns with all other uploads. Node
 * would read up to 2 MB of every such connection in one turn of the loop, and a hundred of them keep everybody else waiting.
 */
export const forgetRest = async (body: Readable): Promise<void> => {
  try {
    for await (const _ of body) await takePieceTurn();
  } catch {
    // The sender has left.
  }
};
