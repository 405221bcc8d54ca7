import { randomBytes } from 'node:crypto';
import { sealedColumns } from '#app';
import { createColumnSealer, type ColumnSealer } from '#platform/crypto/sealed-columns.ts';

/** With a key that nobody else has. */
export const freshSealer = (): ColumnSealer =>
  createColumnSealer({ current: 'test', keys: new Map([['test', randomBytes(32)]]) }, sealedColumns);
