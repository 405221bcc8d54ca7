import { monthOf } from '@indeks/contract/months/months.rules';
import { useSearchParams } from 'react-router';
import { today } from './today.ts';

/** The month of the screen, `?month=2026-10`; the current one needs no mention in the address. */
export function useMonth() {
  const [params, setParams] = useSearchParams();
  const current = monthOf(today());
  const asked = params.get('month') ?? '';
  const month = isMonth(asked) ? asked : current;
  const setMonth = (next: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === current) after.delete('month');
        else after.set('month', next);
        // Another month is another list.
        after.delete('page');
        return after;
      },
      { preventScrollReset: true },
    );
  return { month, setMonth, current };
}

const isMonth = (text: string): boolean => /^20\d{2}-(?:0[1-9]|1[0-2])$/u.test(text);
