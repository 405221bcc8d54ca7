import type { CandidateSortKey, CandidateState } from '@indeks/contract/studies/candidates/candidates.keys';
import type { Candidate } from '@indeks/contract/studies/candidates/candidates.schemas';
import { candidateWords } from '@indeks/contract/studies/candidates/candidates.texts';
import { IconBook2, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { formatDate, formatNumericDate } from '#shared/lib/format.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import { Clamped } from '#shared/ui/table/clamped.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { CardChips, CardLine } from '#shared/ui/table/row-card.tsx';
import classes from './candidates.module.css';
import { candidatesTexts as texts } from './candidates.texts.ts';

const writePath = ({ id }: Candidate): string => `/candidates/${id}`;

export const candidateColumns: readonly Column<Candidate, CandidateSortKey>[] = [
  {
    id: 'username',
    header: texts.columns.username,
    sortable: true,
    width: '19%',
    cell: (candidate) => (
      <PersonCell name={candidate.username} listed={candidate.listed_name} to={writePath(candidate)} />
    ),
  },
  {
    id: 'contact',
    header: texts.columns.contact,
    givesWay: true,
    width: '25%',
    cell: ({ email, telephone, username }) => (
      <>
        <EmailLink email={email} of={username} />
        <PhoneLink telephone={telephone} of={username} />
      </>
    ),
  },
  {
    id: 'course',
    header: texts.columns.course,
    width: '24%',
    cell: (candidate) => <Courses candidate={candidate} />,
  },
  { id: 'place', header: texts.columns.place, width: '12%', cell: ({ cityName }) => cityName },
  {
    id: 'date',
    header: texts.columns.date,
    sortable: true,
    width: '14%',
    wrap: 'never',
    cell: ({ date, state }) => (
      <>
        <div className={classes.date}>{formatNumericDate(date)}</div>
        <StateChip state={state} />
      </>
    ),
  },
];

export function StateChip({ state }: { state: CandidateState }) {
  return <StatusChip tone={tones[state]}>{candidateWords.state[state]}</StatusChip>;
}

const tones: Record<CandidateState, ChipTone> = { waiting: 'info', overdue: 'warning', admitted: 'ok' };

function Courses({ candidate: { courseName, courseName2 } }: { candidate: Candidate }) {
  return (
    <>
      <Clamped text={courseName} lines={2} />
      {courseName2 !== null && <Clamped text={courseName2} lines={2} className={classes.detail} />}
    </>
  );
}

/** The row on a phone. */
export function CandidateCard({ candidate }: { candidate: Candidate }) {
  const { username, listed_name, email, telephone, cityName, date, state } = candidate;
  return (
    <>
      <PersonCell name={username} listed={listed_name} to={writePath(candidate)} detail={formatDate(date)} />
      <CardChips>
        <StateChip state={state} />
      </CardChips>
      <CardLine icon={IconBook2}>
        <Courses candidate={candidate} />
      </CardLine>
      <CardLine icon={IconMapPin}>{cityName}</CardLine>
      <CardLine icon={IconMail}>
        <EmailLink email={email} of={username} />
      </CardLine>
      <CardLine icon={IconPhone}>
        <PhoneLink telephone={telephone} of={username} />
      </CardLine>
    </>
  );
}
