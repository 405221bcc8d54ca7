import { monthOf } from '@indeks/contract/common/months.rules';
import { today } from '#shared/lib/today.ts';
import { useAddressChoice } from './use-address-choice.ts';

/** The month of the screen, `?month=2026-10`; the current month by default. */
export function useMonth() {
  const current = monthOf(today());
  const [month, setMonth] = useAddressChoice('month', isMonth, current);
  return { month, setMonth, current };
}

export const isMonth = (text: string): boolean => /^20\d{2}-(?:0[1-9]|1[0-2])$/u.test(text);
