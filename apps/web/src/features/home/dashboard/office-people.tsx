import { contractState } from '@indeks/contract/employment/contracts/contract-state.rules';
import type { StaffConcern } from '@indeks/contract/identity/people/people.keys';
import type { OfficeToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { IconFileText, IconUserEdit } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import classes from './dashboard-cards.module.css';
import { OfficeCard } from './office-card.tsx';
import { officeTexts } from './office.texts.ts';

const { number, contracts: contractTexts, changes: changeTexts } = officeTexts;

/** The list of lecturers with one concern, in the order of their contracts where it is about these. */
const lecturersWith = (concern: StaffConcern): string =>
  `/users?concern=${concern}${concern === 'data-changed' ? '' : '&sortBy=contract'}`;

/** Contracts that end within a month, and people whom none covers today. */
export function ContractsCard({ contracts: { ending, missing, people } }: Pick<OfficeToday, 'contracts'>) {
  const day = today();
  return (
    <OfficeCard
      texts={contractTexts}
      icon={IconFileText}
      count={ending}
      to={lecturersWith('contract-ending')}
      second={
        <p className={classes.second}>
          <Link to={lecturersWith('contract-missing')}>
            {contractTexts.missing(number(missing), missing)}
          </Link>
        </p>
      }
      lines={people.map(({ id, name, end }) => ({
        key: id,
        to: `/users/${id}?tab=okres-umowy`,
        words: name,
        chip: contractTexts.state(end, day),
        tone:
          contractState(end === null ? null : { start: end, end }, day) === 'ending' ? 'warning' : 'error',
      }))}
    />
  );
}

/** People whose changed questionnaire nobody has read yet, the latest first. */
export function ChangesCard({ changes: { unread, people } }: Pick<OfficeToday, 'changes'>) {
  return (
    <OfficeCard
      texts={changeTexts}
      icon={IconUserEdit}
      count={unread}
      to={lecturersWith('data-changed')}
      lines={people.map(({ id, name, at }) => ({
        key: id,
        to: dataOf(id),
        words: name,
        chip: formatDateTime(at),
      }))}
    />
  );
}

const dataOf = (id: number): string => `/users/${id}?tab=dane`;
