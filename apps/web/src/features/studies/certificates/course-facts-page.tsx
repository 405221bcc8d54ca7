import { certificateFactRoutes as routes } from '@indeks/contract/studies/certificates/certificate-facts.routes';
import {
  courseFactsForm,
  type CourseFacts,
} from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import { prkLevels } from '@indeks/contract/studies/certificates/certificates.keys';
import { courseFactsQuery } from '#data/studies/certificate-facts.ts';
import { useCall } from '#shared/api/use-call.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { PageForm } from '#shared/ui/form/page-form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { useStaleRow } from '#shared/ui/form/saving/use-stale-row.ts';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import { courseFactsTexts as texts } from './certificate-facts.texts.ts';
import classes from './course-facts.module.css';
import { ClassesTable, type FactsForm } from './classes-table.tsx';
import { readFilledRows, valuesOf } from './course-facts-values.ts';

/** What certificates of a course say beside its name and its plan. */
export function CourseFactsPage() {
  return (
    <RecordPage query={courseFactsQuery} texts={texts}>
      {(facts) => <KnownCourse facts={facts} />}
    </RecordPage>
  );
}

function KnownCourse({ facts }: { facts: CourseFacts }) {
  const form = useZodForm(courseFactsForm, valuesOf(facts));
  const save = useCall('certificates', routes.saveCourse);
  const { saveAgainst } = useStaleRow();
  return (
    <>
      <PageHeader
        title={texts.pageTitle(facts.name)}
        help={texts.help}
        back={{ to: `/admin/courses/${facts.id}`, label: texts.backToCourse }}
      />
      <PageForm
        form={form}
        label={texts.form}
        onSubmit={async ({ rows, ...said }) => {
          const subjects = readFilledRows(rows);
          const saved = await saveAgainst(facts.version, (version) =>
            save({ params: { id: facts.id }, body: { ...said, subjects, version } }),
          );
          form.reset(valuesOf(saved));
          snackbar(texts.saved);
        }}
      >
        <div className={classes.factsPage}>
          <WordsCard control={form.control} />
          <Card title={texts.classes} flush>
            {facts.subjects.length === 0 ? (
              <EmptyState title={texts.noSubjects} text={texts.missing.text} />
            ) : (
              <ClassesTable form={form} subjects={facts.subjects} />
            )}
          </Card>
          <div>
            <SubmitButton>{texts.save}</SubmitButton>
          </div>
        </div>
      </PageForm>
    </>
  );
}

/** The qualification with its level, and what the graduates are trained for. */
function WordsCard({ control }: { control: FactsForm['control'] }) {
  return (
    <Card title={texts.words}>
      <div className={classes.words}>
        <TextField
          control={control}
          name="qualification"
          label={texts.qualification}
          description={texts.qualificationHelp}
          autoComplete="off"
        />
        <SelectField
          control={control}
          name="prkLevel"
          label={texts.prkLevel}
          placeholder={texts.noLevel}
          choices={prkLevels.map((value) => ({ value, label: texts.level(value) }))}
          clearable
        />
        <TextareaField
          control={control}
          name="statement"
          label={texts.statement}
          description={texts.statementHelp}
        />
      </div>
    </Card>
  );
}
