import { isOn, toFlag } from '@indeks/contract/common/flags';
import { dateProblems } from '@indeks/contract/employment/questionnaire/questionnaire.problems';
import type {
  Questionnaire,
  QuestionnaireOfPerson,
  QuestionnaireSave,
} from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { holdAccount, renameAccount } from '#modules/identity/accounts/index.ts';
import { actedFor, announceToOwner, getOwner, type Person } from '#modules/identity/people/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import * as drafts from './drafts.queries.ts';
import * as history from './history.queries.ts';
import { canSeeDraft, keepsPapers, mustFillIn } from './questionnaire.policy.ts';
import * as queries from './questionnaire.queries.ts';
import { toKept, kindOf, nameFrom, whatChanged } from './questionnaire.rules.ts';
import { openQuestionnaire, sealChange, sealQuestionnaire } from './sealed-documents.ts';

export const get = async (ctx: SignedInCtx, userId: number): Promise<QuestionnaireOfPerson> =>
  toWire(ctx, await personWithPapers(ctx, userId));

export const save = (ctx: SignedInCtx, userId: number, input: QuestionnaireSave) =>
  transact(ctx, async (tx) => {
    const person = await personWithPapers(tx, userId);
    const { is_company } = await holdAccount(tx, userId);
    if (input.kind !== kindOf(isOn(is_company))) refuse('questionnaire/other-kind');
    const problems = dateProblems(input, tx.clock.today());
    if (problems.length > 0) refuse('input/invalid', { fields: problems });
    await keep(tx, person, input);
    // Saved by somebody else, the draft stays: its person has not seen that yet.
    if (canSeeDraft(tx.actor, userId)) await drafts.remove(tx, userId);
    return get(tx, userId);
  });

/** Another person's papers are answered as missing. */
export const personWithPapers = async (ctx: SignedInCtx, userId: number): Promise<Person> => {
  const person = await getOwner(ctx, userId);
  return keepsPapers(person.role) ? person : refuse('record/not-found');
};

/** Whether the caller has to fill the form in before a month can be settled. */
export const lacksQuestionnaire = async (ctx: SignedInCtx): Promise<boolean> =>
  mustFillIn(ctx.actor, ctx.services.roleTable) && (await queries.find(ctx, ctx.actor.id)) === undefined;

export const findQuestionnaire = async (ctx: Ctx, userId: number): Promise<Questionnaire | undefined> => {
  const row = await queries.find(ctx, userId);
  return row && openQuestionnaire(ctx, userId, row.sealed);
};

const keep = async (tx: SignedInCtx, person: Person, input: QuestionnaireSave): Promise<void> => {
  const row = await queries.find(tx, person.id);
  const before = row && openQuestionnaire(tx, person.id, row.sealed);
  const after = toKept(input);
  const { kind, fields } = whatChanged(before, after);
  await write(tx, person, { input, after, isNew: !row, changed: kind === 'changed' });
  await history.insert(tx, {
    userId: person.id,
    kind,
    form: after.kind,
    fields,
    sealed: sealChange(tx.services.sealer, person.id, { before: before?.form ?? null, after: after.form }),
  });
  await renameAccount(tx, person.id, nameFrom(after));
  // The values stay sealed: the trace says which fields, never what stands in them.
  await audit(tx, {
    action: 'questionnaire.save',
    subjectId: person.id,
    after: { form: after.kind, kind, fields },
    ...actedFor(tx, person.id),
  });
  announce(tx, person.id);
};

interface Writing {
  readonly input: QuestionnaireSave;
  readonly after: Questionnaire;
  readonly isNew: boolean;
  readonly changed: boolean;
}

/** A questionnaire that was never filled in has version 0. */
const write = async (tx: SignedInCtx, person: Person, { input, after, isNew, changed }: Writing) => {
  const document = {
    userId: person.id,
    sealed: sealQuestionnaire(tx.services.sealer, person.id, after),
    formDate: after.form.registerFormGeneral.formDate,
  };
  const { version } = input;
  if (isNew && version === 0) await queries.insert(tx, document);
  else if (isNew || !(await queries.update(tx, document, { version, changed })))
    await refuseStale(tx, {
      actions: ['questionnaire.save'],
      subjectId: person.id,
      current: await toWire(tx, person),
    });
};

/** Lists of people show the name and whether the form was changed, so they follow too. */
export const announce = (ctx: SignedInCtx, userId: number): void => {
  announceToOwner(ctx, userId, 'questionnaires', [userId]);
  announceToOwner(ctx, userId, 'people', [userId]);
};

/** The person is read again, since saving may have changed the name. */
const toWire = async (ctx: SignedInCtx, { id }: Person): Promise<QuestionnaireOfPerson> => {
  const [person, row] = [await getOwner(ctx, id), await queries.find(ctx, id)];
  return {
    uid: id,
    name: person.name,
    is_company: toFlag(person.isCompany),
    questionnaire: row ? openQuestionnaire(ctx, id, row.sealed) : null,
    version: row?.version ?? 0,
    saved_at: row?.saved_at.toISOString() ?? null,
  };
};
