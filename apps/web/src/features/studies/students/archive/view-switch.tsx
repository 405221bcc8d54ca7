import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { enrolmentCountsQuery } from '#data/studies/archive.ts';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { viewTexts as texts } from './archive.texts.ts';

const paths = { enrolments: '/students', archive: '/students/archive' } as const;

/** Enrolments, or those that are in the archive. */
export function ViewSwitch({ value }: { value: keyof typeof paths }) {
  const goTo = useNavigate();
  const archived = useQuery(enrolmentCountsQuery).data?.archived.total;
  return (
    <Segments
      label={texts.label}
      value={value}
      onChange={(view) => void goTo(paths[view])}
      choices={[
        { value: 'enrolments', label: texts.views.enrolments },
        { value: 'archive', label: texts.views.archive, count: archived ?? 0 },
      ]}
    />
  );
}
