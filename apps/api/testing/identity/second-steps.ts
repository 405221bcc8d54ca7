import { createHmac } from 'node:crypto';
import { Secret } from 'otpauth';
import { secretColumn } from '#modules/identity/accounts/index.ts';
import type { ColumnSealer } from '#platform/crypto/sealed-columns.ts';
import type { Database } from '#platform/db/database.ts';
import type { TestApp } from '../test-app.ts';

interface Place {
  readonly db: Database;
  readonly clock: Pick<TestApp['clock'], 'now'>;
  readonly sealer: ColumnSealer;
}

/** A second step as its owner would have set it up; returns the secret. */
export const insertSecondStep = async (
  { db, clock, sealer }: Place,
  userId: number,
  { confirmed = true } = {},
): Promise<string> => {
  const secret = new Secret({ size: 20 }).base32;
  await db
    .insertInto('second_steps')
    .values({
      user_id: userId,
      sealed_secret: sealer.seal(secretColumn, userId, secret),
      created_at: clock.now(),
      confirmed_at: confirmed ? clock.now() : null,
    })
    .execute();
  return secret;
};

/** The code that an app shows at that time, calculated as RFC 6238 says and not by the library that checks it. */
export const codeAt = (secret: string, at: Date): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const key = Buffer.from(Secret.fromBase32(secret.replaceAll(' ', '')).bytes);
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
};
