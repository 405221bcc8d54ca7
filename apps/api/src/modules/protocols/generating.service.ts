import { createHash } from 'node:crypto';
import { intakeInSession } from '@indeks/contract/evaluations/grades.rules';
import type { Half } from '@indeks/contract/evaluations/evaluations.keys';
import type { ProtocolType } from '@indeks/contract/protocols/protocols.keys';
import { protocolTypes } from '@indeks/contract/protocols/protocols.keys';
import {
  formatProtocolNumber,
  formatWindow,
  generationWindows,
  mustResit,
} from '@indeks/contract/protocols/protocols.rules';
import type { ProtocolGroup, ProtocolToSave } from '@indeks/contract/protocols/protocols.schemas';
import { fromTenths, getHeldGroup, getSubject } from '#modules/evaluations/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { blockFor } from './protocols.policy.ts';
import * as queries from './protocols.queries.ts';
import { contentOf, titleOf } from './protocols.rules.ts';
import { announce } from './protocols.service.ts';
import { toWire } from './protocols.wire.ts';

interface GroupFilter {
  readonly date: string;
  readonly cid: number;
  readonly sid: number;
  readonly half?: Half | undefined;
}

/** What the foot of a journal shows of the chosen group. */
export const ofGroup = async (
  ctx: SignedInCtx,
  { date, cid, sid, half }: GroupFilter,
): Promise<ProtocolGroup> => {
  const subject = await getSubject(ctx, sid);
  if (subject.cid !== cid) refuse('record/not-found');
  const last = await queries.lastOfGroup(ctx, sid, intakeInSession(date, half ?? subject.semester));
  return {
    types: protocolTypes.map((type) => {
      const found = last.find((row) => row.type === type);
      return {
        type,
        last: found ? { id: found.id, number: formatProtocolNumber(found.number, found.year) } : null,
        blocked: blockFor(ctx.actor, ctx.services.roleTable, { type, date }, ctx.clock.today()) ?? null,
      };
    }),
  };
};

/** Reads the grades while nobody changes them, numbers the document and keeps it as it is. */
export const save = (ctx: SignedInCtx, input: ProtocolToSave) =>
  transact(ctx, async (tx) => {
    const { date, sid, type, half } = input;
    refuseOutsideTime(tx, input);
    const group = await getHeldGroup(tx, sid, ({ semester }) => intakeInSession(date, half ?? semester));
    refuseOtherSubject(group.subject, input);
    if (group.rows.length === 0) refuse('protocols/nobody');
    const rows = type === 2 ? await thoseWhoResit(tx, group) : group.rows;
    if (rows.length === 0) refuse('protocols/nobody-resits');
    const id = await numberAndKeep(tx, input, { ...group, rows });
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'protocol.save', subjectId: id, after });
    announce(tx, [id]);
    return toWire(tx, after);
  });

type Group = Awaited<ReturnType<typeof getHeldGroup>>;

/** Course and lecturer follow from the subject. */
const refuseOtherSubject = (subject: Group['subject'], { cid, uid_professor }: ProtocolToSave): void => {
  if (subject.cid !== cid) refuse('record/not-found');
  if (uid_professor !== undefined && uid_professor !== subject.uid) refuse('record/not-found');
};

const numberAndKeep = async (
  tx: SignedInCtx,
  { date, type }: ProtocolToSave,
  group: Group,
): Promise<number> => {
  const { subject, intake, rows } = group;
  const year = Number(tx.clock.today().slice(0, 4));
  const number = await queries.takeNumber(tx, year);
  const content = contentNow(tx, formatProtocolNumber(number, year), { date, type, ...group });
  const kept = JSON.stringify(content);
  const protocol = {
    year,
    number,
    cid: subject.cid,
    sid: subject.id,
    date,
    intake,
    type,
    title: titleOf(content),
    course_name: content.course,
    subject_name: content.subject,
    professor_name: content.lecturer ?? '',
    uid_professor: subject.uid,
    content: kept,
    content_hash: createHash('sha256').update(kept).digest('hex'),
  };
  return queries.insert(tx, protocol, rows);
};

const contentNow = (
  { services: { config }, clock }: SignedInCtx,
  number: string,
  { date, type, subject, intake, rows }: Group & Pick<ProtocolToSave, 'date' | 'type'>,
) =>
  contentOf({
    number,
    type,
    issuer: { name: config.PROVIDER_NAME, address: config.PROVIDER_ADDRESS },
    subject,
    lecturer: { name: rows[0]?.professor_name ?? null, degree: rows[0]?.professor_degree ?? null },
    date,
    intake,
    today: clock.today(),
    students: rows.map(({ eid, name, album_nr, value, given_at }) => ({
      eid,
      name,
      album_nr,
      grade: fromTenths(value),
      givenOn: given_at && dateInWarsaw(given_at),
    })),
  });

const refuseOutsideTime = (
  tx: SignedInCtx,
  wanted: { readonly type: ProtocolType; readonly date: string },
) => {
  const block = blockFor(tx.actor, tx.services.roleTable, wanted, tx.clock.today());
  if (block === 'semester') refuse('protocols/semester-age');
  const windows = generationWindows[wanted.type].map(formatWindow).join(' i\u00a0');
  if (block === 'window') refuse('protocols/window-closed', { details: { windows } });
};

/** By the last protocol of the first session; without one by the grades as they are. */
const thoseWhoResit = async (tx: SignedInCtx, { subject, intake, rows }: Group) => {
  const first = (await queries.lastOfGroup(tx, subject.id, intake)).find(({ type }) => type === 1);
  const kept = first ? await queries.gradesIn(tx, first.id) : rows;
  const grades = new Map(kept.map(({ eid, value }) => [eid, fromTenths(value)]));
  return rows.filter(({ eid }) => mustResit(grades.get(eid) ?? null));
};
