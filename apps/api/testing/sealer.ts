import { randomBytes } from 'node:crypto';
import { createSealer, type Sealer } from '#platform/crypto/sealing.ts';

/** With a key that nobody else has. */
export const freshSealer = (): Sealer =>
  createSealer({ current: 'test', keys: new Map([['test', randomBytes(32)]]) });
