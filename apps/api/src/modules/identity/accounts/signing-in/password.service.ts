import type { z } from 'zod';
import type { passwordChange } from '@indeks/contract/identity/accounts/accounts.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { houseWords, isEasyToGuess } from '#platform/auth/common-passwords.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import { accountTexts } from '@indeks/contract/identity/accounts/accounts.texts';
import { startAfresh } from './access.service.ts';
import { noticeJob } from '../accounts.jobs.ts';
import { canChangePassword, mustGiveCurrentPassword } from '../accounts.policy.ts';
import * as queries from '../accounts.queries.ts';
import { owesNotice } from '../accounts.rules.ts';
import { checkPassword, forgetFailures } from './confirmation.service.ts';
import { lacksSecondStep } from '../second-step/second-step.rules.ts';
import * as users from '../users/users.queries.ts';

interface Change {
  readonly id: number;
  readonly body: z.output<typeof passwordChange>;
}

/** Every session of the person ends, this one too: the answer carries a new one. */
export const changePassword = async (ctx: SignedInCtx, { id, body }: Change, exchange: Exchange) => {
  if (!canChangePassword(ctx.actor, id)) refuse('record/not-found');
  const account = getOrRefuse(await queries.findById(ctx, id));
  if (mustGiveCurrentPassword(ctx.actor, owesNotice(account)))
    await checkPassword(ctx, account, body.password);
  await refuseEasy(ctx, body.passwordNew, account);
  const passwordHash = await ctx.services.passwords.hash(body.passwordNew, account.uuid);
  return transact(ctx, async (tx) => {
    await users.setPassword(tx, id, passwordHash);
    await audit(tx, { action: 'account.password-change', subjectId: id });
    await tx.services.jobs.enqueue(tx, noticeJob, { userId: id, kind: 'password-changed' });
    forgetFailures(tx, account);
    const lacks = lacksSecondStep(account, ctx.services.config.SECOND_STEP_ROLES);
    return startAfresh(tx, exchange, account, lacks ? 'second-step' : 'none');
  });
};

const refuseEasy = async (ctx: SignedInCtx, password: string, account: queries.Account): Promise<void> => {
  const own = { ...account, house: houseWords(ctx.services.config) };
  if (!(await isEasyToGuess(password, own))) return;
  refuse('auth/password-easy', {
    fields: [{ path: 'passwordNew', message: accountTexts.newPasswordEasy }],
  });
};
