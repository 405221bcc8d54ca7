import { mostNamed } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import {
  cutAtValues,
  fillInTitle,
  ofSettlements,
  type Placeholder,
  type PlaceholderValues,
} from '@indeks/contract/talk/own-words/placeholders';
import type {
  AudienceAsked,
  AudienceFound,
  Preview,
  PreviewAsked,
} from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { fillWords } from './broadcasts.policy.ts';
import { pickStudies, choose, refuseOthersPlaceholders } from './choosing.service.ts';
import { findAmong, type Chosen } from './choosing.queries.ts';
import { kinds } from './enqueuing.ts';
import * as trials from './trials.queries.ts';
import { listValues, mayFillIn } from '#modules/talk/own-words/index.ts';

/** Who would get a message, who is left out and why, and who lacks a value of it; the first of them by name. */
export const audience = async (
  ctx: SignedInCtx,
  { uses, find, ...asked }: AudienceAsked,
): Promise<AudienceFound> => {
  const people = await choose(ctx, asked);
  const open = people.filter(({ reason }) => reason === null);
  const watched = uses.filter((key) => isWatched(ctx, key));
  const values =
    watched.length > 0
      ? await listValues(ctx, idsOf(open), pickStudies(ctx, asked))
      : new Map<number, PlaceholderValues>();
  return {
    total: people.length,
    open: open.length,
    mailable: people.filter(({ mailable }) => mailable).length,
    skipped: people.filter(isSkipped).slice(0, mostNamed).map(nameSkipped),
    missing: watched.flatMap((key) => listMissing(key, open, values)),
    found: find ? await nameFound(ctx, open, find) : [],
  };
};

const nameFound = async (ctx: SignedInCtx, open: readonly Chosen[], find: string) => {
  const found = new Set(await findAmong(ctx, idsOf(open), find, mostNamed));
  return open.flatMap(({ id, listed_name }, place) =>
    found.has(id) ? [{ uid: id, listed_name, place }] : [],
  );
};

/** Whoever cannot be called by name is greeted without it; who owes nothing is told to those alone who settle payments. */
const isWatched = (ctx: SignedInCtx, key: Placeholder): boolean =>
  key !== 'vocative' && (mayFillIn(ctx) || !ofSettlements.includes(key));

const idsOf = (people: readonly Chosen[]): number[] => people.map(({ id }) => id);

const isSkipped = (person: Chosen): person is Chosen & { reason: NonNullable<Chosen['reason']> } =>
  person.reason !== null;
const nameSkipped = ({ id, listed_name, reason }: Chosen & { reason: NonNullable<Chosen['reason']> }) => ({
  uid: id,
  listed_name,
  reason,
});

const listMissing = (
  placeholder: Placeholder,
  open: readonly Chosen[],
  values: ReadonlyMap<number, PlaceholderValues>,
): AudienceFound['missing'] => {
  const without = open.filter(({ id }) => values.get(id)?.[placeholder] === '');
  if (without.length === 0) return [];
  const people = without.slice(0, mostNamed).map(({ id, listed_name }) => ({ uid: id, listed_name }));
  return [{ placeholder, count: without.length, people }];
};

/** The words that one of the recipients would read. */
export const preview = async (
  ctx: SignedInCtx,
  { subject, text, place, ...asked }: PreviewAsked,
): Promise<Preview> => {
  refuseOthersPlaceholders(ctx, { subject, text });
  const open = (await choose(ctx, asked)).filter(({ reason }) => reason === null);
  const person = open[Math.min(place, open.length - 1)] ?? refuse('messages/nobody');
  const [values] = (await listValues(ctx, [person.id], pickStudies(ctx, asked))).values();
  return {
    place: open.indexOf(person),
    open: open.length,
    person: { uid: person.id, listed_name: person.listed_name },
    ...fillWords({ subject, text }, values),
    pieces: {
      subject: values ? cutAtValues(subject, values, fillInTitle) : [],
      text: values ? cutAtValues(text, values) : [],
    },
  };
};

/** As the shown recipient would read it, to the caller's own mailbox. */
export const sendToSelf = async (ctx: SignedInCtx, asked: PreviewAsked) => {
  const { person, subject, text } = await preview(ctx, asked);
  return transact(ctx, async (tx) => {
    const trialId = await trials.insert(tx, { listed_name: person.listed_name, subject, text });
    await tx.services.jobs.enqueue(tx, kinds.trial, { trialId });
    await audit(tx, { action: 'message.send-to-self', subjectId: person.uid });
    return { ok: true } as const;
  });
};
