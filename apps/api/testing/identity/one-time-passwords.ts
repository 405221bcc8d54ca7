import { createHash, randomBytes } from 'node:crypto';
import type { Person } from './people.ts';
import type { TestApp } from '../test-app.ts';

const hash = (secret: string) => createHash('sha256').update(secret).digest();

/** A recovery link as its mail would carry it, open for an hour; returns its token. */
export const insertOneTimePassword = async (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  userId: number,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('one_time_passwords')
    .values({
      user_id: userId,
      kind: 'recovery',
      password_hash: hash(randomBytes(16).toString('hex')),
      token_hash: hash(token),
      created_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 3_600_000),
    })
    .execute();
  return token;
};

/** A way back to another address than the person's, as the mail about the change would carry it; returns its token. */
export const insertWayBack = async (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { id, email }: Person,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('address_changes')
    .values({
      user_id: id,
      old_email: `poprzedni-${email}`,
      new_email: email,
      changed_at: clock.now(),
      way_back_hash: hash(token),
    })
    .execute();
  return token;
};
