import { listedPrices } from '@indeks/contract/studies/students/students.rules';
import { studentTexts as texts } from '@indeks/contract/studies/students/students.texts';
import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '#shared/lib/format.ts';
import { readAmount } from '#shared/lib/read-amount.ts';
import { AutocompleteControl } from '#shared/ui/form/choices/autocomplete-field.tsx';
import { bindControl } from '#shared/ui/form/bind-control.tsx';
import type { ControlProps } from '#shared/ui/form/field-props.ts';

/** Tuition: złoty are typed in any way of writing them, or chosen, and whole grosze are the value. What cannot be read is NaN. */
export function TuitionControl({ value, onChange, ...props }: ControlProps<number | null>) {
  const [typed, setTyped] = useState('');
  const shown = Object.is(readAmount(typed), value) ? typed : inZloty(value);
  return (
    <AutocompleteControl
      {...props}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(readAmount(text));
      }}
      suggestions={suggestions}
      filter={filterAmounts}
      maxLength={20}
    />
  );
}

export const TuitionField = bindControl(TuitionControl, null);

/** What the schema and the list of amounts would refuse, so that nothing is sent. */
export const judgeTuition = (price: number | null, anyAmount: boolean): string | undefined => {
  if (price === null) return texts.priceRequired;
  if (Number.isNaN(price) || price < 0 || price % 100 !== 0) return texts.priceDigits;
  return anyAmount || listedPrices.includes(price) ? undefined : texts.priceListed;
};

const inZloty = (grosze: number | null): string =>
  grosze === null || Number.isNaN(grosze) ? '' : formatNumber(grosze / 100);

const suggestions = listedPrices.map(inZloty);

/** By their digits: 3000 finds 3 000. A whole amount leaves all of them, to choose another. */
const filterAmounts = ({ options, search }: { options: ComboboxParsedItem[]; search: string }) => {
  const digits = keepDigits(inZloty(readAmount(search)) || search);
  if (suggestions.some((one) => keepDigits(one) === digits)) return options;
  return options.filter((option) => keepDigits((option as ComboboxItem).label).startsWith(digits));
};

const keepDigits = (text: string): string => text.replaceAll(/\D/gu, '');
