import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { limiter } from '../limiter.ts';

export interface Passwords {
  /** Prefixes (algorithm and cost) of the stored hashes that can still be verified, the present one first. */
  readonly prefixes: readonly string[];
  /** `caller` is whose turn it takes in the queue. */
  hash(password: string, caller?: string): Promise<string>;
  /** Without a stored hash the same work is done and the answer is no: timing does not reveal whether an account exists. */
  verify(password: string, stored: string | null | undefined, caller?: string): Promise<boolean>;
  /** Kept at an earlier cost: hashed anew at the next login. */
  isOutdated(stored: string): boolean;
}

interface Cost {
  readonly memory: number;
  readonly passes: number;
}

/**
 * OWASP's parameters of argon2id (Password Storage Cheat Sheet, read on 18 November 2026), and those that were used
 * before. `cheap` is for tests of everything else: the configuration refuses it in production.
 */
const costs = {
  strong: { now: { memory: 19_456, passes: 2 }, before: [{ memory: 65_536, passes: 3 }] },
  cheap: { now: { memory: 64, passes: 1 }, before: [{ memory: 128, passes: 1 }] },
} as const;
export type PasswordCost = keyof typeof costs;

const parallelism = 1;
const tagLength = 32;
/** Hashing leaves half of the cores to everything else. A person waits at most some seconds. */
const limits = {
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 200,
  waitingOfCaller: 120,
  refusal: 'auth/busy',
} as const;

const derive = promisify(argon2);

/** argon2id, a few at once per process; the rest waits in a bounded queue in which callers take turns. */
export const createPasswords = (cost: PasswordCost): Passwords => {
  const limited = limiter(limits);
  const { now, before } = costs[cost];
  const readable = [now, ...before].map((one) => ({ cost: one, prefix: prefixOf(one) }));
  const tag = (message: string, nonce: Buffer, { memory, passes }: Cost, caller?: string) =>
    limited(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }), caller);
  const decoySalt = randomBytes(16);
  return {
    prefixes: readable.map(({ prefix }) => prefix),
    hash: async (password, caller) => {
      const salt = randomBytes(16);
      return encode(prefixOf(now), salt, await tag(password, salt, now, caller));
    },
    verify: async (password, stored, caller) => {
      const kept = readable.find(({ prefix }) => stored?.startsWith(prefix));
      const parts = kept && decode(kept.prefix, stored ?? '');
      const computed = await tag(password, parts?.salt ?? decoySalt, kept?.cost ?? now, caller);
      return parts !== undefined && timingSafeEqual(computed, parts.hash);
    },
    isOutdated: (stored) => !stored.startsWith(prefixOf(now)),
  };
};

const prefixOf = ({ memory, passes }: Cost) => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const encode = (prefix: string, salt: Buffer, hash: Buffer) => `${prefix}${unpadded(salt)}$${unpadded(hash)}`;

const decode = (prefix: string, stored: string) => {
  const [salt, hash] = stored.slice(prefix.length).split('$');
  if (!salt || !hash) return undefined;
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
};
