import { useQuery } from '@tanstack/react-query';
import { courseChoicesQuery } from '#data/studies/courses.ts';
import { keepChosen } from '#shared/ui/form/keep-chosen.ts';
import type { ReferenceControlProps } from '#shared/ui/form/reference-control.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { coursePickersTexts as texts } from './course-pickers.texts.ts';

// Apart from the fields of forms, so that a list with a filter does not load the form library.

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
