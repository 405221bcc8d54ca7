import { isOn, type Flag } from '@indeks/contract/common/flags';
import { StatusChip } from '../feedback/status-chip.tsx';
import { SelectControl } from '../form/choices/select-control.tsx';
import type { List } from './list.ts';

interface ActiveFilterProps {
  list: Pick<List<string, { active: string }>, 'state' | 'setFilters'>;
  texts: { label: string; all: string; active: string; inactive: string };
}

/** For a list whose rows can be inactive; its filter `active` is empty, 0 or 1. */
export function ActiveFilter({ list, texts }: ActiveFilterProps) {
  return (
    <SelectControl
      label={texts.label}
      value={list.state.filters.active}
      onChange={(value) => list.setFilters({ active: value ?? '' })}
      choices={[
        { value: '', label: texts.all },
        { value: '1', label: texts.active },
        { value: '0', label: texts.inactive },
      ]}
    />
  );
}

/** Says of a row whether it is active. */
export function ActiveChip({ active, texts }: { active: Flag; texts: Record<Flag, string> }) {
  return <StatusChip tone={isOn(active) ? 'ok' : 'neutral'}>{texts[active]}</StatusChip>;
}

/** The filter as it is asked for; anything else in the address is left out. */
export const readActiveFilter = ({ active }: { active: string }) =>
  activeFilters.find((choice) => choice === active);

const activeFilters = ['0', '1'] as const;
