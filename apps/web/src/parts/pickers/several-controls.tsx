import { useQuery } from '@tanstack/react-query';
import { courseChoicesQuery } from '#data/courses.ts';
import { everyPlaceChoicesQuery, ownPlaceChoicesQuery } from '#data/places.ts';
import type { Choice } from '#shared/ui/form/choice.ts';
import { MultiSelectControl } from '#shared/ui/form/multi-select-control.tsx';
import { pickersTexts as texts } from './pickers.texts.ts';

interface SeveralControlProps {
  value: number[];
  onChange: (value: number[]) => void;
}

/** Several places, also closed ones: of those assigned to the signed-in person, or of all where none is. None chosen means all. */
export function PlacesControl(props: SeveralControlProps) {
  const { data: own } = useQuery(ownPlaceChoicesQuery);
  const { data: every = [] } = useQuery({ ...everyPlaceChoicesQuery, enabled: own?.length === 0 });
  const choices = own?.length === 0 ? every : (own ?? []);
  return <SeveralControl {...props} label={texts.place} all={texts.everyPlace} choices={choices} />;
}

/** Several courses; none chosen means all. */
export function CoursesControl(props: SeveralControlProps) {
  const { data: choices = [] } = useQuery(courseChoicesQuery);
  return <SeveralControl {...props} label={texts.course} all={texts.everyCourse} choices={choices} />;
}

interface ChoicesProps extends SeveralControlProps {
  label: string;
  /** The choice that takes the others back. */
  all: string;
  choices: readonly Choice<number>[];
}

function SeveralControl({ label, all, choices, value, onChange }: ChoicesProps) {
  return (
    <MultiSelectControl
      label={label}
      labelHidden
      placeholder={all}
      searchable
      clearable
      value={value}
      onChange={(chosen) => onChange(chosen.includes(none) ? [] : chosen)}
      choices={[{ value: none, label: all }, ...choices]}
    />
  );
}

const none = 0;
