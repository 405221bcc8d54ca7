import type { Trip } from '@indeks/contract/month/trips/trips.schemas';
import { formatNumericDate } from '@indeks/contract/common/format';
import { useReview } from '#parts/month/monthly-reports/reviewed-month.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import classes from './trips.module.css';
import { tripsTexts as texts } from './trips.texts.ts';

/** Says above the list which days no rate covers yet: their month cannot be accepted. Those who decide read it among the remarks. */
export function MissingRates({ trips }: { trips: readonly Trip[] }) {
  const missing = trips.filter(({ rate }) => rate === null);
  const isRemarked = useReview()?.concerns.some(({ kind }) => kind === 'no-rate') === true;
  if (missing.length === 0 || isRemarked) return null;
  const days = [...new Set(missing.map(({ date }) => date))].map(formatNumericDate).join(', ');
  return (
    <Notice tone="warning" className={classes.notice} title={texts.withoutRate(missing.length)}>
      {texts.withoutRateHelp(days)}
    </Notice>
  );
}
