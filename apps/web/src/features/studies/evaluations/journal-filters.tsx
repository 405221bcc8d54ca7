import type { JournalSubject } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { halves } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { intakeInSession } from '@indeks/contract/studies/evaluations/grades.rules';
import { intakesTo } from '@indeks/contract/studies/courses/intakes.rules';
import { formatMonth } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { filterTexts as texts, rowTexts } from './evaluations.texts.ts';

interface FilterProps<Value> {
  value: Value | null;
  onChange: (value: Value | null) => void;
}

interface SubjectFilterProps extends FilterProps<number> {
  subjects: readonly JournalSubject[];
  disabled?: boolean;
}

export function SubjectFilter({ subjects, ...props }: SubjectFilterProps) {
  return (
    <SelectControl
      label={texts.subject}
      labelHidden
      placeholder={texts.subject}
      searchable
      clearable
      nothingFound={texts.noSubjects}
      {...props}
      choices={subjects.map(({ id, name, exam }) => ({
        value: id,
        label: texts.subjectOf(name, rowTexts.endings[exam] ?? ''),
      }))}
    />
  );
}

/** The sessions of the new journal, the newest first. */
export function SessionFilter(props: FilterProps<string>) {
  const sessions = intakesTo(today()).filter((day) => day >= firstSession);
  return (
    <SelectControl
      label={texts.session}
      labelHidden
      placeholder={texts.session}
      {...props}
      choices={sessions.map((value) => ({ value, label: sessionInWords(value) }))}
    />
  );
}

const firstSession = '2024-03-01';

/** 2026-10-01 → zimowa 2026/27, 2027-03-01 → letnia 2026/27. */
function sessionInWords(day: string): string {
  const year = Number(day.slice(0, 4));
  const begins = day.slice(5, 7) === '10' ? year : year - 1;
  const years = `${begins}/${String(begins + 1).slice(2)}`;
  return begins === year ? texts.winter(years) : texts.summer(years);
}

/** The three intakes that are in a session, the oldest first. */
export function IntakeFilter({ session, ...props }: FilterProps<number> & { session: string }) {
  return (
    <SelectControl
      label={texts.intake}
      labelHidden
      placeholder={texts.intake}
      clearable
      {...props}
      choices={halves.toReversed().map((half) => ({
        value: half,
        label: texts.intakeOf(half, formatMonth(intakeInSession(session, half).slice(0, 7))),
      }))}
    />
  );
}
