import { formatCertificateNumber } from '@indeks/contract/studies/certificates/certificates.rules';
import { mostCompleted } from '@indeks/contract/studies/certificates/certificates.keys';
import type {
  CertificateContent,
  Completing,
  Completion,
  CompletionGroup,
} from '@indeks/contract/studies/certificates/certificates.schemas';
import { notify } from '#modules/notices/notifications/index.ts';
import { listBirthFacts, type BirthFacts } from '#modules/studies/student-forms/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './certificates.queries.ts';
import { announce, freeze, toLine } from './certificates.wire.ts';
import { findCandidates, findCourseName, listGroup, peopleOf } from './completing.queries.ts';
import type { CandidateRow, GroupFilter } from './completing.queries.ts';
import { composeContent, daysOf, findSignatory, listMissing, resultOf, sumOf } from './completing.rules.ts';
import type { Rules } from './completing.rules.ts';
import * as register from './register.queries.ts';
import { certificateTold } from './told.texts.ts';

/** Who of a group may get a certificate now, and what the others lack. */
export const ofGroup = async (ctx: SignedInCtx, filter: GroupFilter): Promise<CompletionGroup> => {
  const course = getOrRefuse(await findCourseName(ctx, filter.cid));
  const open = await listGroup(ctx, filter, { certified: false, limit: mostCompleted + 1 });
  const done = await listGroup(ctx, filter, { certified: true, limit: mostCompleted + 1 });
  // Those who have theirs never stand in the way of those who wait.
  const found = [...open, ...done];
  const ids = found.slice(0, mostCompleted).map(({ id }) => id);
  const rows = await findCandidates(ctx, ids);
  const births = await listBirthFacts(
    ctx,
    rows.map(({ uid }) => uid),
  );
  const today = ctx.clock.today();
  const year = Number(today.slice(0, 4));
  return {
    course,
    people: rows
      .map((row) => toCompleting(row, births.get(row.uid), rulesOf(ctx)))
      .toSorted((one, other) => standingOf(one) - standingOf(other)),
    capped: found.length > mostCompleted,
    next: formatCertificateNumber(await queries.nextNumber(ctx, year), year),
    signatory: getSignatory(ctx, today),
    formula: ctx.services.config.CERTIFICATE_FORMULA,
    advice: {
      subjectsWithoutClasses: listWithoutClasses(rows),
      emblem: ctx.services.config.CERTIFICATE_EMBLEM_FILE !== '',
    },
  };
};

/** Each subject once, of all programmes of the group. */
const listWithoutClasses = (rows: readonly CandidateRow[]): string[] => [
  ...new Set(
    rows.flatMap(({ subjects }) => subjects.filter(({ classes }) => !classes).map(({ name }) => name)),
  ),
];

/** Order of the list: people who lack something first, people with a certificate last, each group by name. */
const standingOf = ({ missing, certificate }: Completing): number =>
  certificate ? 2 : Number(missing.length === 0);

export const rulesOf = ({ services: { config } }: Ctx): Rules => ({
  thresholds: config.CERTIFICATE_RESULTS_FROM,
  formula: config.CERTIFICATE_FORMULA,
  leastEcts: config.CERTIFICATE_LEAST_ECTS,
});

export const getSignatory = ({ services: { config } }: Ctx, day: string): CertificateContent['signatory'] =>
  findSignatory(config.CERTIFICATE_SIGNATORIES, day) ?? refuse('certificates/no-signatory');

const toCompleting = (row: CandidateRow, birth: BirthFacts | undefined, rules: Rules): Completing => {
  const result = resultOf(row.subjects, rules);
  const { certificate_id: id, certificate_number: number, certificate_year: year } = row;
  const certificate =
    id === null || number === null || year === null
      ? null
      : { id, number: formatCertificateNumber(number, year) };
  return {
    id: row.id,
    uid: row.uid,
    eid: row.eid,
    name: row.listed_name,
    album: row.album_nr,
    average: result?.average ?? null,
    result: result?.result ?? null,
    ects: sumOf(row.subjects, 'ects'),
    missing: certificate ? [] : [...listMissing(row, birth, rules)],
    certificate,
  };
};

/**
 * Issues certificates for all of the enrolments or none. The people are locked first: no grade, payment or name of theirs changes until
 * the certificates are written. Numbers are given in the order of names.
 */
export const issue = (ctx: SignedInCtx, { ids, completed, issued, copies }: Completion) =>
  transact(ctx, async (tx) => {
    await holdPeople(tx, peopleOf(ids));
    const rows = getAllOrRefuse(ids, await findCandidates(tx, ids));
    refuseWrongDays(tx, { completed, issued }, rows);
    const births = await listBirthFacts(
      tx,
      rows.map(({ uid }) => uid),
    );
    const ready = refuseUnready(rows, births, rulesOf(tx));
    const first = await queries.takeNumbers(tx, Number(issued.slice(0, 4)), ready.length);
    const contents = composeNumbered(tx, ready, { completed, issued, copies }, first);
    const certificateIds = await keep(tx, rows, contents);
    await tell(tx, rows, issued);
    announce(
      tx,
      rows.map(({ uid }) => uid),
    );
    return {
      certificates: contents.map(({ number, person }, index) => ({
        id: getOrRefuse(certificateIds[index]),
        number,
        name: person.listed,
      })),
    };
  });

/** What a certificate in force would say today; the day of completion and the copies are told by the one before. */
export const composeAgain = async (
  tx: SignedInCtx,
  row: CandidateRow,
  before: CertificateContent,
): Promise<CertificateContent> => {
  const births = await listBirthFacts(tx, [row.uid]);
  const own = { ...row, certificate_id: null };
  const [ready] = refuseUnready([own], births, rulesOf(tx));
  return composeContent({
    ...getOrRefuse(ready),
    number: before.number,
    rules: rulesOf(tx),
    issuer: before.issuer,
    signatory: before.signatory,
    place: before.place,
    completed: before.completed,
    issued: before.issued,
    copies: before.copies,
  });
};

type Days = Pick<Completion, 'completed' | 'issued'>;

export const refuseWrongDays = (
  tx: Ctx,
  { completed, issued }: Days,
  rows: readonly CandidateRow[],
): void => {
  const today = tx.clock.today();
  const isIssuedNow = issued <= today && issued.slice(0, 4) === today.slice(0, 4);
  const inOrder = rows
    .map((row) => daysOf(row, completed))
    .every((own) => own.began < own.completed && own.completed <= issued);
  if (!isIssuedNow || !inOrder) refuse('certificates/day');
};

export const refuseUnready = (
  rows: readonly CandidateRow[],
  births: ReadonlyMap<number, BirthFacts>,
  rules: Rules,
): readonly { readonly row: CandidateRow; readonly birth: BirthFacts }[] => {
  const named = (some: readonly CandidateRow[]) => some.map(({ listed_name }) => listed_name).join(', ');
  const certified = rows.filter(({ certificate_id }) => certificate_id !== null);
  if (certified.length > 0) refuse('certificates/exists', { details: { names: named(certified) } });
  const unready = rows.filter((row) => listMissing(row, births.get(row.uid), rules).length > 0);
  if (unready.length > 0) refuse('certificates/not-ready', { details: { names: named(unready) } });
  return rows.map((row) => ({ row, birth: getOrRefuse(births.get(row.uid)) }));
};

/** From the first number on, in the order of the rows. */
export const composeNumbered = (
  tx: Ctx,
  ready: readonly { readonly row: CandidateRow; readonly birth: BirthFacts }[],
  given: Omit<Completion, 'ids'>,
  first: number,
): CertificateContent[] => {
  const { config } = tx.services;
  const year = Number(given.issued.slice(0, 4));
  const signatory = getSignatory(tx, given.issued);
  return ready.map(({ row, birth }, index) =>
    composeContent({
      number: formatCertificateNumber(first + index, year),
      row,
      birth,
      rules: rulesOf(tx),
      issuer: { name: config.PROVIDER_NAME, address: config.PROVIDER_ADDRESS, seat: config.PROVIDER_SEAT },
      signatory,
      place: config.CERTIFICATE_PLACE,
      ...given,
    }),
  );
};

/** Each with its line of the register and its trace. */
const keep = async (
  tx: SignedInCtx,
  rows: readonly CandidateRow[],
  contents: readonly CertificateContent[],
): Promise<readonly number[]> => {
  const certificates = contents.map((content, index) => {
    const { eid, cid } = getOrRefuse(rows[index]);
    const [number = 0, year = 0] = content.number.split('/').map(Number);
    return { year, number, enrolment_id: eid, cid, ...freeze(content) };
  });
  const ids = await queries.insertMany(tx, certificates);
  const lines = contents.map((content, index) => {
    const { uid, pid, cid } = getOrRefuse(rows[index]);
    return toLine(content, { certificate_id: getOrRefuse(ids[index]), uid, pid, cid });
  });
  await register.insertMany(tx, lines);
  await auditAll(
    tx,
    certificates.map(({ content_hash, enrolment_id, cid }, index) => ({
      action: 'certificate.issue',
      subjectId: getOrRefuse(ids[index]),
      forUserId: getOrRefuse(rows[index]).uid,
      after: { number: contents[index]?.number, enrolment_id, cid, content_hash },
    })),
  );
  return ids;
};

const tell = (tx: SignedInCtx, rows: readonly CandidateRow[], issued: string): Promise<void> =>
  notify(
    tx,
    rows.map(({ uid, course }) => ({
      userId: uid,
      kind: 'certificate' as const,
      senderId: null,
      title: certificateTold.title,
      text: certificateTold.text(course, issued),
    })),
  );
