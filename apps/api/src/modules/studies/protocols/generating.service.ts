import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { intakeInSession } from '@indeks/contract/studies/evaluations/grades.rules';
import type { Half } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import { protocolTypes } from '@indeks/contract/studies/protocols/protocols.keys';
import {
  formatProtocolNumber,
  formatWindow,
  generationWindows,
} from '@indeks/contract/studies/protocols/protocols.rules';
import type {
  ProtocolContent,
  ProtocolGroup,
  ProtocolToSave,
} from '@indeks/contract/studies/protocols/protocols.schemas';
import { closeTerm, getHeldGroup, getSubject, toTenths } from '#modules/studies/evaluations/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { draftProtocol, nameInForce, type Draft } from './drafting.service.ts';
import { listLeaversDays } from './leavers.service.ts';
import { blockFor } from './protocols.policy.ts';
import * as queries from './protocols.queries.ts';
import { composeTitle } from './protocols.rules.ts';
import { announce, readContent } from './protocols.service.ts';
import { toWire } from './protocols.wire.ts';

interface GroupFilter {
  readonly date: string;
  readonly cid: number;
  readonly sid: number;
  readonly half?: Half | undefined;
}

/** Data of the chosen group for the foot of a journal. */
export const ofGroup = async (
  ctx: SignedInCtx,
  { date, cid, sid, half }: GroupFilter,
): Promise<ProtocolGroup> => {
  const subject = await getSubject(ctx, sid);
  if (subject.cid !== cid) refuse('record/not-found');
  const inForce = await queries.listInForce(ctx, sid, intakeInSession(date, half ?? subject.semester));
  return {
    types: protocolTypes.flatMap((type) => {
      const found = inForce.find((row) => row.type === type);
      if (!found && !isReached(type, inForce, ctx.services.config.EXAM_TERMS)) return [];
      return {
        type,
        last: found ? { id: found.id, number: formatProtocolNumber(found.number, found.year) } : null,
        blocked: blockFor(ctx.actor, ctx.services.roleTable, { type, date }, ctx.clock.today()) ?? null,
      };
    }),
  };
};

/** Both sessions always; further re-sits, as many as the provider holds, once the one before is closed. */
const isReached = (
  type: ProtocolType,
  inForce: readonly queries.ProtocolInForce[],
  held: ProtocolType,
): boolean => type <= 2 || (type <= held && inForce.some((row) => row.type === type - 1));

/**
 * Closes the term of a group: reads the grades while nobody changes them, numbers the document and keeps it as it is. A correction
 * gives other grades, and supersedes the protocol in force.
 */
export const save = (ctx: SignedInCtx, input: ProtocolToSave) =>
  transact(ctx, async (tx) => {
    const { date, sid, half } = input;
    refuseOutsideTime(tx, input);
    refuseFutureDays(tx, input);
    const group = await getHeldGroup(tx, sid, ({ semester }) => intakeInSession(date, half ?? semester));
    refuseOtherSubject(group.subject, input);
    const draft = await draftProtocol(tx, group, input);
    refuseSecondInForce(input, draft);
    if (input.seen !== undefined && input.seen !== draft.seen) refuse('protocols/changed-since-preview');
    const id = await numberAndKeep(tx, input, draft);
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'protocol.save', subjectId: id, after });
    announce(tx, draft.inForce ? [draft.inForce.id, id] : [id]);
    return toWire(tx, after);
  });

/** Course and lecturer follow from the subject. */
const refuseOtherSubject = (
  subject: Draft['group']['subject'],
  { cid, uid_professor }: ProtocolToSave,
): void => {
  if (subject.cid !== cid) refuse('record/not-found');
  if (uid_professor !== undefined && uid_professor !== subject.uid) refuse('record/not-found');
};

const refuseFutureDays = (tx: SignedInCtx, { exam }: ProtocolToSave): void => {
  const days = exam ? [exam.day, ...exam.exceptions.map(({ day }) => day)] : [];
  if (days.some((day) => day > tx.clock.today())) refuse('protocols/day-in-future');
};

/** A group and term have one protocol in force. A further one must be a correction and name what it corrects. */
const refuseSecondInForce = ({ correction }: ProtocolToSave, { inForce, composeAs }: Draft): void => {
  if (!correction) {
    if (inForce) refuse('protocols/in-force', { details: { number: nameInForce(inForce).number } });
    return;
  }
  if (inForce?.id !== correction.of) return refuse('protocols/not-in-force');
  if (isDeepStrictEqual(comparable(composeAs('')), comparable(readContent(inForce))))
    refuse('protocols/nothing-changed', { details: { number: nameInForce(inForce).number } });
};

/** The grades that a correction may change. */
const comparable = ({ students, exam_day, exam_place, lecturer }: ProtocolContent) => ({
  students: students.map(({ eid, name, album, grade, date, place }) => ({
    eid,
    name,
    album,
    grade,
    date,
    place: place ?? null,
  })),
  exam: [exam_day ?? null, exam_place ?? null],
  lecturer,
});

const numberAndKeep = async (
  tx: SignedInCtx,
  { date, type, correction }: ProtocolToSave,
  { group: { subject, intake }, outcomes, leavers, inForce, composeAs }: Draft,
): Promise<number> => {
  const id = await queries.takeId(tx);
  // First, so that its attempts can be changed. Somebody may have withdrawn it since it was read.
  if (inForce && !(await queries.supersede(tx, inForce.id, id))) refuse('protocols/not-in-force');
  const ofLeavers = listLeaversDays(composeAs(''), leavers);
  await closeTerm(tx, { sid: subject.id, term: type }, { outcomes, ofLeavers });
  const year = Number(tx.clock.today().slice(0, 4));
  const number = await queries.takeNumber(tx, year);
  const content = composeAs(formatProtocolNumber(number, year));
  const kept = JSON.stringify(content);
  const protocol = {
    id,
    year,
    number,
    cid: subject.cid,
    sid: subject.id,
    date,
    intake,
    type,
    title: composeTitle(content),
    course_name: content.course,
    subject_name: content.subject,
    professor_name: content.lecturer ?? '',
    uid_professor: subject.uid,
    content: kept,
    content_hash: createHash('sha256').update(kept).digest('hex'),
    correction_reason: correction?.reason ?? '',
  };
  await queries.insert(
    tx,
    protocol,
    content.students.map(({ eid, grade }) => ({ eid, value: grade === null ? null : toTenths(grade) })),
  );
  return id;
};

const refuseOutsideTime = (
  tx: SignedInCtx,
  wanted: { readonly type: ProtocolType; readonly date: string },
) => {
  const block = blockFor(tx.actor, tx.services.roleTable, wanted, tx.clock.today());
  if (block === 'semester') refuse('protocols/semester-age');
  const windows = generationWindows[wanted.type].map(formatWindow).join(' i\u00a0');
  if (block === 'window') refuse('protocols/window-closed', { details: { windows } });
};
