import type {
  courseFactsForm,
  CourseFacts,
} from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import type { Control, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { NumberField } from '#shared/ui/form/typed/number-field.tsx';
import { courseFactsTexts as texts } from './certificate-facts.texts.ts';
import classes from './course-facts.module.css';
import { classCells, keyOf, type CourseFactsInput } from './course-facts-values.ts';

type Subject = CourseFacts['subjects'][number];
export type FactsForm = UseFormReturn<CourseFactsInput, unknown, z.output<typeof courseFactsForm>>;

interface ClassesTableProps {
  form: FactsForm;
  subjects: readonly Subject[];
}

/** A line of numbers for each subject of both programmes; on a phone a card. */
export function ClassesTable({ form, subjects }: ClassesTableProps) {
  return ([1, 0] as const).map((programme) => {
    const own = subjects.filter(({ after_join }) => after_join === programme);
    if (own.length === 0) return null;
    return (
      <section key={programme} aria-label={texts.programme[programme]}>
        <h3 className={classes.group}>{texts.programme[programme]}</h3>
        <div className={classes.classHeads} aria-hidden>
          <span>{texts.subject}</span>
          {classCells.map((cell) => (
            <span key={cell}>{texts.columns[cell]}</span>
          ))}
        </div>
        {own.map((subject) => (
          <SubjectRow key={subject.sid} form={form} subject={subject} />
        ))}
      </section>
    );
  });
}

function SubjectRow({ form, subject }: { form: FactsForm; subject: Subject }) {
  return (
    <div className={classes.classRow}>
      <div>
        <strong>{subject.name}</strong>
        <div className={classes.quiet}>{texts.wholeOf(subject.hours, subject.ects)}</div>
      </div>
      {classCells.map((cell) => (
        <div key={cell}>
          <span className={classes.classLabel} aria-hidden>
            {texts.columns[cell]}
          </span>
          <NumberField
            {...bindCell(form, subject.sid, cell)}
            label={texts.cell(texts.columns[cell], subject.name)}
            labelHidden
            decimals={0}
            hideControls
          />
        </div>
      ))}
    </div>
  );
}

/** The form as far as one cell sees it: it reads and writes its own path alone, whose type is that of the cell. */
const bindCell = (form: FactsForm, sid: number, cell: (typeof classCells)[number]) => ({
  control: form.control as never as Control<Record<string, number | null>>,
  name: `rows.${keyOf(sid)}.${cell}`,
});
