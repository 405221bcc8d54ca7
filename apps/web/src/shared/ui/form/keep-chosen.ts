import type { Choice } from '#shared/ui/form/choices/choice.ts';

/** The stored value of a record stays selectable, also when it can no longer be chosen for others. */
export const keepChosen = <Value extends string | number>(
  choices: readonly Choice<Value>[],
  kept: Choice<Value> | undefined,
): readonly Choice<Value>[] =>
  kept === undefined || choices.some(({ value }) => value === kept.value) ? choices : [kept, ...choices];
