import type { Choice } from '#shared/ui/form/choices/choice.ts';

/** What a record has stays a choice, also when it can no longer be chosen anew. */
export const keepChosen = <Value extends string | number>(
  choices: readonly Choice<Value>[],
  kept: Choice<Value> | undefined,
): readonly Choice<Value>[] =>
  kept === undefined || choices.some(({ value }) => value === kept.value) ? choices : [kept, ...choices];
