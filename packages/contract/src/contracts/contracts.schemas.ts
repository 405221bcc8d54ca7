import { z } from 'zod';
import { dateString, requiredDate } from '../common/dates.ts';
import { text, version } from '../common/fields.ts';
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
