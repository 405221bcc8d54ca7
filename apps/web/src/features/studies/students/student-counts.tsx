import { useQuery } from '@tanstack/react-query';
import { enrolmentCountsQuery } from '#data/studies/archive.ts';
import { formatNumber } from '#shared/lib/format.ts';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { totalText } from '#shared/ui/table/count-text.ts';
import classes from './students.module.css';
import { studentsTexts as texts } from './students.texts.ts';

interface StudentCountsProps {
  people: { total: number; capped: boolean } | undefined;
  /** The list shows everybody: only then all enrolments are theirs. */
  isWhole: boolean;
}

/** Beside the title: how many people the list has and, of everybody, how many enrolments. */
export function StudentCounts({ people, isWhole }: StudentCountsProps) {
  const { data } = useQuery(enrolmentCountsQuery);
  const phone = usePhone();
  if (!people) return null;
  const enrolments = isWhole ? data?.enrolments : undefined;
  const words = [
    totalText(people, texts.people),
    ...(enrolments ? [totalText(enrolments, texts.enrolments)] : []),
  ].join(' · ');
  return (
    <span className={classes.counts} title={phone ? words : undefined}>
      {phone && !people.capped ? formatNumber(people.total) : words}
    </span>
  );
}
