import { transact, type Ctx } from '#platform/context.ts';
import * as queries from '../accounts.queries.ts';
import { hashSecret, makeLinkToken, makeOneTimePassword } from './one-time-secret.ts';

interface Issue {
  readonly userId: number;
  readonly kind: queries.NewOneTimePassword['kind'];
  /** How long it works. */
  readonly minutes: number;
}

/** Replaces an earlier one. Only hashes are stored: only the person who requested it learns it. */
export const issueOneTimePassword = async (ctx: Ctx, { userId, kind, minutes }: Issue) => {
  const [password, token] = [makeOneTimePassword(), makeLinkToken()];
  const expiresAt = new Date(ctx.clock.now().getTime() + minutes * 60_000);
  await transact(ctx, (tx) =>
    queries.replaceOneTimePassword(tx, {
      userId,
      kind,
      passwordHash: hashSecret(password),
      tokenHash: hashSecret(token),
      expiresAt,
    }),
  );
  return { password, token };
};
