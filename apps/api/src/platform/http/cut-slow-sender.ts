import type { IncomingMessage } from 'node:http';
import { Refusal } from '../errors.ts';

export interface Pace {
  /** Without a single byte. */
  readonly silentMs: number;
  /** On the average since the beginning, once that is longer ago than the silence. */
  readonly bytesPerSecond: number;
  readonly lookEveryMs: number;
}

const usualPace: Pace = { silentMs: 10_000, bytesPerSecond: 20_000, lookEveryMs: 1_000 };

/** Waits for what is sent, unless it comes too slowly: a slow upload holds a place that others wait for. */
export const cutSlowSender = <T>(
  request: Pick<IncomingMessage, 'socket'>,
  reading: Promise<T>,
  { silentMs, bytesPerSecond, lookEveryMs }: Pace = usualPace,
): Promise<T> => {
  const begun = performance.now();
  const before = request.socket.bytesRead;
  let newest = { at: begun, received: 0 };
  const isTooSlow = () => {
    const now = performance.now();
    const received = request.socket.bytesRead - before;
    if (received !== newest.received) newest = { at: now, received };
    const seconds = (now - begun) / 1000;
    const dawdles = seconds * 1000 > silentMs && received < seconds * bytesPerSecond;
    return dawdles || now - newest.at > silentMs;
  };
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (isTooSlow()) reject(new Refusal('request/timeout'));
    }, lookEveryMs);
    void reading.then(resolve, reject).finally(() => clearInterval(timer));
  });
};
