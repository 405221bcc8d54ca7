import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readLimits } from './field-limits.ts';
import { useZodForm } from './use-zod-form.ts';

const short = z.string().trim().min(1).max(20);

const schema = z
  .strictObject({
    plain: short,
    optional: short.optional(),
    nullable: short.nullable(),
    withDefault: short.default('a'),
    refined: short.refine((text) => text !== 'b'),
    transformed: short.transform((text) => text.length),
    piped: short.pipe(z.string().max(5)),
    preprocessed: z.preprocess((text) => text, short),
    unlimited: z.string(),
    address: z.strictObject({ city: short }),
    rows: z.array(z.strictObject({ city: short })),
    above: z.number().gt(0).max(24).nullable(),
    unbounded: z.number(),
  })
  .refine(() => true)
  .transform((values) => values);

function limitsAt(path: string) {
  // Only the schema is looked at.
  const { result } = renderHook(() => useZodForm(schema, {} as never));
  return readLimits(result.current.control, path);
}

const none = { maxLength: undefined, min: undefined, max: undefined };

test.each([
  'plain',
  'optional',
  'nullable',
  'withDefault',
  'refined',
  'transformed',
  'piped',
  'address.city',
  'rows.0.city',
])('the limit of a text is found at %s', (path) =>
  expect(limitsAt(path)).toEqual({ ...none, maxLength: 20 }),
);

test.each(['preprocessed', 'unlimited', 'unbounded', 'address', 'address.street', 'nowhere'])(
  'no limit is found at %s',
  (path) => expect(limitsAt(path)).toEqual(none),
);

test('the bounds of a number are found', () => {
  expect(limitsAt('above')).toEqual({ ...none, min: 0, max: 24 });
});
