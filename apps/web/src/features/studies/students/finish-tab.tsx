import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { Enrolment } from '@indeks/contract/studies/students/students.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPencil } from '@tabler/icons-react';
import { useId } from 'react';
import { studentQuery } from '#data/studies/students.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { Fact } from './enrolment-card.tsx';
import { EnrolmentHead } from './enrolment-head.tsx';
import { inWords } from './enrolment-values.ts';
import type { OpenFinish } from './finish-dialog.tsx';
import { Statements } from './statements.tsx';
import { DoneCell } from './student-cells.tsx';
import classes from './student-tabs.module.css';
import { coursesTabTexts, finishTabTexts as texts } from './student-tabs.texts.ts';
import { enrolmentTexts } from './students.texts.ts';

const FinishDialog = lazyPart(async () => (await import('./finish-dialog.tsx')).FinishDialog);

/** What each enrolment of a person still needs to end. */
export function FinishTab({ user }: { user: number }) {
  const result = useQuery(studentQuery(user));
  const { data } = result;
  const { show, of, anyOpen } = useOpen<OpenFinish>('student-finish');
  if (!data) return <AwaitedState result={result} failed={coursesTabTexts.failed} columns={3} />;
  const { enrolments } = data.student;
  return (
    <div className={classes.root}>
      {enrolments.length === 0 && <EmptyState {...coursesTabTexts.empty} />}
      {enrolments.map((row) => (
        <FinishCard key={row.id} row={row} onEdit={() => show({ kind: 'finish', row })} />
      ))}
      <WhenOpened opened={anyOpen}>
        <FinishDialog of={of} show={show} />
      </WhenOpened>
    </div>
  );
}

function FinishCard({ row, onEdit }: { row: Enrolment; onEdit: () => void }) {
  const id = useId();
  const { fields, thesis, practice } = coursesTabTexts;
  return (
    <section aria-labelledby={id}>
      <Card flush>
        <EnrolmentHead row={row} id={id}>
          <Statements row={row} />
          {row.can.edit && (
            <Button
              variant="default"
              leftSection={<Icon of={IconPencil} />}
              aria-label={`${texts.edit}: ${inWords(row)}`}
              onClick={onEdit}
            >
              {texts.edit}
            </Button>
          )}
        </EnrolmentHead>
        <dl className={classes.facts}>
          <Fact label={fields.thesis}>
            <DoneCell done={row.thesis} words={thesis} />
          </Fact>
          <Fact label={fields.practice}>
            <DoneCell done={row.practice} words={practice} />
          </Fact>
          <Fact label={fields.promoter}>{row.promoterName ?? enrolmentTexts.none}</Fact>
        </dl>
      </Card>
    </section>
  );
}
