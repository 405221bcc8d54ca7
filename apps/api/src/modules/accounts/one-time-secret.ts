import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Without letters and digits that look alike, since some people copy it from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/** 16 signs of 31, about 79 bits: guessing is hopeless, so a fast hash is enough. */
export const makeOneTimePassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

export const makeLinkToken = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret.trim()).digest();
