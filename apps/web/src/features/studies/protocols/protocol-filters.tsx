import { useQuery } from '@tanstack/react-query';
import { journalSubjectsQuery } from '#data/studies/evaluations.ts';
import { isSemesterDay } from '#parts/studies/students/semester-day.ts';
import { readId } from '#shared/lib/read-id.ts';
import { CourseControl } from '#parts/studies/courses/course-control.tsx';
import { SemesterControl } from '#parts/studies/courses/semester-control.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { protocolsTexts as texts } from './protocols.texts.ts';

export interface ProtocolsFilters extends Record<string, string> {
  date: string;
  cid: string;
  sid: string;
}

/** What is no semester or number in the address is left out. */
export const readFilters = ({ date, cid, sid }: ProtocolsFilters) => {
  const [course, subject] = [readId(cid), readId(sid)];
  return {
    ...(isSemesterDay(date) && { date }),
    ...(course !== null && { cid: course }),
    ...(subject !== null && { sid: subject }),
  };
};

interface ProtocolFiltersProps {
  filters: ProtocolsFilters;
  onChange: (changed: Partial<ProtocolsFilters>) => void;
}

export function ProtocolFilters({ filters, onChange }: ProtocolFiltersProps) {
  const { date = null, cid = null, sid = null } = readFilters(filters);
  const subjects = useSubjects(cid);
  return (
    <>
      <SemesterControl
        labelHidden
        placeholder={texts.everySemester}
        value={date}
        onChange={(day) => onChange({ date: day ?? '' })}
        clearable
      />
      <CourseControl
        label={texts.course}
        labelHidden
        placeholder={texts.course}
        value={cid}
        onChange={(chosen) => onChange({ cid: String(chosen ?? ''), sid: '' })}
        clearable
      />
      <SelectControl
        label={texts.subject}
        labelHidden
        placeholder={texts.subject}
        searchable
        clearable
        disabled={cid === null}
        nothingFound={texts.noSubjects}
        choices={subjects}
        value={sid}
        onChange={(chosen) => onChange({ sid: String(chosen ?? '') })}
      />
    </>
  );
}

/** The subjects of both programmes. */
function useSubjects(cid: number | null) {
  const enabled = cid !== null;
  const cids = cid === null ? [] : [cid];
  const newer = useQuery({ ...journalSubjectsQuery(1, cids), enabled });
  const older = useQuery({ ...journalSubjectsQuery(0, cids), enabled });
  return [
    ...(newer.data?.items ?? []).map(({ id, name, exam }) => ({
      value: id,
      label: texts.subjectOf(name, exam, false),
    })),
    ...(older.data?.items ?? []).map(({ id, name, exam }) => ({
      value: id,
      label: texts.subjectOf(name, exam, true),
    })),
  ];
}
