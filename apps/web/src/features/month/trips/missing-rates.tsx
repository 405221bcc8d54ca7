import type { Trip } from '@indeks/contract/month/trips/trips.schemas';
import { formatNumericDate } from '@indeks/contract/common/format';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import classes from './trips.module.css';
import { tripsTexts as texts } from './trips.texts.ts';

/** Says above the list which days no rate covers yet: their month cannot be accepted. */
export function MissingRates({ trips }: { trips: readonly Trip[] }) {
  const missing = trips.filter(({ rate }) => rate === null);
  if (missing.length === 0) return null;
  const days = [...new Set(missing.map(({ date }) => date))].map(formatNumericDate).join(', ');
  return (
    <Notice tone="warning" className={classes['notice'] ?? ''} title={texts.withoutRate(missing.length)}>
      {texts.withoutRateHelp(days)}
    </Notice>
  );
}
