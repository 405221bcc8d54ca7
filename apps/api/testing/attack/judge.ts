import { errorAnswer, errorStatus } from '@indeks/contract/common/errors';
import type { Answer } from '../client.ts';

/** Refusals above 500 that are designed: a part is away, full or busy. */
const designed = new Set(
  Object.entries(errorStatus)
    .filter(([, status]) => status > 500)
    .map(([code]) => code),
);

export type Fault = 'answer 500' | 'not our shape' | undefined;

/** Whether a refusal is one of ours: a code of the catalogue with its own status, a sentence, the request's number. */
export const findFault = ({ status, body, headers }: Answer<unknown>): Fault => {
  if (status < 400) return undefined;
  const refusal = errorAnswer.safeParse(body);
  if (status >= 500 && !(refusal.success && designed.has(refusal.data.code))) return 'answer 500';
  const isOurs =
    refusal.success &&
    errorStatus[refusal.data.code] === status &&
    refusal.data.message.length > 0 &&
    refusal.data.requestId !== undefined &&
    String(headers['content-type']).startsWith('application/json');
  return isOurs ? undefined : 'not our shape';
};
