import { z } from 'zod';
import { text, version } from '../../common/fields.ts';
import { carTexts as texts } from './cars.texts.ts';

export const newCar = z.strictObject({
  brand: text(60, texts.brandRequired),
  model: text(60, texts.modelRequired),
  /** Typed as text, since people paste "1598 cm3"; stored as a number. */
  engine: z
    .string()
    .trim()
    .min(1, { error: texts.engineRequired, abort: true })
    .regex(/^[1-9]\d{0,4}$/, texts.engineDigits),
  /** In capitals, however it was typed. */
  registration_nr: text(20, texts.registrationRequired).toUpperCase(),
});
export type NewCar = z.output<typeof newCar>;

export const carEdit = newCar.extend({ version });
export type CarEdit = z.output<typeof carEdit>;

export const car = z.object({
  id: z.number().int(),
  brand: z.string(),
  model: z.string(),
  engine: z.number().int(),
  registration_nr: z.string(),
  version,
});
export type Car = z.infer<typeof car>;
