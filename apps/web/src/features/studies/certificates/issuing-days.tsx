import type { Completion } from '@indeks/contract/studies/certificates/certificates.schemas';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { DateControl } from '#shared/ui/form/dates/date-field.tsx';
import { completionTexts as texts } from './certificates.texts.ts';

/** What the act of issuing is told; an empty day was not chosen yet. */
export type IssuingDays = Omit<Completion, 'ids'>;

interface IssuingDaysProps {
  days: IssuingDays;
  onDays: (days: IssuingDays) => void;
  /** What an empty day of completion is shown as. */
  completed?: string;
}

/** The day of completion and that of issuing. */
export function DaysOfIssuing({ days, onDays, completed = days.completed }: IssuingDaysProps) {
  return (
    <>
      <DateControl
        label={texts.completed}
        value={completed}
        onChange={(day) => onDays({ ...days, completed: day })}
      />
      <DateControl
        label={texts.issued}
        value={days.issued}
        onChange={(day) => onDays({ ...days, issued: day })}
      />
    </>
  );
}

/** The original, and how many copies beside it. */
export function CopiesOfIssuing({ days, onDays }: Omit<IssuingDaysProps, 'completed'>) {
  return (
    <SelectControl
      label={texts.copiesChosen}
      choices={copies.map((value) => ({ value, label: texts.copiesOf(value) }))}
      value={days.copies}
      onChange={(chosen) => onDays({ ...days, copies: chosen ?? days.copies })}
    />
  );
}

const copies = [0, 1, 2, 3, 4, 5];
