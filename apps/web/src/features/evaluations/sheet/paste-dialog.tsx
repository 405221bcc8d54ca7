import type { Evaluation } from '@indeks/contract/evaluations/evaluations.schemas';
import { formatGrade } from '@indeks/contract/evaluations/grades.rules';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { SelectControl } from '#shared/ui/form/select-control.tsx';
import { ColumnHeads } from '#shared/ui/table/column-heads.tsx';
import { matchPasted, type PastedRow } from './pasted-rows.ts';
import pasteClasses from './paste.module.css';
import classes from './sheet.module.css';
import { pasteTexts as texts } from './sheet.texts.ts';

interface PasteDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What was pasted into the grid already, and at which student. */
  pasted: string;
  from: number;
  students: readonly Evaluation[];
  onInsert: (given: readonly { row: Evaluation; grade: number }[]) => void;
}

/** Shows whom each pasted line was found to be about, before anything is inserted. */
export function PasteDialog({ opened, onClose, pasted, from, students, onInsert }: PasteDialogProps) {
  const gradable = students.filter(({ can }) => can.grade);
  const [text, setText] = useState(pasted);
  const [rows, setRows] = useState(() => matchPasted(pasted, gradable, from));
  const matched = rows.flatMap(({ eid, grade }) => {
    const row = gradable.find((student) => student.eid === eid);
    return row ? [{ row, grade }] : [];
  });
  const read = (typed: string) => {
    setText(typed);
    setRows(typed.trim() === '' ? [] : matchPasted(typed, gradable, from));
  };
  const choose = (index: number, eid: number | null) => {
    const row = rows[index];
    if (row) setRows(rows.with(index, { ...row, eid, how: eid === null ? 'none' : 'chosen' }));
  };
  const unmatched = rows.length - matched.length;
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <div className={pasteClasses['pasting']}>
        <Textarea
          label={texts.field}
          description={texts.help}
          rows={4}
          maxLength={50_000}
          value={text}
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
        {unmatched > 0 && <Notice tone="warning">{texts.unmatched(unmatched)}</Notice>}
        {rows.length > 0 && <Preview rows={rows} students={gradable} onChoose={choose} />}
        <div className={pasteClasses['pasteButtons']}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            disabled={matched.length === 0}
            onClick={() => {
              onInsert(matched);
              onClose();
            }}
          >
            {texts.insert(matched.length)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  rows: readonly PastedRow[];
  students: readonly Evaluation[];
  onChoose: (index: number, eid: number | null) => void;
}

function Preview({ rows, students, onChoose }: PreviewProps) {
  const taken = new Set(rows.map(({ eid }) => eid));
  const { columns } = texts;
  return (
    <div className={pasteClasses['preview']}>
      <table className={classes['grid']} aria-label={texts.preview}>
        <ColumnHeads names={[columns.text, columns.grade, columns.student, columns.how]} />
        <tbody>
          {rows.map(({ line, text, grade, eid, how }, index) => (
            <tr key={line} data-unmatched={eid === null || undefined}>
              <td>{text}</td>
              <td>{formatGrade(grade)}</td>
              <td>
                <SelectControl
                  label={texts.studentFor(text)}
                  labelHidden
                  placeholder={texts.skip}
                  nothingFound={texts.nobody}
                  searchable
                  clearable
                  choices={students
                    .filter((student) => student.eid === eid || !taken.has(student.eid))
                    .map((student) => ({ value: student.eid, label: student.name }))}
                  value={eid}
                  onChange={(chosen) => onChoose(index, chosen)}
                />
              </td>
              <td className={classes['quiet']}>{texts.how[how]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
