import { mayBy, type Permission } from '@indeks/contract/access/permissions';
import { isSecretariat } from '@indeks/contract/access/roles';
import { broadcastTexts as texts } from '@indeks/contract/talk/broadcasts/broadcasts.texts';
import {
  inBraces,
  listPlaceholders,
  ofSettlements,
  type Placeholder,
} from '@indeks/contract/talk/own-words/placeholders';
import type { ChosenPeople } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { lecturerRecipients } from '#modules/employment/staff/index.ts';
import { studentRecipients } from '#modules/studies/students/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import * as queries from './choosing.queries.ts';
import { mayFillIn, type About } from '#modules/talk/own-words/index.ts';

/** Who may write to whom at once. */
const permissionOf: Readonly<Record<ChosenPeople['audience'], Permission>> = {
  students: 'students.view',
  lecturers: 'lecturers.manage',
  everyone: 'chat.broadcast',
};

/** Everybody whom a message would be for, in the order of the list, and who of them cannot get it. */
export const choose = async (ctx: SignedInCtx, asked: ChosenPeople): Promise<queries.Chosen[]> => {
  refuseHidden(ctx, asked);
  const ids = await queries.narrow(ctx, await listChosen(ctx, asked), asked);
  const kept = asked.papers ? await keepLackingPapers(ctx, ids, asked) : ids;
  return queries.listAccounts(ctx, kept, asked.mail_inactive !== undefined);
};

/** Those whose folder lacks something, by the words of the students' own list. */
const keepLackingPapers = async (
  ctx: SignedInCtx,
  people: readonly number[],
  { ids, cid, pid, date }: ChosenPeople,
): Promise<readonly number[]> => {
  const folder = 'incomplete';
  const lacking = new Set(
    await studentRecipients(ctx, ids ? { folder } : { cid, pid, date, folder }, undefined),
  );
  return people.filter((id) => lacking.has(id));
};

/** What follows from payments or grades is asked by those alone who see them. */
const refuseHidden = (ctx: SignedInCtx, { audience, debt, ungraded }: ChosenPeople): void => {
  const may = (permission: Permission) => mayBy(ctx.services.roleTable)(ctx.actor.role, permission);
  if (!may(permissionOf[audience])) refuse('auth/not-allowed');
  if (debt && !may('settlements.manage')) refuse('auth/not-allowed');
  if (ungraded !== undefined && !may('graduation.view')) refuse('auth/not-allowed');
};

const listChosen = (ctx: SignedInCtx, { audience, ids, ...filter }: ChosenPeople): Promise<number[]> => {
  if (audience === 'students') return studentRecipients(ctx, filter, ids);
  if (audience === 'lecturers') return lecturerRecipients(ctx, filter, ids);
  return queries.everyoneElse(ctx, ctx.actor.id);
};

/** Placeholders about payments are allowed only to people who may see payments. */
export const refuseOthersPlaceholders = (
  ctx: SignedInCtx,
  words: { readonly subject: string; readonly text: string },
): void => {
  if (mayFillIn(ctx)) return;
  for (const path of ['subject', 'text'] as const) {
    const other = listPlaceholders(words[path]).find(isOfSettlements);
    if (other)
      refuse('input/invalid', {
        fields: [{ path, message: texts.placeholderOfSettlements(inBraces(other)) }],
      });
  }
};

const isOfSettlements = (key: Placeholder): boolean => ofSettlements.includes(key);

/** The studies from which the values are taken: those that the filters of the list leave. */
export const pickStudies = (ctx: SignedInCtx, { ids, cid, pid, date }: ChosenPeople): About => ({
  ...(ids ? {} : { cid, pid, date }),
  // A coordinator tells nobody of studies at another place.
  ...(!isSecretariat(ctx.actor.role) && { coordinator: ctx.actor.id }),
});
