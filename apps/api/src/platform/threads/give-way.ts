import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** A third of the processor's time of the thread that answers, where both want all of it. */
const behind = 5;
const lowest = 19;

/**
 * A thread that draws or reads gives way to the one that answers requests. Linux schedules each thread by a number of its own;
 * elsewhere, and where it may not be asked for, the thread stays as it was.
 */
export function giveWay(): void {
  try {
    setPriority(
      Number(basename(readlinkSync('/proc/thread-self'))),
      Math.min(getPriority() + behind, lowest),
    );
  } catch {
    // Slower answers under load are no reason not to draw.
  }
}
