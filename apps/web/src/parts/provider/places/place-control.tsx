import { isOn } from '@indeks/contract/common/flags';
import { useQuery } from '@tanstack/react-query';
import { courseChoicesQuery } from '#data/courses.ts';
import { everyPlaceChoicesQuery, ownPlaceChoicesQuery, placeChoicesQuery } from '#data/places.ts';
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
  /** Also those that are no longer in use: a filter finds who studied there. */
  closed?: boolean;
}

/** One of the active places. */
export function PlaceControl({ kept, own = false, closed = false, ...props }: PlaceControlProps) {
  const every = useQuery({ ...(closed ? everyPlaceChoicesQuery : placeChoicesQuery), enabled: !own });
  const ofMine = useQuery({ ...ownPlaceChoicesQuery, enabled: own });
  const { isPending } = own ? ofMine : every;
  const mine = ofMine.data?.filter(({ active }) => closed || isOn(active));
  return (
    <SelectControl
      label={texts.place}
      searchable
      loading={isPending}
      nothingFound={texts.nothingFound}
      {...props}
      choices={keepChosen((own ? mine : every.data) ?? [], kept)}
    />
  );
}
