import { useQuery } from '@tanstack/react-query';
import { courseChoicesQuery } from '#data/studies/courses.ts';
import { SeveralControl, type SeveralControlProps } from '#shared/ui/form/several-control.tsx';
import { coursePickersTexts as texts } from './course-pickers.texts.ts';

/** Several courses; none chosen means all. */
export function CoursesControl(props: SeveralControlProps) {
  const { data: choices = [] } = useQuery(courseChoicesQuery);
  return <SeveralControl {...props} label={texts.course} all={texts.everyCourse} choices={choices} />;
}
