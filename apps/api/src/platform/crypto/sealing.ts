import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface Sealer {
  /** `context` names the row and column, so that a sealed value cannot be moved to another place. */
  seal(plain: string, context: string): string;
  /** Throws when the value was changed, belongs to another place, or its key is gone. */
  open(sealed: string, context: string): string;
}

export interface SealingKeys {
  /** The key that seals; the others only open. */
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/** Says what is wrong without saying anything of the value. */
export class SealingError extends Error {
  override readonly name = 'SealingError';
}

const format = 'v1';
const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** `v1.<key id>.<iv>.<ciphertext>.<tag>`, the last three in base64url. */
export const createSealer = ({ current, keys }: SealingKeys): Sealer => {
  const keyOf = (id: string): Buffer => keys.get(id) ?? fail(`the sealing key ${id} is missing`);
  const currentKey = keyOf(current);
  return {
    seal: (plain, context) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, currentKey, iv, { authTagLength: tagLength });
      cipher.setAAD(boundTo(current, context));
      const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      const parts = [iv, ciphertext, cipher.getAuthTag()].map((part) => part.toString('base64url'));
      return [format, current, ...parts].join('.');
    },
    open: (sealed, context) => {
      const { keyId, iv, ciphertext, tag } = partsOf(sealed);
      const decipher = createDecipheriv(algorithm, keyOf(keyId), iv, { authTagLength: tagLength });
      decipher.setAAD(boundTo(keyId, context)).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
      } catch {
        return fail('the sealed value was changed or belongs to another place');
      }
    },
  };
};

/** The format and key id are authenticated too. */
const boundTo = (keyId: string, context: string): Buffer =>
  Buffer.from(`${format}.${keyId}.${context}`, 'utf8');

const partsOf = (sealed: string) => {
  const [version, keyId, iv, ciphertext, tag, ...rest] = sealed.split('.');
  if (version !== format || !keyId || iv === undefined || ciphertext === undefined || tag === undefined) {
    return fail('not a sealed value');
  }
  const parts = { keyId, iv: decoded(iv), ciphertext: decoded(ciphertext), tag: decoded(tag) };
  if (rest.length > 0 || parts.iv.length !== ivLength || parts.tag.length !== tagLength) {
    return fail('not a sealed value');
  }
  return parts;
};

/** Accepts only canonical base64: Node would ignore foreign characters and leftover bits. */
const decoded = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : fail('not a sealed value');
};

const fail = (message: string): never => {
  throw new SealingError(message);
};
