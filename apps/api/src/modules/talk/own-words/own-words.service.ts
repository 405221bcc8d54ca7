import {
  findOpen,
  ofSettlements,
  type Placeholder,
  type PlaceholderValues,
} from '@indeks/contract/talk/own-words/placeholders';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { mayFillIn } from './own-words.policy.ts';
import { listValues } from './values.queries.ts';

/** What stands in for the placeholders of one person, as far as the caller may tell it. */
export const findValues = async (ctx: SignedInCtx, userId: number): Promise<PlaceholderValues> => {
  const values = getOrRefuse((await listValues(ctx, [userId], {})).get(userId));
  return mayFillIn(ctx) ? values : withoutSettlements(values);
};

const withoutSettlements = (values: PlaceholderValues): PlaceholderValues => {
  const told: Record<Placeholder, string> = { ...values };
  for (const key of ofSettlements) told[key] = '';
  return told;
};

/** What the secretariat writes never goes with a field that nobody filled in. */
export const refuseOpenFields = (text: string): void => {
  const field = findOpen(text);
  if (field !== undefined) refuse('chat/open-field', { details: { field } });
};
