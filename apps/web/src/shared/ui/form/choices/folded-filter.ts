import type { ComboboxParsedItem } from '@mantine/core';
import { fold } from '#shared/lib/fold.ts';
import type { ChoiceValue } from './choice.ts';

interface Filtering<Value extends ChoiceValue> {
  options: ComboboxParsedItem<Value>[];
  search: string;
  limit: number;
}

/** Narrows choices down to those whose labels hold every typed word, diacritics and case aside. */
export function foldedFilter<Value extends ChoiceValue>({ options, search, limit }: Filtering<Value>) {
  const wanted = fold(search).split(/\s+/u);
  let left = limit;
  const holdsAll = (label: string) => wanted.every((word) => label.includes(word));
  const matches = (label: string) => left > 0 && holdsAll(fold(label)) && left-- > 0;
  return options
    .map((option) =>
      'group' in option ? { ...option, items: option.items.filter((item) => matches(item.label)) } : option,
    )
    .filter((option) => ('group' in option ? option.items.length > 0 : matches(option.label)));
}
