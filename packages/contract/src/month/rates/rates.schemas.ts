import { z } from 'zod';
import { dateString, requiredDate } from '../../common/dates.ts';
import { rateTexts as texts } from './rates.texts.ts';

/** As typed: złote with up to two decimals, comma or dot. The payload carries hundredths. */
export const typedRate = z
  .string()
  .trim()
  .min(1, { error: texts.rateRequired, abort: true })
  .regex(/^\d{1,3}(?:[.,]\d{1,2})?$/, texts.rateNumber);

export const rateForm = z.strictObject({
  rate: typedRate,
  /** Left empty where one rate holds for all engines. */
  small_rate: z
    .string()
    .trim()
    .regex(/^(?:\d{1,3}(?:[.,]\d{1,2})?)?$/, texts.rateNumber),
  from: requiredDate(texts.fromRequired),
});

const hundredths = z
  .number({ error: texts.rateNumber })
  .int(texts.rateNumber)
  .min(0, texts.rateNumber)
  .max(99_999, texts.rateNumber);

export const newRate = z.strictObject({
  /** Hundredths of a złoty per km. */
  rate: hundredths,
  /** The rate for engines up to 900 cm³, if it is different. */
  small_rate: hundredths.nullable().optional(),
  /** The day from which it holds; today when left out. */
  from: dateString.optional(),
});
export type NewRate = z.output<typeof newRate>;

export const rate = z.object({
  rate: z.number().int(),
  small_rate: z.number().int().nullable(),
  from: dateString,
});
export type Rate = z.infer<typeof rate>;

export const ratesOfPerson = z.object({
  current: z.number().int().nullable(),
  items: z.array(rate),
});
export type RatesOfPerson = z.infer<typeof ratesOfPerson>;
