import { warsawTime } from '@indeks/contract/common/warsaw-time';
import type { ArchivePage } from '@indeks/contract/studies/students/archive.schemas';
import { archiveTexts } from '@indeks/contract/studies/students/archive.texts';
import { CourseControl } from '#parts/studies/courses/course-control.tsx';
import { present } from '#shared/lib/clock.ts';
import { readId } from '#shared/lib/read-id.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { archiveViewTexts as texts } from './archive.texts.ts';
import type { ArchiveList } from './archive-list.ts';

interface ArchiveFiltersProps extends Pick<ArchivePage, 'actors'> {
  list: ArchiveList;
}

/** Why, of which course, by whom and since when. */
export function ArchiveFilters({ list: { state, setFilters }, actors }: ArchiveFiltersProps) {
  const { cid, reason, actor, since } = state.filters;
  const reasons = [...new Set(['', ...archiveTexts.reasons, reason])];
  return (
    <>
      <SelectControl
        label={texts.filters.reason}
        value={reason}
        onChange={(chosen) => setFilters({ reason: chosen ?? '' })}
        choices={reasons.map((value) => ({ value, label: value === '' ? texts.filters.anyReason : value }))}
      />
      <CourseControl
        label={texts.filters.course}
        placeholder={texts.filters.course}
        value={readId(cid)}
        onChange={(chosen) => setFilters({ cid: String(chosen ?? '') })}
        clearable
      />
      <SelectControl
        label={texts.filters.actor}
        value={actor}
        onChange={(chosen) => setFilters({ actor: chosen ?? '' })}
        searchable
        choices={[
          { value: '', label: texts.filters.anybody },
          ...actors.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectControl
        label={texts.filters.since}
        value={since}
        onChange={(chosen) => setFilters({ since: chosen ?? '' })}
        choices={listPeriods()}
      />
    </>
  );
}

const listPeriods = () => [
  { value: '', label: texts.periods.ever },
  { value: daysAgo(7), label: texts.periods.week },
  { value: daysAgo(31), label: texts.periods.month },
  { value: daysAgo(365), label: texts.periods.year },
];

const daysAgo = (days: number): string => warsawTime(new Date(present() - days * 86_400_000)).date;
