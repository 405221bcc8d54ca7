import { protocolContent } from '@indeks/contract/studies/protocols/protocols.schemas';
import { findNext } from '@indeks/contract/studies/evaluations/attempts.rules';
import { calculateAverage } from '@indeks/contract/studies/evaluations/grades.rules';
import {
  codeOf,
  countGrades,
  formatProtocolNumber,
  mustResit,
  readProtocolNumber,
} from '@indeks/contract/studies/protocols/protocols.rules';
import type { ProtocolContent, ProtocolDetail } from '@indeks/contract/studies/protocols/protocols.schemas';
import type { VerifiedProtocol } from '@indeks/contract/studies/protocols/verification.schemas';
import { fromTenths } from '#modules/studies/evaluations/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { drawQrCode } from '#platform/qr-code.ts';
import { changedSince, lastChangeBefore } from './changes.queries.ts';
import { blockFor, managesProtocols } from './protocols.policy.ts';
import * as queries from './protocols.queries.ts';
import { verificationAddress } from './protocols.rules.ts';
import { toRelations, toWire } from './protocols.wire.ts';

export const list = async (ctx: SignedInCtx, filter: queries.ProtocolsFilter) => {
  const page = await queries.list(ctx, filter, lecturerOf(ctx));
  return { ...page, items: page.items.map((row) => toWire(ctx, row)) };
};

/** The lecturer whose subjects are listed; undefined lists all subjects. */
const lecturerOf = ({ actor, services }: SignedInCtx): number | undefined =>
  managesProtocols(actor, services.roleTable) ? undefined : actor.id;

/** Another lecturer's is not there. */
export const getWhole = async (ctx: SignedInCtx, ids: readonly number[]) =>
  getAllOrRefuse(ids, await queries.findWhole(ctx, ids, lecturerOf(ctx)));

export const getOne = async (ctx: SignedInCtx, id: number): Promise<queries.WholeProtocol> =>
  getOrRefuse((await getWhole(ctx, [id]))[0]);

export const get = async (ctx: SignedInCtx, id: number): Promise<ProtocolDetail> => {
  const row = await getOne(ctx, id);
  const pdfData = readContent(row);
  const nameAt = (position: number) => pdfData.students[position - 1]?.name ?? '';
  const last = await lastChangeBefore(ctx, id, row.created_at);
  const changed = await changedSince(ctx, id);
  const address = verificationAddress(ctx.services.config.PUBLIC_ADDRESS, pdfData.number, row.content_hash);
  return {
    ...toWire(ctx, row),
    pdfData,
    hash: row.content_hash,
    code: codeOf(row.content_hash),
    address,
    qr: drawQrCode(address),
    lastChange: last
      ? {
          name: nameAt(last.position),
          before: fromTenths(last.before),
          after: fromTenths(last.after),
          at: last.at.toISOString(),
        }
      : null,
    changedSince: changed.map(({ position, before, after }) => ({
      name: nameAt(position),
      before: fromTenths(before),
      after: fromTenths(after),
    })),
    resitBlocked: resitBlock(ctx, row, pdfData),
  };
};

/** The stored content was validated by `protocolContent` when it was written; parsing it gives it its type. */
export const readContent = ({ content }: { readonly content: string }): ProtocolContent =>
  protocolContent.parse(JSON.parse(content));

const resitBlock = (
  { actor, services, clock }: SignedInCtx,
  { type, date }: queries.ProtocolRow,
  { students }: ProtocolContent,
): ProtocolDetail['resitBlocked'] => {
  // Old protocols of no session are those of the first.
  const next = findNext(type === 0 ? 1 : type, services.config.EXAM_TERMS);
  if (next === undefined) return 'is-last';
  if (!students.some(({ grade }) => mustResit(grade))) return 'nobody';
  return blockFor(actor, services.roleTable, { type: next, date }, clock.today()) ?? null;
};

/** Numbers and contents stay. Those that were withdrawn before stay as they are. */
export const withdrawMany = (
  ctx: SignedInCtx,
  { ids, reason }: { readonly ids: readonly number[]; readonly reason: string },
) =>
  transact(ctx, async (tx) => {
    // Before the protocols: nobody gets a certificate by a grade whose protocol is withdrawn meanwhile.
    await holdPeople(tx, queries.peopleNamedBy(ids));
    const rows = getAllOrRefuse(ids, await queries.holdMany(tx, ids));
    const valid = rows.filter(({ withdrawn_at }) => withdrawn_at === null);
    refuseSuperseded(valid);
    if (valid.length > 0) {
      await queries.withdraw(
        tx,
        valid.map(({ id }) => id),
        reason,
      );
      await auditAll(
        tx,
        valid.map((before) => ({
          action: 'protocol.withdraw',
          subjectId: before.id,
          before,
          after: { reason },
        })),
      );
      announce(tx, ids);
    }
    return { ok: true as const };
  });

/** A superseded protocol cannot be withdrawn: its correction is in force and keeps the grades closed. */
const refuseSuperseded = (rows: readonly queries.ProtocolRow[]): void => {
  const superseded = rows.find(({ superseded_by }) => superseded_by !== null);
  if (superseded)
    refuse('protocols/superseded', {
      details: { number: formatProtocolNumber(superseded.number, superseded.year) },
    });
};

/** Verification needs the number and the code printed on the paper; the number alone gives no answer. */
export const verify = async (
  ctx: Ctx,
  typed: { readonly number: string; readonly code: string },
): Promise<VerifiedProtocol> => {
  const { throttle } = ctx.services;
  const caller = ctx.address ?? '';
  await throttle.attempt('verification', caller);
  const found = await queries.findByNumber(ctx, getOrRefuse(readProtocolNumber(typed.number)));
  const isMeant = found && codeOf(found.content_hash) === codeOf(typed.code.replace('-', ''));
  const row = getOrRefuse(isMeant ? found : undefined);
  await throttle.takeBack('verification', caller);
  const { students, exam_day } = readContent(row);
  const grades = students.map(({ grade }) => grade);
  const { corrects, superseded } = toRelations(row);
  return {
    number: formatProtocolNumber(row.number, row.year),
    created: dateInWarsaw(row.created_at),
    courseName: row.course_name,
    subjectName: row.subject_name,
    type: row.type,
    intake: row.intake,
    examDay: exam_day ?? null,
    people: students.length,
    grades: countGrades(grades),
    average: calculateAverage(grades) ?? null,
    corrects: corrects?.number ?? null,
    supersededBy: superseded?.number ?? null,
    hash: row.content_hash,
    pdfHash: row.pdf_hash,
    withdrawn: row.withdrawn_at && dateInWarsaw(row.withdrawn_at),
  };
};

/** Open lists, and journals, which mark what was changed after a protocol. */
export const announce = (ctx: Ctx, ids: readonly number[]): void => {
  const { realtime, roleTable } = ctx.services;
  const audience = { roles: roleTable['protocols.generate'] };
  ctx.afterCommit(() => realtime.publish(audience, 'protocols', [...ids]));
  ctx.afterCommit(() => realtime.publish(audience, 'grades', []));
};
