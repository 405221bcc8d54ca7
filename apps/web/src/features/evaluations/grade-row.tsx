import type { Evaluation } from '@indeks/contract/evaluations/evaluations.schemas';
import { gradeFault } from '@indeks/contract/evaluations/grades.rules';
import { IconDeviceFloppy, IconHistory } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { isCallError, messageOf } from '#shared/api/call-error.ts';
import { useAction } from '#shared/api/use-action.ts';
import { useUnsaved } from '#shared/lib/unsaved.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { NumberControl } from '#shared/ui/form/number-field.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import { useSaveGrade } from './evaluations.api.ts';
import classes from './evaluations.module.css';
import { studentTexts as texts } from './evaluations.texts.ts';
import { GradeChip } from './grade-chip.tsx';
import { GradeConflict, readConflict, type Conflict } from './grade-conflict.tsx';
import { lecturerOf } from './lecturer-name.ts';

interface GradeRowProps {
  row: Evaluation;
  onHistory: () => void;
}

/** A subject with its grade, to be changed by those who may. */
export function GradeRow({ row, onHistory }: GradeRowProps) {
  const lecturer = lecturerOf(row);
  return (
    <tr>
      <td>
        {row.subject_name}
        <div className={`${classes['quiet']} ${classes['phoneOnly']}`}>{lecturer}</div>
      </td>
      <td className={classes['wideOnly']}>{texts.endings[row.exam]}</td>
      <td>
        <div className={classes['editing']}>
          {row.can.grade ? <GradeForm row={row} /> : <GradeChip grade={row.grade} inWords />}
          <QuietAction icon={IconHistory} label={texts.historyOf(row.subject_name)} onClick={onHistory} />
        </div>
      </td>
      <td className={classes['wideOnly']}>{lecturer}</td>
    </tr>
  );
}

function GradeForm({ row }: { row: Evaluation }) {
  const edit = useGradeEdit(row);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes['editing']}>
        <NumberControl
          label={texts.gradeIn(row.subject_name)}
          labelHidden
          min={2}
          max={5}
          step={0.5}
          decimals={2}
          maw={96}
          value={edit.value}
          onChange={edit.setValue}
          error={edit.error}
        />
        <BusyButton
          type="submit"
          variant="default"
          icon={IconDeviceFloppy}
          busy={edit.isSaving}
          disabled={!edit.isChanged}
          aria-label={texts.saveOf(row.subject_name)}
        >
          {texts.save}
        </BusyButton>
      </div>
      {edit.conflict && (
        <GradeConflict
          conflict={edit.conflict}
          mine={edit.value}
          onKeepMine={edit.keepMine}
          onKeepTheirs={edit.keepTheirs}
        />
      )}
    </form>
  );
}

/** What is typed, against the grade as it was read; the newer one comes by itself where nothing was typed. */
function useGradeEdit(row: Evaluation) {
  const [typed, setTyped] = useState<{ value: number | null; version: number | null }>();
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<string>();
  const value = typed ? typed.value : row.grade;
  const isChanged = typed !== undefined && typed.value !== row.grade;
  useUnsaved(isChanged);
  const call = useSaveGrade();
  const { mutate, isPending } = useAction((version: number | null) =>
    call({ body: { eid: row.eid, sid: row.subjectId, uid: row.uid, grade: value, version } }),
  );
  const settle = () => {
    setTyped(undefined);
    setConflict(undefined);
    setFailure(undefined);
  };
  const send = (version: number | null) =>
    mutate(version, {
      onSuccess: ({ grade }) => {
        settle();
        snackbar(grade === null ? texts.cleared : texts.saved);
      },
      onError: (error) =>
        isCallError(error, 'record/stale') ? setConflict(readConflict(error)) : setFailure(messageOf(error)),
    });
  const fault = gradeFault(value);
  return {
    value,
    isChanged,
    isSaving: isPending,
    error: isChanged ? (fault ?? failure) : undefined,
    conflict,
    setValue: (next: number | null) => {
      setFailure(undefined);
      setTyped({ value: next, version: typed ? typed.version : row.version });
    },
    save: () => {
      if (isChanged && fault === undefined) send(typed.version);
    },
    keepMine: () => conflict && send(conflict.version),
    keepTheirs: settle,
  };
}
