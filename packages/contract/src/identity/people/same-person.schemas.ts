import { z } from 'zod';

/** Typed data of a person whose account is found by its address. */
export const comparedFields = ['given_name', 'surname', 'telephone'] as const;
export type ComparedField = (typeof comparedFields)[number];

const side = z.enum(['known', 'typed']).optional();

/**
 * Sent with the confirmation that somebody typed and somebody known are the same person: for each field that differs, which of the
 * two stays. What is not named stays as it is known.
 */
export const samePerson = z.strictObject({ given_name: side, surname: side, telephone: side }).optional();
export type SamePerson = z.output<typeof samePerson>;
