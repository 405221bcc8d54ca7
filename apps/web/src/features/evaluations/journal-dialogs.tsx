import type { Evaluation, GradeChange } from '@indeks/contract/evaluations/evaluations.schemas';
import { useQuery } from '@tanstack/react-query';
import { gradeHistoryQuery, studentEvaluationsQuery } from '#data/evaluations.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { useClearGrades } from './evaluations.api.ts';
import classes from './evaluations.module.css';
import { clearTexts, gradesDialogTexts as texts, historyDialogTexts } from './evaluations.texts.ts';
import { GradeChip } from './grade-chip.tsx';
import { lecturerOf } from './lecturer-name.ts';

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
  const { data, isError, isFetching, refetch } = useQuery(studentEvaluationsQuery(row.uid));
  const me = useSession().user.id;
  if (!data) {
    if (!isError) return <LoadingState columns={3} />;
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const rows = data.items.filter(({ eid, cid }) => eid === row.eid && cid === row.cid);
  return (
    <>
      <p>{`${row.name}, ${row.courseName}`}</p>
      <div className={classes['dialogTable']}>
        <table className={classes['plain']} aria-label={texts.of(row.name)}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.subject}</th>
              <th scope="col">{texts.columns.grade}</th>
              <th scope="col">{texts.columns.lecturer}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.id}>
                <td>{one.subject_name}</td>
                <td>
                  <GradeChip grade={one.grade} />
                </td>
                <td>{`${one.professor_id === me ? texts.own : ''}${lecturerOf(one)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function History({ row }: { row: Evaluation }) {
  const { data, isError, isFetching, refetch } = useQuery(gradeHistoryQuery(row.eid, row.subjectId));
  if (!data) {
    if (!isError) return <LoadingState columns={4} />;
    const { failed } = historyDialogTexts;
    return <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
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
    <div className={classes['dialogTable']}>
      <table className={classes['plain']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{columns.at}</th>
            <th scope="col">{columns.by}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, at, by, before, after }) => (
            <tr key={id}>
              <td>{formatDateTime(at)}</td>
              <td>{by}</td>
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
