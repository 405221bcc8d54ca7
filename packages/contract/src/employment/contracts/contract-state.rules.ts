import { formatNumericDate } from '../../common/format.ts';
import { plural } from '../../common/plural.ts';
import { daysBetween, oneMonthAfter } from '../../common/months.rules.ts';

export interface ContractRange {
  readonly start: string;
  readonly end: string;
}

export type ContractState = 'none' | 'ending' | 'ended' | 'valid';

/** State of the contract with the latest end; 'ending' from the day on which less than a month is left. */
export const contractState = (latest: ContractRange | null, today: string): ContractState => {
  if (!latest) return 'none';
  if (latest.end < today) return 'ended';
  return latest.end < oneMonthAfter(today) ? 'ending' : 'valid';
};

/** The sentences of the specification, with the days inflected. */
export const contractSentence = (latest: ContractRange | null, today: string): string => {
  if (!latest) return 'Brak umowy';
  const state = contractState(latest, today);
  const days = Math.abs(daysBetween(today, latest.end));
  if (state === 'ended') return `Skończyła się ${counted(days)} temu`;
  if (state === 'valid')
    return `Umowa od: ${formatNumericDate(latest.start)} do: ${formatNumericDate(latest.end)}`;
  return days === 0 ? 'Kończy się dzisiaj' : `Kończy się za ${counted(days)}`;
};

const counted = (days: number): string =>
  `${days}\u00a0${plural(days, { one: 'dzień', few: 'dni', many: 'dni' })}`;
