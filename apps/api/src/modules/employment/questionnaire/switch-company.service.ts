import { isOn, toFlag } from '@indeks/contract/common/flags';
import { holdAccount, setCompany } from '#modules/identity/accounts/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { deleteSessionsOf } from '#platform/auth/sessions.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import * as drafts from './drafts.queries.ts';
import * as history from './history.queries.ts';
import * as queries from './questionnaire.queries.ts';
import { kindOf } from './questionnaire.rules.ts';
import { announce } from './questionnaire.service.ts';

/** Deletes the old form with its draft, keeps only the names of its fields in the history, and ends all sessions of the person. */
export const switchCompany = (ctx: SignedInCtx, exchange: Exchange) =>
  transact(ctx, async (tx) => {
    const { id } = tx.actor;
    const { is_company } = await holdAccount(tx, id);
    const becomesCompany = !isOn(is_company);
    await setCompany(tx, id, becomesCompany);
    await queries.remove(tx, id);
    await drafts.remove(tx, id);
    await history.eraseValues(tx, id);
    await history.insert(tx, {
      userId: id,
      kind: 'switched',
      form: kindOf(becomesCompany),
      fields: [],
      sealed: null,
    });
    await deleteSessionsOf(tx.db, id);
    await audit(tx, {
      action: 'questionnaire.switch',
      subjectId: id,
      before: { is_company },
      after: { is_company: toFlag(becomesCompany) },
    });
    announce(tx, id);
    tx.afterCommit(() => exchange.clearSession());
    return { ok: true as const };
  });
