import { secondStepTexts } from '@indeks/contract/identity/accounts/second-step.texts';
import type { Ctx } from '#platform/context.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuse } from '#platform/errors.ts';
import { noticeJob } from '../accounts.jobs.ts';
import { findStep } from './authenticator.ts';
import { hashSecret, makeRecoveryCode } from '../recovery/one-time-secret.ts';
import { openSecret } from './sealed-secret.ts';
import * as queries from './second-step.queries.ts';
import { isAppCode, plainCode, shownRecoveryCode } from './second-step.rules.ts';

const codesAtOnce = 10;

/** Uses up a code of the app or a recovery code; in the transaction of what it allows. */
export const takeCode = async (tx: Ctx, userId: number, typed: string | undefined): Promise<void> => {
  if (!typed)
    return refuse('input/invalid', { fields: [{ path: 'code', message: secondStepTexts.codeRequired }] });
  const code = plainCode(typed);
  if (isAppCode(code)) {
    if (await takeAppCode(tx, userId, code)) return;
  } else if (await queries.useRecoveryCode(tx, userId, hashSecret(shownRecoveryCode(code)))) {
    await audit(tx, { action: 'second-step.recovery-code', subjectId: userId });
    return tx.services.jobs.enqueue(tx, noticeJob, { userId, kind: 'recovery-code-used' });
  }
  refuse('auth/wrong-code');
};

export const takeAppCode = async (tx: Ctx, userId: number, typed: string): Promise<boolean> => {
  const step = await queries.find(tx, userId);
  if (!step) return false;
  const used = findStep(openSecret(tx, userId, step.sealed_secret), plainCode(typed), tx.clock.now());
  return used !== undefined && queries.useStep(tx, userId, used);
};

/** Replaces earlier codes. Only hashes are stored: only the person who requested the codes sees them. */
export const issueRecoveryCodes = async (tx: Ctx, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: codesAtOnce }, makeRecoveryCode);
  await queries.replaceRecoveryCodes(tx, userId, codes.map(hashSecret));
  return codes;
};
