import type { Evaluation, GradeChange } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { useQuery } from '@tanstack/react-query';
import { gradeHistoryQuery, studentEvaluationsQuery } from '#data/studies/evaluations.ts';
import { termsInSentences } from '#parts/studies/grades/grades.texts.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { ColumnHeads } from '#shared/ui/table/column-heads.tsx';
import { useClearGrades } from './evaluations.api.ts';
import classes from './evaluations.module.css';
import { clearTexts, gradesDialogTexts as texts, historyDialogTexts } from './evaluations.texts.ts';
import { countingIn, GradeChip } from './grade-chip.tsx';
import { nameLecturer } from './lecturer-name.ts';

export type OpenInJournal =
  | { kind: 'grades'; row: Evaluation }
  | { kind: 'history'; row: Evaluation }
  | { kind: 'clear'; rows: readonly Evaluation[] };

interface JournalDialogsProps {
  of: Dialogs<OpenInJournal>['of'];
  onCleared?: () => void;
}

/** Whatever opens over a journal. */
export function JournalDialogs({ of, onCleared }: JournalDialogsProps) {
  const grades = of('grades');
  const history = of('history');
  const clear = of('clear');
  return (
    <>
      <Dialog opened={grades.opened} onClose={grades.close} title={texts.title}>
        {grades.value && <Grades row={grades.value.row} />}
      </Dialog>
      <Dialog opened={history.opened} onClose={history.close} title={historyDialogTexts.title}>
        {history.value && <History row={history.value.row} />}
      </Dialog>
      <ClearQuestion
        rows={clear.value?.rows ?? []}
        opened={clear.opened}
        onClose={clear.close}
        onCleared={onCleared}
      />
    </>
  );
}

/** All subjects of the row's student on the row's course. */
function Grades({ row }: { row: Evaluation }) {
  const result = useQuery(studentEvaluationsQuery(row.uid));
  const { data } = result;
  const me = useSession().user.id;
  if (!data) return <AwaitedState result={result} failed={texts.failed} columns={3} />;
  const rows = data.items.filter(({ eid, cid }) => eid === row.eid && cid === row.cid);
  return (
    <>
      <p>{`${row.name}, ${row.courseName}`}</p>
      <div className={classes.dialogTable}>
        <table className={classes.plain} aria-label={texts.of(row.name)}>
          <ColumnHeads names={[texts.columns.subject, texts.columns.grade, texts.columns.lecturer]} />
          <tbody>
            {rows.map((one) => (
              <tr key={one.id}>
                <td>{one.subject_name}</td>
                <td>
                  <GradeChip grade={countingIn(one)} />
                </td>
                <td>{`${one.professor_id === me ? texts.own : ''}${nameLecturer(one)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function History({ row }: { row: Evaluation }) {
  const result = useQuery(gradeHistoryQuery(row.eid, row.subjectId));
  const { data } = result;
  if (!data) return <AwaitedState result={result} failed={historyDialogTexts.failed} columns={5} />;
  return (
    <>
      <p>{`${row.name}, ${row.subject_name}`}</p>
      {data.items.length === 0 ? (
        <EmptyState {...historyDialogTexts.empty} />
      ) : (
        <ChangesTable changes={data.items} />
      )}
    </>
  );
}

function ChangesTable({ changes }: { changes: readonly GradeChange[] }) {
  const { columns, title } = historyDialogTexts;
  return (
    <div className={classes.dialogTable}>
      <table className={classes.plain} aria-label={title}>
        <ColumnHeads names={[columns.at, columns.by, columns.term, columns.before, columns.after]} />
        <tbody>
          {changes.map(({ id, at, by, term, before, after }) => (
            <tr key={id}>
              <td>{formatDateTime(at)}</td>
              <td>{by}</td>
              <td>{termsInSentences[term].name}</td>
              <td>
                <GradeChip grade={before} />
              </td>
              <td>
                <GradeChip grade={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ClearQuestionProps {
  rows: readonly Evaluation[];
  opened: boolean;
  onClose: () => void;
  onCleared: (() => void) | undefined;
}

function ClearQuestion({ rows, opened, onClose, onCleared }: ClearQuestionProps) {
  const clearGrades = useClearGrades();
  return (
    <ConfirmDelete
      opened={opened}
      onClose={onClose}
      question={clearTexts.question}
      consequence={clearTexts.consequence}
      confirmLabel={clearTexts.confirm(rows.length)}
      items={rows.map(({ name, subject_name }) => `${name}, ${subject_name}`)}
      onConfirm={async () => {
        await clearGrades({ body: rows.map(({ eid, subjectId }) => ({ eid, sid: subjectId })) });
        onCleared?.();
        snackbar(clearTexts.done);
      }}
    />
  );
}
