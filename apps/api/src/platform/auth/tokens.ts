import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie. The database gets only the hash. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Undefined for a text that is not in the format of our tokens: it is neither counted nor looked up. */
export const tokenIn = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
