import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** A random key, so that it cannot be guessed; two levels of folders, so that none grows without bound. */
export const newStorageKey = (): string => {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
};

/** Accepts only the format of our own keys: no other text becomes part of a path (path traversal). */
export const isStorageKey = (key: string): boolean => keyFormat.test(key);

const keyFormat = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{32}$/;

/** A key in the payload of a job. */
export const storageKey = z.stringFormat('storage-key', keyFormat);
