import type { ReportType } from '@indeks/contract/common/report-types';
import type { Review } from '@indeks/contract/month/report-review/report-review.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { reviewQuery } from '#data/month/report-review.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { usePreference } from '#shared/storage/storage-owner.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { SwitchControl } from '#shared/ui/form/choices/switch-control.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './months.module.css';
import { idOfConcerns, ToCheck } from './to-check.tsx';
import { monthReportTexts as texts } from './month-report.texts.ts';

interface ReviewedMonthProps {
  type: ReportType;
  month: string;
  /** Whose month; undefined for one's own. */
  user: number | undefined;
  children: ReactNode;
}

interface OpenReview extends Review {
  /** After a decision the next report that waits opens by itself. */
  goesOn: boolean;
}

const ReviewContext = createContext<OpenReview | undefined>(undefined);

/** What there is to check in the month around it, for those who decide; undefined for others and while it loads. */
export const useReview = (): OpenReview | undefined => use(ReviewContext);

/** A person's month as those who decide see it: with the way back to their list, and what to look at. */
export function ReviewedMonth({ type, month, user, children }: ReviewedMonthProps) {
  const decides = useSession().permissions.includes('reports.decide') && user !== undefined;
  const { data } = useQuery({ ...reviewQuery(user ?? 0, { month, type }), enabled: decides });
  const [goesOn, setGoesOn] = usePreference('reports-go-on', [true, false]);
  const review = useMemo(() => (decides && data ? { ...data, goesOn } : undefined), [decides, data, goesOn]);
  return (
    <ReviewContext value={review}>
      {decides && (
        <div className={classes.reviewing}>
          <Link to={`/reports?month=${month}`} className={classes.back}>
            <Icon of={IconArrowLeft} />
            {texts.backToReports}
          </Link>
          <SwitchControl label={texts.goOn} value={goesOn} onChange={setGoesOn} />
        </div>
      )}
      {decides && data && data.concerns.length > 0 && (
        <ToCheck user={user} name={data.name} concerns={data.concerns} />
      )}
      {children}
    </ReviewContext>
  );
}

/** The remarks again at the entry they speak of. */
export function EntryConcerns({ id }: { id: number }) {
  const concerns = useReview()?.concerns.filter(({ ids }) => ids.includes(id)) ?? [];
  if (concerns.length === 0) return null;
  return (
    <div id={idOfConcerns(id)} tabIndex={-1} className={classes.entryConcerns}>
      <StatusChip tone="brand" icon={IconEye}>
        {texts.check}
      </StatusChip>
      {concerns.map(({ kind, text }) => (
        <span key={kind}>{text}</span>
      ))}
    </div>
  );
}
