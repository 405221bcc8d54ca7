import type { Confirmation, SecondStepState } from '@indeks/contract/identity/accounts/second-step.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { findPendingLogin } from '#platform/auth/pending-logins.ts';
import { deletePendingLoginsOf } from '#platform/auth/pending-logins.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { concerning, getOrRefuse, refuse } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import { drawQrCode } from '#platform/qr-code.ts';
import { endAccess, startAfresh } from '../signing-in/access.service.ts';
import { noticeJob } from '../accounts.jobs.ts';
import * as accounts from '../accounts.queries.ts';
import { isUsable } from '../accounts.rules.ts';
import { addressFor, makeSecret } from './authenticator.ts';
import { checkPassword, confirmed } from '../signing-in/confirmation.service.ts';
import { deviceKey } from '../signing-in/login-budget.ts';
import { openFor } from '../signing-in/login.service.ts';
import { sealSecret } from './sealed-secret.ts';
import * as queries from './second-step.queries.ts';
import { lacksSecondStep, readable } from './second-step.rules.ts';
import { issueRecoveryCodes, takeAppCode, takeCode } from './step-codes.service.ts';

/** The code that a login waits for. Tries are counted before they are made. */
export const giveCode = async (ctx: Ctx, code: string, exchange: Exchange) => {
  const { throttle } = ctx.services;
  const pending = await findPendingLogin(ctx, exchange.cookie('login'));
  const account = pending && (await accounts.findById(ctx, pending.user_id));
  if (!pending || !isUsable(account)) return refuse('auth/login-expired');
  const key = (await deviceKey(ctx, account.email, exchange)) ?? account.uuid;
  return concerning({ subjectId: account.id }, async () => {
    await throttle.attempt('loginCode', key);
    return transact(ctx, async (tx) => {
      await takeCode(tx, account.id, code);
      await deletePendingLoginsOf(tx.db, account.id);
      tx.afterCommit(() => exchange.clearCookie('login'));
      tx.afterCommit(() => throttle.clear('loginCode', key));
      return openFor(tx, exchange, account, pending.after_recovery);
    });
  });
};

export const state = async (ctx: SignedInCtx): Promise<SecondStepState> => {
  const { id, role } = ctx.actor;
  const since = (await queries.find(ctx, id))?.confirmed_at ?? null;
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    codes_left: since === null ? 0 : await queries.countRecoveryCodes(ctx, id),
    required: ctx.services.config.SECOND_STEP_ROLES.includes(role),
  };
};

/** Somebody who comes here directly from the login has just given the password and is not asked again. */
export const start = async (ctx: SignedInCtx, password: string | undefined) => {
  const account = await ownAccount(ctx);
  if (account.second_step_since !== null) refuse('second-step/already-on');
  if (!ctx.actor.awaitsSecondStep) await checkPassword(ctx, account, password);
  const secret = makeSecret();
  return transact(ctx, async (tx) => {
    if (!(await queries.start(tx, account.id, sealSecret(tx, account.id, secret))))
      refuse('second-step/already-on');
    await audit(tx, { action: 'second-step.start', subjectId: account.id });
    return { key: readable(secret), qr: drawQrCode(addressFor(secret, account.email)) };
  });
};

export const turnOn = async (ctx: SignedInCtx, code: string, exchange: Exchange) => {
  const account = await ownAccount(ctx);
  await ctx.services.throttle.attempt('confirmation', account.uuid);
  return transact(ctx, async (tx) => {
    if (!(await queries.find(tx, account.id))) refuse('second-step/not-started');
    if (!(await takeAppCode(tx, account.id, code))) refuse('auth/wrong-code');
    if (!(await queries.confirm(tx, account.id))) refuse('second-step/already-on');
    const codes = await issueRecoveryCodes(tx, account.id);
    await record(tx, account.id, 'second-step-on');
    tx.afterCommit(() => tx.services.throttle.clear('confirmation', account.uuid));
    return { session: await startAfresh(tx, exchange, account, 'none'), codes };
  });
};

/** A role that requires it sets it up anew at once: so one moves to another telephone. */
export const turnOff = (ctx: SignedInCtx, given: Confirmation, exchange: Exchange) =>
  confirmed(ctx, given, async (tx, account) => {
    await removeFor(tx, account.id, 'second-step-off');
    const without = { ...account, second_step_since: null };
    const lacks = lacksSecondStep(without, ctx.services.config.SECOND_STEP_ROLES);
    return startAfresh(tx, exchange, without, lacks ? 'second-step' : 'none');
  });

export const newCodes = (ctx: SignedInCtx, given: Confirmation) =>
  confirmed(ctx, given, async (tx, { id, second_step_since: since }) => {
    if (since === null) refuse('second-step/not-on');
    await audit(tx, { action: 'second-step.new-codes', subjectId: id });
    return { codes: await issueRecoveryCodes(tx, id) };
  });

/** For somebody who lost the telephone and the recovery codes. Their password stays. */
export const reset = (ctx: SignedInCtx, { email, ...given }: Confirmation & { readonly email: string }) =>
  confirmed(ctx, given, async (tx) => {
    const account = await accounts.findByEmail(tx, email);
    if (!account) return refuse('second-step/not-on');
    await removeFor(tx, account.id, 'second-step-reset');
    await endAccess(tx, account.id);
    return { name: account.name };
  });

const removeFor = async (tx: Ctx, userId: number, kind: 'second-step-off' | 'second-step-reset') => {
  if (!(await queries.remove(tx, userId))) refuse('second-step/not-on');
  await record(tx, userId, kind);
};

/** In the audit, and in a mail to the person. */
const record = async (tx: Ctx, userId: number, kind: Parameters<typeof noticeJob.handle>[1]['kind']) => {
  await audit(tx, { action: `account.${kind}`, subjectId: userId });
  await tx.services.jobs.enqueue(tx, noticeJob, { userId, kind });
};

const ownAccount = async (ctx: SignedInCtx) => getOrRefuse(await accounts.findById(ctx, ctx.actor.id));
