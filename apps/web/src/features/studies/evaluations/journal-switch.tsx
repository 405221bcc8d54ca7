import { useNavigate } from 'react-router';
import { useSession } from '#shared/api/session-context.tsx';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { journalSwitchTexts as texts } from './evaluations.texts.ts';

const paths = { new: '/evaluations-joined', old: '/evaluations' } as const;

/** For people who have both journals under one entry of the menu. */
export function JournalSwitch({ value }: { value: keyof typeof paths }) {
  const goTo = useNavigate();
  if (!useSession().permissions.includes('journals.old-in-menu')) return null;
  return (
    <Segments
      label={texts.label}
      value={value}
      onChange={(journal) => void goTo(paths[journal])}
      choices={(['new', 'old'] as const).map((journal) => ({
        value: journal,
        label: texts.journals[journal],
      }))}
    />
  );
}
