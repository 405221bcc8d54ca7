import type { Flag } from '@indeks/contract/common/flags';
import { useFormState } from 'react-hook-form';
import { TabsBySlug } from '#shared/ui/feedback/tabs-by-slug.tsx';
import { FlagSwitchField, SwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './courses.module.css';
import { coursesTexts, courseTexts as texts } from './courses.texts.ts';
import { Plan } from './plan-table.tsx';
import { countSubjects } from './plan-values.ts';
import { usePlanRows, type PlanForm } from './use-plan.ts';

/** The fields of the course itself. */
export function CourseBasics({ form: { control } }: { form: PlanForm }) {
  const { fields, mbaHelp } = coursesTexts;
  return (
    <Card title={texts.basics}>
      <div className={classes.basics}>
        <TextField control={control} name="name" label={fields.name} required />
        <div className={classes.switches}>
          <FlagSwitchField control={control} name="active" label={fields.active} />
          <SwitchField control={control} name="mba" label={fields.mba} description={mbaHelp} />
        </div>
      </div>
    </Card>
  );
}

interface ProgrammesProps {
  form: PlanForm;
  programme: Flag;
  onProgramme: (programme: Flag) => void;
  names: ReadonlyMap<number, string>;
}

/** The plans of both programmes, one at a time. */
export function Programmes({ form, programme, onProgramme, names }: ProgrammesProps) {
  const labelOf = useProgrammeLabels(form);
  return (
    <Card title={texts.subjects} flush>
      <div className={classes.programmes}>
        <TabsBySlug
          label={texts.programmes}
          value={slugs[programme]}
          onChange={(slug) => onProgramme(slug === slugs[0] ? 0 : 1)}
          tabs={([1, 0] as const).map((number) => ({
            slug: slugs[number],
            label: labelOf(number),
            render: () => <Plan form={form} programme={number} names={names} />,
          }))}
        />
      </div>
    </Card>
  );
}

const slugs = { 0: 'do-2023', 1: 'od-2024' } as const;

/** With the number of subjects, and of those that must be corrected before a save. */
function useProgrammeLabels(form: PlanForm) {
  const rows = usePlanRows(form);
  const { errors } = useFormState({ control: form.control });
  const wrong = Object.keys(errors.rows ?? {});
  return (programme: Flag): string => {
    const label = texts.programme[programme](countSubjects(rows, programme));
    const count = wrong.filter((key) => rows[key]?.after_join === programme).length;
    return count === 0 ? label : `${label} · ${texts.toCorrect(count)}`;
  };
}
