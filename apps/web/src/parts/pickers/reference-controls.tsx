import { useQuery } from '@tanstack/react-query';
import { courseChoicesQuery } from '#data/courses.ts';
import { ownPlaceChoicesQuery, placeChoicesQuery } from '#data/places.ts';
import type { Choice } from '#shared/ui/form/choice.ts';
import { SelectControl, type SelectControlProps } from '#shared/ui/form/select-control.tsx';
import { keepChosen } from './keep-chosen.ts';
import { pickersTexts as texts } from './pickers.texts.ts';

// Apart from the fields of forms, so that a list with a filter does not load the form library.

export interface ReferenceControlProps extends Omit<SelectControlProps<number>, 'choices' | 'label'> {
  label?: string;
  /** What the record has already: it stays a choice when it was closed since. */
  kept?: Choice<number> | undefined;
}

/** One of the active courses. */
export function CourseControl({ kept, ...props }: ReferenceControlProps) {
  const { data: courses = [], isPending } = useQuery(courseChoicesQuery);
  return (
    <SelectControl
      label={texts.course}
      searchable
      loading={isPending}
      nothingFound={texts.nothingFound}
      {...props}
      choices={keepChosen(courses, kept)}
    />
  );
}

export interface PlaceControlProps extends ReferenceControlProps {
  /** Only of those that the signed-in person looks after. */
  own?: boolean;
}

/** One of the active places. */
export function PlaceControl({ kept, own = false, ...props }: PlaceControlProps) {
  const every = useQuery({ ...placeChoicesQuery, enabled: !own });
  const ofMine = useQuery({ ...ownPlaceChoicesQuery, enabled: own });
  const { data: places = [], isPending } = own ? ofMine : every;
  return (
    <SelectControl
      label={texts.place}
      searchable
      loading={isPending}
      nothingFound={texts.nothingFound}
      {...props}
      choices={keepChosen(places, kept)}
    />
  );
}
