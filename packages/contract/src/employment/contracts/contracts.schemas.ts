import { z } from 'zod';
import { dateString, requiredDate } from '../../common/dates.ts';
import { id, ids, text, version } from '../../common/fields.ts';
import { contractTexts as texts } from './contracts.texts.ts';

const fields = {
  start: requiredDate(texts.startRequired),
  end: requiredDate(texts.endRequired),
  number: text(60, texts.numberRequired),
};
const ordered = (contract: { start: string; end: string }) => contract.end >= contract.start;
const endsLater = { error: texts.endBeforeStart, path: ['end'] };

export const newContract = z.strictObject(fields).refine(ordered, endsLater);
export type NewContract = z.output<typeof newContract>;

/** One contract for each of the people; their numbers are counted from the first. */
export const contractsOfMany = z
  .strictObject({ ...fields, number: text(54, texts.numberRequired), users: ids })
  .refine(ordered, endsLater);
export type ContractsOfMany = z.output<typeof contractsOfMany>;

/** A contract that is about to be written. */
export const doubtsQuery = z.strictObject({
  ...fields,
  /** Their ids, with commas between. */
  users: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,499}$/)
    .transform((list) => list.split(',').map(Number)),
  /** The contract that is being edited. */
  except: id.optional(),
});
export type DoubtsQuery = z.output<typeof doubtsQuery>;

const doubt = z.object({
  name: z.string(),
  number: z.string(),
  start: dateString,
  end: dateString,
});
/** Probable mistakes that are allowed: the first few of each kind. */
export const contractDoubts = z.object({
  /** Contracts of the same people on some of the same days. */
  overlaps: z.array(doubt),
  /** Contracts that have one of the numbers already. */
  numbers: z.array(doubt),
});
export type ContractDoubts = z.infer<typeof contractDoubts>;

export const contractEdit = z.strictObject({ ...fields, version }).refine(ordered, endsLater);
export type ContractEdit = z.output<typeof contractEdit>;

export const contract = z.object({
  id: z.number().int(),
  uid: z.number().int(),
  start: dateString,
  end: dateString,
  number: z.string(),
  version,
});
export type Contract = z.infer<typeof contract>;
