import { roleNames } from '@indeks/contract/access/roles';
import { filterInFileName } from '@indeks/contract/common/format';
import { personHistoryKinds } from '@indeks/contract/home/person-history/person-history.keys';
import type {
  PersonHistoryFilter,
  PersonHistoryPage,
  PersonHistoryQuery,
} from '@indeks/contract/home/person-history/person-history.schemas';
import { findRightOver } from '#modules/provider/person-rights/index.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { listFormChanges } from './form-changes.service.ts';
import { historyColumns, linesOf } from './person-history.csv.ts';
import * as queries from './person-history.queries.ts';
import { subjectOf, tellChange, type ActedEntry, type Told } from './person-history.rules.ts';
import {
  exportWords,
  historyWords as words,
} from '@indeks/contract/home/person-history/person-history.texts';

/** The person whose history it is, under the name that the caller knows. */
interface Asked {
  readonly name: string;
  readonly entries: readonly ActedEntry[];
}

const defaultItemsPerPage = 25;

export const ofPerson = async (ctx: SignedInCtx, id: number, query: PersonHistoryQuery) =>
  cutPage((await readHistory(ctx, id)).entries, query);

/**
 * What a person is shown of their own history; whoever else did something is only a role. Changes of the form stand below
 * the form.
 */
export const own = async (ctx: SignedInCtx, query: PersonHistoryQuery): Promise<PersonHistoryPage> => {
  const person = getOrRefuse(await queries.findPerson(ctx, ctx.actor.id));
  const entries = (await listEntries(ctx, person)).filter(({ shown, kind }) => shown && kind !== 'form');
  const page = cutPage(
    entries.map((entry) => nameRoleOnly(entry, person.id)),
    query,
  );
  return { ...page, actors: [] };
};

const nameRoleOnly = (entry: ActedEntry, personId: number): ActedEntry =>
  entry.actorId === personId ? entry : { ...entry, who: entry.role ?? words.university };

export const exportCsv = async (ctx: SignedInCtx, id: number, filter: PersonHistoryFilter) => {
  const { name, entries } = await readHistory(ctx, id);
  const kind = filter.kind && exportWords.kinds[filter.kind];
  const fileName = `historia${filterInFileName(name, kind)}-${ctx.clock.today()}.csv`;
  return csvAnswer(ctx, historyColumns, linesOf(entries.filter(isAskedBy(filter))), fileName);
};

/** Only people with every right over a person may read the whole history. */
const readHistory = async (ctx: SignedInCtx, id: number): Promise<Asked> => {
  const person = getOrRefuse(await queries.findPerson(ctx, id));
  if ((await findRightOver(ctx, id)) !== 'full') refuse('record/not-found');
  return { name: person.listed_name, entries: await listEntries(ctx, person) };
};

type Person = NonNullable<Awaited<ReturnType<typeof queries.findPerson>>>;

/** Changes of the log and of the person's forms, whose values are sealed and never in the log; the newest first. */
const listEntries = async (ctx: SignedInCtx, person: Person): Promise<ActedEntry[]> => {
  const changes = await queries.listChanges(ctx, person.id);
  const graded = changes.filter(({ action }) => action.startsWith('grade.'));
  const subjects = await queries.listSubjectNames(
    ctx,
    graded.map(({ subject_id }) => subjectOf(subject_id)),
  );
  const logged = changes.flatMap((change) =>
    tellChange(change, subjects).map((told, index) => makeEntry(change, told, index)),
  );
  const forms = await listFormChanges(ctx, person);
  return [...logged, ...forms].toSorted((one, other) => other.at.localeCompare(one.at));
};

const makeEntry = (change: queries.ChangeRow, told: Told, index: number): ActedEntry => ({
  id: `${change.id}-${index}`,
  at: change.at.toISOString(),
  who: change.actor_name ?? words.system,
  role: change.actor_role === null ? null : roleNames[change.actor_role],
  actorId: change.actor_id,
  unread: null,
  ...told,
});

const isAskedBy =
  ({ kind, actor, since }: PersonHistoryFilter) =>
  (entry: ActedEntry): boolean =>
    (kind === undefined || entry.kind === kind) && isAskedWhatever({ actor, since })(entry);

const isAskedWhatever =
  ({ actor, since }: Omit<PersonHistoryFilter, 'kind'>) =>
  ({ actorId, at }: ActedEntry): boolean =>
    (actor === undefined || actorId === actor) &&
    (since === undefined || dateInWarsaw(new Date(at)) >= since);

const cutPage = (entries: readonly ActedEntry[], query: PersonHistoryQuery): PersonHistoryPage => {
  const ofEveryKind = entries.filter(isAskedWhatever(query));
  const asked = ofEveryKind.filter(isAskedBy(query));
  const ordered = query.sortDesc === false ? asked.toReversed() : asked;
  const length = query.itemsPerPage ?? defaultItemsPerPage;
  const start = ((query.page ?? 1) - 1) * length;
  return {
    items: ordered.slice(start, start + length),
    total: asked.length,
    capped: false,
    counts: personHistoryKinds
      .map((kind) => ({ kind, count: ofEveryKind.filter((entry) => entry.kind === kind).length }))
      .filter(({ count }) => count > 0),
    actors: listActors(entries),
  };
};

const listActors = (entries: readonly ActedEntry[]) => {
  const names = new Map(
    entries.flatMap(({ actorId, who }) => (actorId === null ? [] : [[actorId, who] as const])),
  );
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pl'));
};
