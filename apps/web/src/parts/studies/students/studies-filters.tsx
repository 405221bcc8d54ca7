import { CourseControl } from '#parts/studies/courses/course-control.tsx';
import { PlaceControl } from '#parts/provider/places/place-control.tsx';
import { readId } from '#shared/lib/read-id.ts';
import { isSemesterDay } from './semester-day.ts';

/** Place and course as parameters in the address of a list. */
interface StudiesFilters {
  readonly pid: string;
  readonly cid: string;
}

/** What is no number in the address is left out. */
export const readStudies = ({ pid, cid }: StudiesFilters) => {
  const [place, course] = [readId(pid), readId(cid)];
  return { ...(place !== null && { pid: place }), ...(course !== null && { cid: course }) };
};

/** What is no first day of a semester in the address is left out. */
export const readIntakes = ({ date }: { readonly date: readonly string[] }): { date?: string } => {
  const days = date.filter(isSemesterDay).join(',');
  return days === '' ? {} : { date: days };
};

const writeId = (id: number | null): string => String(id ?? '');

interface StudiesControlsProps {
  filters: StudiesFilters;
  onChange: (changed: Partial<StudiesFilters>) => void;
  labels: { place: string; course: string };
  placeholders?: { place: string; course: string };
  /** Only places that the caller looks after are offered. */
  own?: boolean;
}

export function StudiesControls(props: StudiesControlsProps) {
  const { filters, onChange, labels, placeholders = labels, own = false } = props;
  return (
    <>
      <PlaceControl
        own={own}
        closed
        label={labels.place}
        placeholder={placeholders.place}
        value={readId(filters.pid)}
        onChange={(pid) => onChange({ pid: writeId(pid) })}
        clearable
      />
      <CourseControl
        label={labels.course}
        placeholder={placeholders.course}
        value={readId(filters.cid)}
        onChange={(cid) => onChange({ cid: writeId(cid) })}
        clearable
      />
    </>
  );
}
