import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatOutcome, outcomeInWords } from '#parts/studies/grades/outcomes.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { PastedRow, PastedStudent } from './pasted-rows.ts';
import classes from './paste.module.css';
import { pasteTexts as texts } from './sheet.texts.ts';
import type { Pasted } from './use-pasted.ts';

export interface PasteRowProps {
  row: PastedRow;
  students: readonly PastedStudent[];
  pasted: Pasted;
}

export const nameRow = ({ cells }: PastedRow): string => cells.filter(Boolean).join(' ');

/** The person whom the row is about; somebody who was not found is chosen here. */
export function PastedPerson({ row, students, pasted }: PasteRowProps) {
  const taken = new Set(pasted.rows.flatMap(({ eid }) => eid ?? []));
  const student = students.find(({ eid }) => eid === row.eid);
  if (student && !row.isSimilar) return <strong>{student.name}</strong>;
  return (
    <SelectControl
      label={texts.studentFor(nameRow(row))}
      labelHidden
      placeholder={texts.choosePerson}
      nothingFound={texts.nobody}
      searchable
      clearable
      choices={students
        .filter(({ eid }) => eid === row.eid || !taken.has(eid))
        .map(({ eid, name }) => ({ value: eid, label: name }))}
      value={row.eid}
      onChange={(eid) => pasted.mend(row, { eid })}
    />
  );
}

/** The outcome of the row, and a control to correct it. */
export function PastedOutcome({ row, students, pasted }: PasteRowProps) {
  const student = students.find(({ eid }) => eid === row.eid);
  const isMended = row.outcome === 'insert' && row.isOverwriting;
  return (
    <div className={classes.outcome}>
      <OutcomeWords row={row} student={student} />
      {(row.outcome === 'unreadable' || row.outcome === 'no-such-grade') && (
        <input
          className={classes.typed}
          aria-label={texts.gradeFor(nameRow(row))}
          placeholder={texts.typeGrade}
          onBlur={({ currentTarget }) =>
            currentTarget.value.trim() !== '' && pasted.mend(row, { typed: currentTarget.value })
          }
          onKeyDown={({ key, currentTarget }) =>
            key === 'Enter' && pasted.mend(row, { typed: currentTarget.value })
          }
        />
      )}
      {(row.outcome === 'conflict' || row.outcome === 'repeated' || isMended) &&
        student &&
        row.grade !== null && (
          <Segments
            label={texts.choiceFor(student.name)}
            choices={[
              {
                value: 'keep',
                label: student.grade === null ? texts.keepNone : texts.keep(formatOutcome(student.grade)),
              },
              { value: 'write', label: texts.write(formatOutcome(row.grade)) },
            ]}
            value={isMended ? 'write' : 'keep'}
            onChange={(value) => pasted.mend(row, { overwrite: value === 'write' })}
          />
        )}
    </div>
  );
}

function OutcomeWords({ row, student }: Pick<PasteRowProps, 'row'> & { student: PastedStudent | undefined }) {
  const { outcome, grade } = row;
  if (outcome === 'insert' && grade !== null)
    return (
      <span className={classes.words}>
        <Icon of={IconCheck} size={16} /> {texts.outcomes.insert} <strong>{formatOutcome(grade)}</strong>{' '}
        <span className={classes.quiet}>
          {outcomeInWords(grade)}
          {row.isSimilar && ` · ${texts.outcomes.similar}`}
        </span>
      </span>
    );
  if (outcome === 'same' || outcome === 'empty' || outcome === 'insert')
    return <span className={classes.quiet}>{texts.outcomes[outcome]}</span>;
  const isError = outcome === 'unreadable' || outcome === 'no-such-grade';
  return (
    <span className={classes.words} data-tone={isError ? 'error' : 'warning'}>
      <Icon of={isError ? IconAlertCircle : IconAlertTriangle} size={16} />
      {outcome === 'conflict'
        ? texts.outcomes.conflict(formatOutcome(student?.grade ?? didNotCome))
        : texts.outcomes[outcome]}
    </span>
  );
}
