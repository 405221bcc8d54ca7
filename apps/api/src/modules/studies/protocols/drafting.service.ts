import { createHash } from 'node:crypto';
import { findAttempt } from '@indeks/contract/studies/evaluations/attempts.rules';
import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { intakeInSession, isUnusual } from '@indeks/contract/studies/evaluations/grades.rules';
import type { ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import { formatProtocolNumber } from '@indeks/contract/studies/protocols/protocols.rules';
import type {
  ProtocolContent,
  ProtocolPreview,
  ProtocolToPrint,
} from '@indeks/contract/studies/protocols/protocols.schemas';
import {
  findOtherClosing,
  fromTenths,
  getGroup,
  needsTerm,
  toTenths,
  type ClosedOutcome,
} from '#modules/studies/evaluations/index.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import { pdfContentType } from '#platform/pdf/pdf.ts';
import { findLeavers, findOwnDay, nameLeavers, type Leavers } from './leavers.service.ts';
import { previewPdf } from './pdf/protocol.pdf.ts';
import * as queries from './protocols.queries.ts';
import { composeContent } from './protocols.rules.ts';
import { readContent } from './protocols.service.ts';

type Group = Awaited<ReturnType<typeof getGroup>>;
type Asked = Pick<ProtocolToPrint, 'date' | 'type' | 'exam' | 'correction'>;

/** A protocol before it has a number: whom it names, with what, and what it supersedes. */
export interface Draft {
  readonly group: Group;
  readonly outcomes: readonly ClosedOutcome[];
  readonly leavers: Leavers;
  readonly inForce: queries.ProtocolInForce | undefined;
  /** Hash of the content before anything is typed; a caller who sends it knows what is being closed. */
  readonly seen: string;
  readonly composeAs: (number: string) => ProtocolContent;
}

/** From the attempts of the term as they are, and the grades that a correction gives instead. */
export const draftProtocol = async (ctx: SignedInCtx, whole: Group, asked: Asked): Promise<Draft> => {
  const { subject, intake, rows } = whole;
  if (rows.length === 0) refuse('protocols/nobody');
  const allInForce = await queries.listInForce(ctx, subject.id, intake);
  const inForce = allInForce.find(({ type }) => type === asked.type);
  if (!inForce) refuseTermNotOpen(ctx, asked.type, allInForce);
  const named = rows.filter((row) => needsTerm(row, asked.type));
  if (named.length === 0) refuse('protocols/nobody-resits');
  const { exam, correction } = asked;
  refuseStrangers(named, [...(exam?.exceptions ?? []), ...(correction?.grades ?? [])]);
  const group = { sid: subject.id, type: asked.type, eids: rows.map(({ eid }) => eid) };
  const leavers = await findLeavers(ctx, inForce, group);
  const composeWith = (typed: Asked) => {
    const outcomes = named.map((row) => decideOutcome(row, typed, inForce));
    const composeAs = (number: string) =>
      nameLeavers(compose(ctx, number, typed, { group: whole, outcomes, inForce }), leavers.kept, inForce);
    return { outcomes, composeAs };
  };
  const untyped = composeWith({ date: asked.date, type: asked.type }).composeAs('');
  const seen = createHash('sha256')
    .update(JSON.stringify([inForce?.id, untyped]))
    .digest('hex');
  return { group: whole, leavers, inForce, seen, ...composeWith(asked) };
};

/** A further re-sit is held after the one before it was closed, as long as the provider holds it. */
const refuseTermNotOpen = (
  { services }: SignedInCtx,
  type: ProtocolType,
  inForce: readonly queries.ProtocolInForce[],
): void => {
  const held = services.config.EXAM_TERMS;
  if (type > held) refuse('grades/no-such-term', { details: { terms: held } });
  if (type > 2 && !inForce.some((row) => row.type === type - 1)) refuse('protocols/earlier-term-open');
};

const refuseStrangers = (named: Group['rows'], told: readonly { readonly eid: number }[]): void => {
  const eids = new Set(named.map(({ eid }) => eid));
  if (told.some(({ eid }) => !eids.has(eid))) refuse('protocols/not-named');
};

const decideOutcome = (
  row: Group['rows'][number],
  { type, exam, correction }: Asked,
  inForce: queries.ProtocolInForce | undefined,
): ClosedOutcome => {
  const corrected = correction?.grades.find(({ eid }) => eid === row.eid);
  const attempt = findAttempt(row, type);
  const other = findOtherClosing(row, type, inForce);
  if (other && attempt) {
    const number = formatProtocolNumber(other.number, other.year);
    if (corrected) refuse('grades/closed', { details: { names: row.name, number } });
    return { row, value: attempt.value, day: attempt.examinedOn };
  }
  const exception = exam?.exceptions.find(({ eid }) => eid === row.eid);
  return {
    row,
    value: corrected ? toTenths(corrected.grade) : (attempt?.value ?? didNotCome),
    day: exception?.day ?? exam?.day ?? attempt?.examinedOn ?? null,
  };
};

const compose = (
  { services: { config }, clock }: SignedInCtx,
  number: string,
  { date, type, exam, correction }: Asked,
  { group: { subject, intake, rows }, outcomes, inForce }: Pick<Draft, 'group' | 'outcomes' | 'inForce'>,
): ProtocolContent =>
  composeContent({
    number,
    type,
    issuer: { name: config.PROVIDER_NAME, address: config.PROVIDER_ADDRESS },
    subject,
    lecturer: { name: rows[0]?.professor_name ?? null, degree: rows[0]?.professor_degree ?? null },
    date,
    intake,
    today: clock.today(),
    exam: exam ? { day: exam.day, place: exam.place } : null,
    correction: correction && inForce ? { ...nameInForce(inForce), reason: correction.reason } : null,
    students: outcomes.map(({ row, value, day }) => ({
      eid: row.eid,
      name: row.name,
      album_nr: row.album_nr,
      grade: value === didNotCome ? null : fromTenths(value),
      // Without a day of the exam, that on which the grade was entered.
      day: day ?? (value === didNotCome ? null : (findAttempt(row, type)?.givenOn ?? clock.today())),
      place: exam?.exceptions.find(({ eid }) => eid === row.eid)?.place ?? null,
    })),
  });

export const nameInForce = ({ number, year, created_at }: queries.ProtocolInForce) => ({
  number: formatProtocolNumber(number, year),
  created: dateInWarsaw(created_at),
});

interface PreviewFilter {
  readonly date: string;
  readonly cid: number;
  readonly sid: number;
  readonly half?: ProtocolToPrint['half'];
  readonly type: ProtocolType;
}

/** The protocol that would be closed now; writes nothing. */
export const preview = async (
  ctx: SignedInCtx,
  { date, cid, sid, half, type }: PreviewFilter,
): Promise<ProtocolPreview> => {
  const draft = await draftUnheld(ctx, { date, cid, sid, half, type });
  const { outcomes, leavers, inForce, seen, composeAs } = draft;
  return {
    // The number is given when it is closed.
    content: composeAs(''),
    seen,
    inForce: inForce ? { id: inForce.id, ...nameInForce(inForce) } : null,
    changes: inForce ? compareWith(inForce, outcomes) : [],
    people: {
      added: inForce ? listAdded(inForce, outcomes) : [],
      dropped: leavers.dropped.map(({ name }) => name),
      left: leavers.kept.map((line) => ({ eid: line.eid, day: findOwnDay(line, inForce) })),
    },
    checks: {
      missing: outcomes.filter(({ row }) => !findAttempt(row, type)).map(({ row }) => row.name),
      withoutAlbum: outcomes
        .filter(({ row }) => !row.album_nr)
        .map(({ row: { uid, name } }) => ({ uid, name })),
      unusual: outcomes.filter(({ value }) => isUnusual(value / 10)).map(({ row }) => row.name),
    },
    places: await queries.listPlaces(
      ctx,
      outcomes.map(({ row }) => row.eid),
    ),
  };
};

/** The paper of what would be closed now, with what is typed. */
export const printPreview = async (ctx: SignedInCtx, input: ProtocolToPrint): Promise<FileAnswer> => {
  const { composeAs } = await draftUnheld(ctx, input);
  const document = previewPdf(composeAs(''), ctx.clock.now());
  return {
    content: await ctx.services.pdf.render(document, ctx),
    contentType: pdfContentType,
    fileName: `podglad-protokolu-${ctx.clock.today()}.pdf`,
  };
};

/** A preview takes no locks: other people may enter grades meanwhile. */
const draftUnheld = async (
  ctx: SignedInCtx,
  { cid, sid, half, ...asked }: ProtocolToPrint,
): Promise<Draft> => {
  const group = await getGroup(ctx, sid, ({ semester }) => intakeInSession(asked.date, half ?? semester));
  if (group.subject.cid !== cid) refuse('record/not-found');
  return draftProtocol(ctx, group, asked);
};

/** People of the group whom the protocol in force does not name. */
const listAdded = (inForce: queries.ProtocolInForce, outcomes: readonly ClosedOutcome[]): string[] => {
  const before = new Set(readContent(inForce).students.map(({ eid }) => eid));
  return outcomes.filter(({ row }) => !before.has(row.eid)).map(({ row }) => row.name);
};

/** People whose grade would differ from the one in the protocol in force. */
const compareWith = (inForce: queries.ProtocolInForce, outcomes: readonly ClosedOutcome[]) => {
  const before = new Map(readContent(inForce).students.map(({ eid, grade }) => [eid, grade ?? didNotCome]));
  return outcomes.flatMap(({ row: { eid }, value }) => {
    const was = before.get(eid);
    return was === undefined || was === value / 10 ? [] : [{ eid, before: was, after: value / 10 }];
  });
};
