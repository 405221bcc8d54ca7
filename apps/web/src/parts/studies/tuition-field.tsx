import { listedPrices } from '@indeks/contract/students/students.rules';
import { useState } from 'react';
import { formatNumber } from '#shared/lib/format.ts';
import { AutocompleteControl } from '#shared/ui/form/autocomplete-field.tsx';
import type { ControlProps } from '#shared/ui/form/field-props.ts';
import { SelectControl } from '#shared/ui/form/select-control.tsx';
import { bindControl } from '#shared/ui/form/bind-control.tsx';
import { keepChosen } from '#parts/pickers/keep-chosen.ts';

interface TuitionControlProps extends ControlProps<number | null> {
  /** Any whole złoty may be typed; otherwise an amount of the list is chosen. */
  anyAmount: boolean;
  clearable?: boolean;
}

/** Tuition: złoty are shown, whole grosze are the value. */
export function TuitionControl({ anyAmount, clearable = false, ...props }: TuitionControlProps) {
  if (anyAmount) return <TypedTuition {...props} />;
  const { value } = props;
  // An amount that the record has already stays a choice.
  const kept = value === null || Number.isNaN(value) ? undefined : choiceOf(value);
  return (
    <SelectControl
      {...props}
      choices={keepChosen(listedPrices.map(choiceOf), kept)}
      searchable
      clearable={clearable}
    />
  );
}

export const TuitionField = bindControl(TuitionControl, null);

/** What is not whole złoty in digits has no value: the schema says so at the field. */
function TypedTuition({ value, onChange, ...props }: ControlProps<number | null>) {
  const [typed, setTyped] = useState('');
  const shown = Object.is(toGrosze(typed), value) ? typed : inZloty(value);
  return (
    <AutocompleteControl
      {...props}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(toGrosze(text));
      }}
      suggestions={suggestions}
      maxLength={9}
    />
  );
}

function toGrosze(typed: string): number | null {
  const digits = typed.replaceAll(/\s/gu, '');
  if (digits === '') return null;
  return /^\d+$/u.test(digits) ? Number(digits) * 100 : Number.NaN;
}

const inZloty = (grosze: number | null): string =>
  grosze === null || Number.isNaN(grosze) ? '' : String(grosze / 100);

const suggestions = listedPrices.map(inZloty);

const choiceOf = (grosze: number) => ({ value: grosze, label: formatNumber(grosze / 100) });
