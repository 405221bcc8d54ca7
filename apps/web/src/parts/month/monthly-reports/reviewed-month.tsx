import type { ReportType } from '@indeks/contract/months/months.schemas';
import type { Concern, Review } from '@indeks/contract/reports/reports.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router';
import { reviewQuery } from '#data/reports.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './months.module.css';
import { monthReportTexts as texts } from './month-report.texts.ts';

interface ReviewedMonthProps {
  type: ReportType;
  month: string;
  /** Whose month; undefined for one's own. */
  user: number | undefined;
  children: ReactNode;
}

const ReviewContext = createContext<Review | undefined>(undefined);

/** What there is to check in the month around it, for those who decide; undefined for others and while it loads. */
export const useReview = (): Review | undefined => use(ReviewContext);

/** A person's month as those who decide see it: with the way back to their list, and what to look at. */
export function ReviewedMonth({ type, month, user, children }: ReviewedMonthProps) {
  const decides = useSession().permissions.includes('reports.decide') && user !== undefined;
  const { data } = useQuery({ ...reviewQuery(user ?? 0, { month, type }), enabled: decides });
  return (
    <ReviewContext value={decides ? data : undefined}>
      {decides && (
        <Link to={`/reports?month=${month}`} className={classes['back'] ?? ''}>
          <Icon of={IconArrowLeft} />
          {texts.backToReports}
        </Link>
      )}
      {decides && data && data.concerns.length > 0 && <ToCheck concerns={data.concerns} />}
      {children}
    </ReviewContext>
  );
}

function ToCheck({ concerns }: { concerns: readonly Concern[] }) {
  return (
    <Notice tone="warning" className={classes['notice'] ?? ''} title={texts.toCheck}>
      <ul className={classes['concerns']}>
        {concerns.map(({ kind, date, text }) => (
          <li key={`${kind} ${date} ${text}`}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The remarks again at the entry they speak of. */
export function EntryConcerns({ id }: { id: number }) {
  const concerns = useReview()?.concerns.filter(({ ids }) => ids.includes(id)) ?? [];
  if (concerns.length === 0) return null;
  return (
    <div className={classes['entryConcerns']}>
      <StatusChip tone="brand" icon={IconEye}>
        {texts.check}
      </StatusChip>
      {concerns.map(({ kind, text }) => (
        <span key={kind}>{text}</span>
      ))}
    </div>
  );
}
