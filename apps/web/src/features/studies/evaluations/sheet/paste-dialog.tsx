import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { TextareaControl } from '#shared/ui/form/typed/textarea-control.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { PastePreview, type RowGroup } from './paste-preview.tsx';
import classes from './paste.module.css';
import type { PastedStudent } from './pasted-rows.ts';
import type { SheetRow } from './sheet-values.ts';
import { pasteTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';
import { groupRows, usePasted, type Pasted } from './use-pasted.ts';

interface PasteDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What was pasted into the grid already, and at which student. */
  pasted: string;
  from: number;
  sheet: Sheet;
  onInsert: (given: readonly { row: Evaluation; grade: number }[]) => void;
}

/** Shows what each pasted column and row was taken for, before anything is inserted. */
export function PasteDialog({ opened, onClose, pasted: first, from, sheet, onInsert }: PasteDialogProps) {
  const gradable = sheet.rows.filter(({ row }) => row.can.grade);
  const students = gradable.map(toStudent);
  const pasted = usePasted(first, from, students);
  const given = groupRows(pasted.rows).ready.flatMap(({ eid, grade }) => {
    const line = gradable.find(({ row }) => row.eid === eid);
    return line && grade !== null ? [{ row: line.row, grade }] : [];
  });
  const isRead = pasted.rows.length > 0;
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title} size={isRead ? 'table' : 'form'}>
      <div className={classes.pasting}>
        {isRead ? <Read pasted={pasted} students={students} /> : <Field pasted={pasted} />}
        <div className={classes.foot}>
          <span className={classes.quiet}>{isRead && texts.note}</span>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            disabled={given.length === 0}
            onClick={() => {
              onInsert(given);
              onClose();
            }}
          >
            {texts.insert(given.length)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const toStudent = ({ row, standing, earlier, isOpen }: SheetRow): PastedStudent => ({
  eid: row.eid,
  name: row.name,
  album_nr: row.album_nr,
  grade: standing,
  earlier: earlier.flatMap(({ grade }) => grade ?? []),
  isOpen,
});

const Field = ({ pasted }: { pasted: Pasted }) => (
  <TextareaControl
    label={texts.field}
    description={texts.help}
    minRows={4}
    maxRows={4}
    maxLength={50_000}
    value={pasted.text}
    onChange={pasted.read}
  />
);

type Shown = 'all' | 'ready' | 'toCheck';

function Read({ pasted, students }: { pasted: Pasted; students: readonly PastedStudent[] }) {
  const [shown, setShown] = useState<Shown>('all');
  const { toCheck, ready, other } = groupRows(pasted.rows);
  const groups: RowGroup[] = [
    { key: 'toCheck', title: texts.groupToCheck(toCheck.length), rows: toCheck },
    { key: 'ready', title: texts.groupReady(ready.length), rows: ready },
    { key: 'other', title: texts.groupOther(other.length), rows: other },
  ];
  return (
    <>
      <div className={classes.head}>
        <p className={classes.quiet}>{texts.summary(pasted.rows.length, pasted.hasHead)}</p>
        <Button
          variant="default"
          leftSection={<Icon of={IconClipboardText} size={18} />}
          onClick={() => pasted.read('')}
        >
          {texts.pasteOther}
        </Button>
      </div>
      <div className={classes.head}>
        <Segments
          label={texts.which}
          choices={[
            { value: 'all', label: texts.all(pasted.rows.length) },
            { value: 'ready', label: texts.ready(ready.length) },
            { value: 'toCheck', label: texts.toCheck(toCheck.length) },
          ]}
          value={shown}
          onChange={setShown}
        />
        <span className={classes.quiet}>{texts.columnsHelp}</span>
      </div>
      <PastePreview
        pasted={pasted}
        students={students}
        groups={groups.filter(({ key, rows }) => rows.length > 0 && (shown === 'all' || shown === key))}
      />
    </>
  );
}
