import { albumNumberRoutes as routes } from '@indeks/contract/studies/students/album-numbers.routes';
import type { AlbumState, JudgedAlbumRow } from '@indeks/contract/studies/students/album-numbers.schemas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { useAction } from '#shared/api/use-action.ts';
import { useCall } from '#shared/api/use-call.ts';
import { useGuardedByDialog } from '#shared/ui/dialog/inside-dialog.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { AlbumRow, tones } from './album-row.tsx';
import classes from './album-numbers.module.css';
import { albumTexts as texts } from './album-numbers.texts.ts';
import { toSent, useAlbumRows, type NumberedRow } from './use-album-rows.ts';

interface AlbumRowsProps {
  read: readonly JudgedAlbumRow[];
  onSaved: (count: number) => void;
  onBack: () => void;
}

const pageSize = 25;

/** The second step: every line with what it comes to; what is wrong is corrected in place or left out. */
export function AlbumRows({ read, onSaved, onBack }: AlbumRowsProps) {
  const { rows, correct, choose, judgeAgain, skip, judging, failure } = useAlbumRows(read);
  const faulty = rows.filter((row) => row.faulty !== null);
  const view = useView(rows, faulty);
  const set = useCall('students', routes.set);
  const save = useAction(() => set({ body: rows.map(toSent) }), { onSuccess: ({ saved }) => onSaved(saved) });
  useGuardedByDialog(() => true);
  const error = save.error ?? failure;
  return (
    <>
      <Counts rows={rows} />
      {error && (
        <Notice tone="error" title={texts.failed}>
          {readMessage(error)}
        </Notice>
      )}
      <ToChoose rows={rows} onChoose={choose} />
      {view.control}
      <ul className={classes.rows} aria-label={texts.list}>
        {view.rows.map((row) => (
          <AlbumRow
            key={row.line}
            row={row}
            onCorrect={(field, value) => correct(row.line, field, value)}
            onChoose={(enrolment) => choose(new Map([[row.line, enrolment]]))}
            onLeave={judgeAgain}
            onSkip={() => skip(row.line)}
          />
        ))}
      </ul>
      {view.pages}
      <output className={classes.toCorrect}>{faulty.length > 0 ? texts.toCorrect(faulty.length) : ''}</output>
      <FormActions>
        <Button variant="default" onClick={onBack}>
          {texts.back}
        </Button>
        <BusyButton
          busy={save.isPending || judging}
          disabled={faulty.length > 0 || rows.length === 0}
          onClick={() => save.mutate()}
        >
          {texts.save(rows.length)}
        </BusyButton>
      </FormActions>
    </>
  );
}

interface ToChooseProps {
  rows: readonly NumberedRow[];
  onChoose: (chosen: ReadonlyMap<number, number>) => void;
}

/** Lines of people with several enrolments; one button chooses the newest enrolment of all of them. */
function ToChoose({ rows, onChoose }: ToChooseProps) {
  const open = rows.filter(({ state }) => state === 'choose');
  if (open.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.toChoose(open.length)}>
      <Button variant="default" size="xs" onClick={() => onChoose(pickNewest(open))}>
        {texts.chooseNewest}
      </Button>
    </Notice>
  );
}

/** By line, the newest of what each person studies. */
const pickNewest = (rows: readonly NumberedRow[]): ReadonlyMap<number, number> =>
  new Map(
    rows.flatMap(({ line, student }) => {
      const newest = student?.enrolments[0];
      return newest ? [[line, newest.id] as const] : [];
    }),
  );

/** Those to correct, or all of them, a page at a time. One that was corrected stays where it stands until the view is chosen anew. */
function useView(rows: readonly NumberedRow[], faulty: readonly NumberedRow[]) {
  const [kept, setKept] = useState(() => (faulty.length > 0 ? listLines(faulty) : undefined));
  const [page, setPage] = useState(0);
  const shown = kept ? rows.filter(({ line }) => kept.has(line)) : rows;
  const from = Math.min(page * pageSize, Math.max(0, shown.length - 1));
  const first = from - (from % pageSize);
  const last = Math.min(first + pageSize, shown.length);
  const control = (
    <SelectControl
      label={texts.showLabel}
      choices={[
        { value: 'faulty', label: texts.shown.faulty },
        { value: 'all', label: texts.shown.all },
      ]}
      value={kept ? 'faulty' : 'all'}
      onChange={(value) => {
        setKept(value === 'faulty' ? listLines(faulty) : undefined);
        setPage(0);
      }}
    />
  );
  const pages = shown.length > pageSize && (
    <div className={classes.pages}>
      <span>{texts.page(first + 1, last, shown.length)}</span>
      <Button variant="default" size="xs" disabled={first === 0} onClick={() => setPage(page - 1)}>
        {texts.previous}
      </Button>
      <Button variant="default" size="xs" disabled={last === shown.length} onClick={() => setPage(page + 1)}>
        {texts.following}
      </Button>
    </div>
  );
  return { rows: shown.slice(first, last), control, pages };
}

const listLines = (rows: readonly NumberedRow[]): ReadonlySet<number> =>
  new Set(rows.map(({ line }) => line));

const states = [
  'new',
  'changed',
  'same',
  'missing',
  'choose',
  'doubled',
  'wrong',
] as const satisfies AlbumState[];

function Counts({ rows }: { rows: readonly NumberedRow[] }) {
  const counted = Map.groupBy(rows, ({ state }) => state);
  return (
    <div className={classes.counts}>
      {states.map((state) => {
        const count = counted.get(state)?.length ?? 0;
        return (
          count > 0 && (
            <StatusChip key={state} tone={tones[state]}>{`${texts.counts[state]}: ${count}`}</StatusChip>
          )
        );
      })}
    </div>
  );
}
