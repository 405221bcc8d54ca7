import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Without letters and digits that look alike, since some people copy it from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;

/** 16 signs of 31, about 79 bits: guessing is hopeless within its time, so a fast hash is enough. */
export const makeOneTimePassword = (): string => signs(4);

/** 24 signs, 118 bits: it works for years, and a fast hash is enough all the same. */
export const makeRecoveryCode = (): string => signs(6);

export const makeLinkToken = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret.trim()).digest();

const signs = (groupLength: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');
