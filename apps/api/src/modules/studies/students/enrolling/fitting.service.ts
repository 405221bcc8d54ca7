import { intakesFor } from '@indeks/contract/studies/students/students.rules';
import { studentRefusalTexts as texts, studentTexts } from '@indeks/contract/studies/students/students.texts';
import type { SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { refuse } from '#platform/errors.ts';
import * as choices from './choices.queries.ts';
import type { EnrolmentRow, SeenPlaces, Slot } from './enrolments.queries.ts';
import { canRestore } from '../archive/archive.policy.ts';
import { findInArchive } from '../archive/archive.queries.ts';
import { abilities, canAsk } from '../students.policy.ts';

/** The requested data of an enrolment; fields that are left out stay unchanged. */
interface Wanted {
  readonly date: string;
  readonly pid: number;
  readonly cid: number;
  readonly cid_2: number | null;
  readonly price: number;
  readonly price_2: number | null;
  readonly coordinator: number;
  readonly bank_account?: string | undefined;
  readonly album_nr?: string | undefined;
  readonly album_nr_2?: string | undefined;
}

/** Refuses what cannot be chosen. What the enrolment has already stays a choice, also after it was closed. */
export const refuseUnfit = async (
  tx: SignedInCtx,
  wanted: Wanted,
  { before, seen }: { readonly before?: EnrolmentRow | undefined; readonly seen: SeenPlaces },
): Promise<void> => {
  refuseGivenNumbers(tx, wanted, before);
  refusePrices(tx, wanted, before);
  if (wanted.date !== before?.date && !intakesFor(tx.actor.role, tx.clock.today()).includes(wanted.date))
    refuse('students/intake-not-offered');
  const keepsPlace = wanted.pid === before?.pid;
  const known = new Set([before?.cid, before?.cid_2]);
  const cids = [wanted.cid, wanted.cid_2].filter((cid) => cid !== null).filter((cid) => !known.has(cid));
  const open = await choices.openChoices(tx, { pid: wanted.pid, cids, coordinator: wanted.coordinator });
  const seesPlace = seen === undefined || seen.includes(wanted.pid);
  if (!keepsPlace && !(open.place && seesPlace)) refuse('students/unknown-place');
  if (open.courses !== cids.length) refuse('students/unknown-course');
  const keepsCoordinator = keepsPlace && wanted.coordinator === before.coordinator;
  if (!keepsCoordinator && !open.coordinator) refuse('students/unknown-coordinator');
};

/** Account and album numbers are given by the secretariat. */
const refuseGivenNumbers = (
  { actor, services }: SignedInCtx,
  wanted: Wanted,
  before: EnrolmentRow | undefined,
) => {
  const isOther = (given: string | undefined, has: string | null | undefined) =>
    given !== undefined && given !== (has ?? '');
  const gives =
    isOther(wanted.bank_account, before?.bank_account) ||
    isOther(wanted.album_nr, before?.album_nr) ||
    isOther(wanted.album_nr_2, before?.album_nr_2);
  if (gives && !abilities(actor, services.roleTable).editNumbers) refuse('auth/not-allowed');
};

const refusePrices = (ctx: SignedInCtx, wanted: Wanted, before: EnrolmentRow | undefined) => {
  const fields = (['price', 'price_2'] as const).filter(
    (name) => wanted[name] !== null && wanted[name] !== before?.[name] && !mayAsk(ctx, wanted[name]),
  );
  if (fields.length > 0)
    refuse('input/invalid', { fields: fields.map((path) => ({ path, message: studentTexts.priceListed })) });
};

export const mayAsk = ({ actor, services }: SignedInCtx, price: number): boolean =>
  canAsk(actor, services.roleTable, price);

/** The courses in their slots; a second one without a price costs nothing more. */
export const fillSlots = (wanted: Wanted, before?: EnrolmentRow): Slot[] => {
  const first = { cid: wanted.cid, price: wanted.price, album_nr: kept(wanted.album_nr, before?.album_nr) };
  if (wanted.cid_2 === null) return [first];
  const album_nr = kept(wanted.album_nr_2, before?.album_nr_2);
  return [first, { cid: wanted.cid_2, price: wanted.price_2 ?? 0, album_nr }];
};

/** Left out: as it was. Empty: none. */
export const kept = (given: string | undefined, before: string | null | undefined): string | null =>
  given === undefined ? (before ?? null) : given === '' ? null : given;

/** An archived enrolment is restored instead of being created again; callers who may restore it get its id. */
export const refuseArchived = async (
  tx: SignedInCtx,
  uid: number,
  { date, cid, cid_2 }: Pick<Wanted, 'date' | 'cid' | 'cid_2'>,
): Promise<void> => {
  const cids = [cid, cid_2].filter((each) => each !== null);
  const found = await findInArchive(tx, { uid, date, cids });
  if (!found) return;
  const details = canRestore(tx.actor, found) ? { id: found.id, uid } : {};
  refuse('students/in-archive', { details });
};

/** The constraints decide, however many try at once. */
export const refuseBroken = (error: unknown): never => {
  const constraint = brokenConstraint(error)?.constraint;
  if (constraint === 'enrolment_courses_uid_cid_date_key') refuse('students/already-enrolled');
  if (constraint === 'enrolments_bank_account_key')
    refuse('students/account-taken', {
      fields: [{ path: 'bank_account', message: texts.accountTaken }],
    });
  if (constraint === 'certified_courses') refuse('students/certified');
  throw error;
};
