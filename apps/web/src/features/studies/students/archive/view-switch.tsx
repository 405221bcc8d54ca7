import { useNavigate } from 'react-router';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { viewTexts as texts } from './archive.texts.ts';

const paths = { enrolments: '/students', archive: '/students/archive' } as const;

/** Enrolments, or those that are in the archive. */
export function ViewSwitch({ value }: { value: keyof typeof paths }) {
  const goTo = useNavigate();
  return (
    <Segments
      label={texts.label}
      value={value}
      onChange={(view) => void goTo(paths[view])}
      choices={(['enrolments', 'archive'] as const).map((view) => ({
        value: view,
        label: texts.views[view],
      }))}
    />
  );
}
