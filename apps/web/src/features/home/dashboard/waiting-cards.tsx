import type { OfficeToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { folderWords } from '@indeks/contract/studies/students/students.texts';
import { IconFolderExclamation, IconUserQuestion } from '@tabler/icons-react';
import { formatDate } from '#shared/lib/format.ts';
import { OfficeCard } from './office-card.tsx';
import { officeTexts } from './office.texts.ts';

const { candidates: candidateTexts, folders: folderTexts } = officeTexts;

/** Candidates who wait for a decision, the newest first. */
export function CandidatesCard({ candidates: { total, people } }: Pick<OfficeToday, 'candidates'>) {
  return (
    <OfficeCard
      texts={candidateTexts}
      icon={IconUserQuestion}
      count={total}
      to="/candidates?state=waiting"
      lines={people.map(({ id, name, courseName, cityName, date }) => ({
        key: id,
        to: `/candidates/${id}`,
        words: name,
        detail: `${courseName}, ${cityName}`,
        chip: formatDate(date),
      }))}
    />
  );
}

/** Students whose folders lack something, those who began last first. */
export function FoldersCard({ folders: { total, people } }: Pick<OfficeToday, 'folders'>) {
  return (
    <OfficeCard
      texts={folderTexts}
      icon={IconFolderExclamation}
      count={total}
      to="/students?folder=incomplete"
      lines={people.map(({ id, name, missing }) => ({
        key: id,
        to: `/students/${id}`,
        words: name,
        detail: folderTexts.lacks(missing.map((part) => folderWords[part]).join(', ')),
      }))}
    />
  );
}
