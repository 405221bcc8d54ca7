import { z } from 'zod';

const payload = z.object({ broadcastId: z.number() });
/** Each worker that dies on the way takes one try, although much was written: the rest follows soon, not after an hour. */
const retry = { limit: 60, delaySeconds: 2, maxDelaySeconds: 15 };

/** The jobs of this module as those see them who ask for one. */
export const kinds = {
  write: { name: 'broadcasts.write', payload, retry, timeoutSeconds: 3_600 },
  recall: { name: 'broadcasts.recall', payload, retry, timeoutSeconds: 3_600 },
  mail: {
    name: 'broadcasts.first-login-mail',
    payload: z.object({ broadcastId: z.number(), userId: z.number() }),
    retry: { limit: 12, delaySeconds: 2, maxDelaySeconds: 900 },
    timeoutSeconds: 300,
  },
  letter: {
    name: 'broadcasts.letter',
    payload: z.object({ broadcastId: z.number(), userId: z.number() }),
    retry: { limit: 12, delaySeconds: 2, maxDelaySeconds: 900 },
    timeoutSeconds: 300,
  },
  trial: {
    name: 'broadcasts.trial-mail',
    payload: z.object({ trialId: z.number() }),
    retry: { limit: 12, delaySeconds: 2, maxDelaySeconds: 900 },
    timeoutSeconds: 300,
  },
} as const;
