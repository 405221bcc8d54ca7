import { listPermissions } from '@indeks/contract/access/permissions';
import { dataNoticeVersion as noticeVersion } from '@indeks/contract/identity/accounts/data-notice';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { rememberDevice } from '#platform/auth/known-devices.ts';
import * as sessions from '#platform/auth/sessions.queries.ts';
import type { Restriction } from '#platform/auth/sessions.queries.ts';
import { openSession } from '#platform/auth/sessions.ts';
import { transact, type Actor, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import * as queries from '../accounts.queries.ts';
import { landingPage, owesNotice } from '../accounts.rules.ts';
import * as users from '../users/users.queries.ts';

export const current = async (ctx: SignedInCtx): Promise<CurrentSession> =>
  describeOwn(ctx, getOrRefuse(await queries.findById(ctx, ctx.actor.id)));

/** A session that waited for nothing else goes on as a new one with all its rights. */
export const consent = async (ctx: SignedInCtx, exchange: Exchange): Promise<CurrentSession> =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.findById(tx, ctx.actor.id));
    await users.giveConsent(tx, ctx.actor.id, noticeVersion);
    await audit(tx, { action: 'account.consent', subjectId: ctx.actor.id, after: { noticeVersion } });
    const account = getOrRefuse(await queries.findById(tx, ctx.actor.id));
    const waited = restrictionOfSession(ctx.actor, before) === 'notice';
    return waited ? open(tx, exchange, account, 'none') : describeOwn(tx, account);
  });

export const logout = async (ctx: Ctx, exchange: Exchange) => {
  exchange.clearSession();
  const sessionId = ctx.actor?.sessionId;
  if (sessionId !== undefined) await transact(ctx, (tx) => sessions.deleteSession(tx.db, sessionId));
  return { ok: true as const };
};

export const ownSessions = async (ctx: SignedInCtx) => {
  const rows = await sessions.listSessionsOf(ctx.db, ctx.actor.id, ctx.clock.now());
  return {
    items: rows.map((row) => ({
      id: row.id,
      device: row.device,
      current: row.id === ctx.actor.sessionId,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
    })),
  };
};

export const endSession = async (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    getOrRefuse(await sessions.deleteOwnSession(tx.db, ctx.actor.id, id));
    await audit(tx, { action: 'account.session-end', subjectId: id });
    return { ok: true as const };
  });

export const activeSessions = (ctx: SignedInCtx) => sessions.countLiveSessions(ctx.db, ctx.clock.now());

/** Opens a session in the caller's transaction and ends the one this browser had; the cookie leaves with the answer. */
export const open = async (
  ctx: Ctx,
  exchange: Exchange,
  account: queries.Account,
  restriction: Restriction,
): Promise<CurrentSession> => {
  if (ctx.actor) await sessions.deleteSession(ctx.db, ctx.actor.sessionId);
  const opened = await openSession(ctx, {
    userId: account.id,
    role: account.user_role,
    restriction,
    device: exchange.device,
  });
  ctx.afterCommit(() => exchange.setSession(opened.token));
  if (restriction !== 'password') await keepDevice(ctx, exchange, account.id);
  return describe(ctx, account, restriction);
};

/** Guesses from elsewhere do not block this browser from now on. */
const keepDevice = async (ctx: Ctx, exchange: Exchange, userId: number): Promise<void> => {
  const token = await rememberDevice(ctx, exchange.cookie('device'), userId);
  ctx.afterCommit(() => exchange.setCookie('device', token));
};

const describeOwn = (ctx: SignedInCtx, account: queries.Account): CurrentSession =>
  describe(ctx, account, restrictionOfSession(ctx.actor, account));

const restrictionOfSession = (
  { restricted, awaitsSecondStep }: Actor,
  account: queries.Account,
): Restriction => {
  if (awaitsSecondStep) return 'second-step';
  if (!restricted) return 'none';
  return owesNotice(account) ? 'notice' : 'password';
};

const describe = (ctx: Ctx, account: queries.Account, restriction: Restriction): CurrentSession => ({
  user: {
    id: account.id,
    uuid: account.uuid,
    name: account.name,
    email: account.email,
    email_alt: account.email_alt,
    telephone: account.telephone,
    is_admin: account.user_role,
    is_company: account.is_company,
    rodo: account.rodo?.toISOString() ?? null,
    rate_per_km: account.rate_per_km,
    registration_form: account.form_date ? { registerFormGeneral: { formDate: account.form_date } } : null,
    avatar: account.avatar,
  },
  permissions: listPermissions(account.user_role, ctx.services.roleTable),
  landing: landingPage(account.user_role, restriction),
  restricted: restriction !== 'none',
  owes: restriction,
  storage_key: ctx.services.sealer.deriveKey(`browser storage of ${account.uuid}`),
});
