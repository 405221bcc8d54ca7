import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { calculateAverage } from '@indeks/contract/studies/evaluations/grades.rules';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { fetchCardPdf } from '#data/studies/evaluations.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { TabsBySlug } from '#shared/ui/feedback/tabs-by-slug.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { CourseHead, shortMonth } from './course-head.tsx';
import { studentTexts as texts } from './evaluations.texts.ts';
import { GradesTable } from './grades-table.tsx';
import { GradeRow } from './grade-row.tsx';

interface CourseGradesProps {
  /** The grades of one course, in the order of its plan. */
  rows: readonly Evaluation[];
  onHistory: (row: Evaluation) => void;
}

/** The grades of a course, a tab for each semester. */
export function CourseGrades({ rows, onHistory }: CourseGradesProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [first] = rows;
  if (!first) return null;
  const average = calculateAverage(rows.map(({ grade }) => grade));
  const semesters = [...Map.groupBy(rows, ({ semester }) => semester)];
  return (
    <section aria-labelledby={id}>
      <Card flush>
        <CourseHead id={id} name={first.courseName} average={average} action={<CardButton row={first} />} />
        <TabsBySlug
          flush
          label={texts.semesters(first.courseName)}
          value={chosen}
          onChange={setChosen}
          tabs={semesters.map(([semester, subjects]) => ({
            slug: `semestr-${semester}`,
            label: texts.semester(semester, shortMonth(subjects[0]?.date ?? '')),
            render: () => <Semester rows={subjects} onHistory={onHistory} />,
          }))}
        />
      </Card>
    </section>
  );
}

function CardButton({ row: { eid, cid, courseName } }: { row: Evaluation }) {
  const download = useDownload(() => fetchCardPdf(eid, cid));
  return (
    <BusyButton variant="default" icon={IconFileTypePdf} aria-label={texts.cardOf(courseName)} {...download}>
      {texts.card}
    </BusyButton>
  );
}

function Semester({ rows, onHistory }: CourseGradesProps) {
  return (
    <GradesTable columns={texts.columns} editable>
      {rows.map((row) => (
        <GradeRow key={row.id} row={row} onHistory={() => onHistory(row)} />
      ))}
    </GradesTable>
  );
}
