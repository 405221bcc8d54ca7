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
import { landingPage } from '../accounts.rules.ts';
import * as users from '../users/users.queries.ts';

export const current = async (ctx: SignedInCtx): Promise<CurrentSession> =>
  describe(ctx, getOrRefuse(await queries.findById(ctx, ctx.actor.id)), restrictionOfSession(ctx.actor));

export const consent = async (ctx: SignedInCtx): Promise<CurrentSession> =>
  transact(ctx, async (tx) => {
    await users.giveConsent(tx, ctx.actor.id, noticeVersion);
    await audit(tx, { action: 'account.consent', subjectId: ctx.actor.id, after: { noticeVersion } });
    return current(tx);
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

const restrictionOfSession = ({ restricted, awaitsSecondStep }: Actor): Restriction => {
  if (awaitsSecondStep) return 'second-step';
  return restricted ? 'password' : 'none';
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
  landing: landingPage(account.user_role, account.rodo, restriction),
  restricted: restriction !== 'none',
  storage_key: ctx.services.sealer.deriveKey(`browser storage of ${account.uuid}`),
});
