import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limiter } from '../limiter.ts';

export interface Passwords {
  /** With this every stored hash begins that can still be verified: algorithm and cost. */
  readonly prefix: string;
  hash(password: string): Promise<string>;
  /** Without a stored hash it does the same work and says no, so that time tells nothing. */
  verify(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** `cheap` is for tests of everything else: the configuration refuses it in production. */
const costs = {
  strong: { memory: 65_536, passes: 3 },
  cheap: { memory: 64, passes: 1 },
} as const;
export type PasswordCost = keyof typeof costs;

const parallelism = 1;
const tagLength = 32;
const limits = { atOnce: 2, waiting: 50, refusal: 'auth/busy' } as const;

const derive = promisify(argon2);

/** argon2id, 64 MiB each when strong: two at once per process, the rest waits in a bounded queue. */
export const createPasswords = (cost: PasswordCost): Passwords => {
  const limited = limiter(limits);
  const { memory, passes } = costs[cost];
  const prefix = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
  const tag = (password: string, nonce: Buffer) =>
    limited(() => derive('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength }));
  const decoySalt = randomBytes(16);
  return {
    prefix,
    hash: async (password) => {
      const salt = randomBytes(16);
      return encode(prefix, salt, await tag(password, salt));
    },
    verify: async (password, stored) => {
      const parts = stored ? decode(prefix, stored) : undefined;
      const computed = await tag(password, parts?.salt ?? decoySalt);
      return parts !== undefined && timingSafeEqual(computed, parts.hash);
    },
  };
};

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const encode = (prefix: string, salt: Buffer, hash: Buffer) => `${prefix}${unpadded(salt)}$${unpadded(hash)}`;

const decode = (prefix: string, stored: string) => {
  const [salt, hash] = stored.startsWith(prefix) ? stored.slice(prefix.length).split('$') : [];
  if (!salt || !hash) return undefined;
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
};
