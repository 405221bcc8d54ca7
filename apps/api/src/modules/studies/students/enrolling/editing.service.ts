import { mayBy } from '@indeks/contract/access/permissions';
import { plural } from '@indeks/contract/common/plural';
import type { EnrolmentEdit, Finish } from '@indeks/contract/studies/students/students.schemas';
import { studentRefusalTexts as texts, studentTexts } from '@indeks/contract/studies/students/students.texts';
import { countGrades } from '#modules/studies/evaluations/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { holdPeopleOfEnrolments } from '#platform/db/holding.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { isSupervisor } from './choices.queries.ts';
import * as queries from './enrolments.queries.ts';
import { kept, mayAsk, refuseArchived, refuseBroken, refuseUnfit, fillSlots } from './fitting.service.ts';
import { announce, seenPlaces, toWire } from '../students.service.ts';

export const edit = async (ctx: SignedInCtx, id: number, { version, ...input }: EnrolmentEdit) => {
  try {
    return await change(ctx, id, version, seenPlaces, async (tx, before, seen) => {
      await refuseUnfit(tx, input, { before, seen });
      await refuseArchived(tx, before.uid, input);
      await askAboutCourses(tx, before, [input.cid, input.cid_2]);
      const { date, pid, coordinator, comment } = input;
      const bank_account = kept(input.bank_account, before.bank_account);
      const changed = await queries.update(
        tx,
        { id, version },
        { date, pid, coordinator, comment, bank_account },
      );
      if (changed) await queries.updateSlots(tx, { id, uid: before.uid, date }, fillSlots(input, before));
      return changed;
    });
  } catch (error) {
    return refuseBroken(error);
  }
};

/** Thesis, practice and the supervisor. */
export const finish = (ctx: SignedInCtx, id: number, { version, ...columns }: Finish) =>
  change(ctx, id, version, seenPlaces, async (tx, before) => {
    const { promoter } = columns;
    if (promoter !== null && promoter !== before.promoter && !(await isSupervisor(tx, promoter)))
      refuse('students/unknown-promoter');
    return queries.update(tx, { id, version }, columns);
  });

interface PriceEdit {
  readonly slot?: 1 | 2 | undefined;
  readonly version: number;
}

/** Changed also by people who settle payments, at every place. */
export const setPrice = (ctx: SignedInCtx, id: number, price: number, { slot = 1, version }: PriceEdit) =>
  change(ctx, id, version, pricedPlaces, async (tx) => {
    if (!mayAsk(tx, price))
      refuse('input/invalid', { fields: [{ path: 'price', message: studentTexts.priceListed }] });
    if (!(await queries.update(tx, { id, version }, {}))) return false;
    getOrRefuse(await queries.setPrice(tx, id, slot, price));
    return true;
  });

type Change = (tx: SignedInCtx, before: queries.EnrolmentRow, seen: queries.SeenPlaces) => Promise<boolean>;

/** The common frame of every edit of an enrolment: access, version, audit, event for open screens. */
const change = (
  ctx: SignedInCtx,
  id: number,
  version: number,
  findPlaces: typeof seenPlaces,
  write: Change,
) =>
  transact(ctx, async (tx) => {
    await holdPeopleOfEnrolments(tx, [id]);
    const seen = await findPlaces(tx);
    const before = getOrRefuse(await queries.find(tx, id, seen));
    const changed = before.version === version && (await write(tx, before, seen));
    const after = getOrRefuse(await queries.find(tx, id, undefined));
    if (!changed)
      await refuseStale(tx, { actions: ['enrolment.edit'], subjectId: id, current: toWire(tx, after) });
    await audit(tx, { action: 'enrolment.edit', subjectId: id, before, after });
    announce(tx, [after.uid]);
    return toWire(tx, after);
  });

const pricedPlaces = async (ctx: SignedInCtx): Promise<queries.SeenPlaces> =>
  mayBy(ctx.services.roleTable)(ctx.actor.role, 'settlements.manage') ? undefined : seenPlaces(ctx);

/** Another course takes the old one's subjects and grades away: the person is told how many, and asked first. */
const askAboutCourses = async (
  tx: SignedInCtx,
  before: queries.EnrolmentRow,
  wanted: readonly (number | null)[],
): Promise<void> => {
  const had = [
    { id: before.cid, name: before.courseName },
    { id: before.cid_2, name: before.courseName2 },
  ];
  const left = had.flatMap(({ id, name }) => (id === null || wanted.includes(id) ? [] : [{ id, name }]));
  if (left.length === 0 || tx.confirmed) return;
  const count = await countGrades(
    tx,
    before.id,
    left.map(({ id }) => id),
  );
  const grades = count === 0 ? texts.noGradesLost : `${count}\u00a0${plural(count, texts.gradesLost)}`;
  const courses = left.map(({ name }) => name).join(', ');
  refuse('students/confirm-course', {
    details: { confirmable: true, question: texts.confirmCourse, courses, grades },
  });
};
