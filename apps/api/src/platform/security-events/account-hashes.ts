import { createHmac, hkdfSync } from 'node:crypto';
import type { SealingKeys } from '../crypto/sealing.ts';

/** Names an account that somebody tried without keeping its address. */
export interface AccountHashes {
  of(account: string): Buffer;
  /** Under every key there is: what was written before a rotation is found as long as the old key is kept. */
  ever(account: string): readonly Buffer[];
}

/** Keyed, so that a copy of the table cannot be compared with a list of addresses. */
export const createAccountHashes = ({ current, keys }: SealingKeys): AccountHashes => {
  const derived = new Map(
    [...keys].map(([id, key]) => [id, Buffer.from(hkdfSync('sha256', key, '', purpose, 32))]),
  );
  const hash = (key: Buffer, account: string): Buffer =>
    createHmac('sha256', key).update(account.trim().toLowerCase()).digest();
  const ever = (account: string) => [...derived.values()].map((key) => hash(key, account));
  return { ever, of: (account) => hash(derived.get(current) ?? Buffer.alloc(0), account) };
};

const purpose = 'indeks security events: tried account';
