import { personalSections } from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import type { PersonalForm as PersonalDocument } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { useState } from 'react';
import { useZodForm, type FormValues } from '#shared/ui/form/use-zod-form.ts';
import { LongForm } from '#shared/ui/long-form/long-form.tsx';
import { describeConflicts, personIn } from './conflict-fields.ts';
import { makeFiller, type Fill } from './filling.ts';
import type { FrameOfForm } from './form-frame.tsx';
import { IdentificationSection } from './identification-section.tsx';
import { InsuranceSection } from './insurance-section.tsx';
import { AdditionalInsuranceSection, OtherSection, SalarySection } from './other-sections.tsx';
import type { PersonalControl } from './personal-control.ts';
import { personalSchemaOn } from './questionnaire-schemas.ts';
import { shownValues, withoutBlankRows, type PersonalInput } from './questionnaire-values.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

interface PersonalFormProps {
  values: FormValues<PersonalInput>;
  today: string;
  fixedDate: string | undefined;
  frame: FrameOfForm;
  onSave: (form: PersonalDocument) => Promise<void>;
}

export function PersonalForm({ values, today, fixedDate, frame, onSave }: PersonalFormProps) {
  const [schema] = useState(() => personalSchemaOn(today));
  const form = useZodForm(schema, values);
  const readNewer = (row: unknown) => {
    const newer = personIn(row);
    return newer ? shownValues(newer, today) : form.getValues();
  };
  return (
    <LongForm
      {...frame}
      form={form}
      title={texts.personTitle}
      what={texts.whatPerson}
      conflictFields={describeConflicts('person')}
      readNewer={readNewer}
      sections={makeSections({ control: form.control, fill: makeFiller(form), today, fixedDate })}
      onSubmit={(entered) => onSave(withoutBlankRows(entered))}
    />
  );
}

interface SectionParts {
  control: PersonalControl;
  fill: Fill<PersonalInput>;
  today: string;
  fixedDate: string | undefined;
}

const makeSections = ({ control, fill, today, fixedDate }: SectionParts) => [
  {
    id: 'identification',
    title: personalSections.identification,
    help: texts.help.identification,
    content: <IdentificationSection {...{ control, fill, today, fixedDate }} />,
  },
  {
    id: 'insurance',
    title: personalSections.insurance,
    help: texts.help.insurance,
    content: <InsuranceSection control={control} today={today} />,
  },
  {
    id: 'additional-insurance',
    title: personalSections.additionalInsurance,
    help: texts.help.additionalInsurance,
    content: <AdditionalInsuranceSection control={control} />,
  },
  {
    id: 'other',
    title: personalSections.other,
    help: texts.help.other,
    content: <OtherSection control={control} />,
  },
  {
    id: 'salary',
    title: personalSections.salary,
    help: texts.help.salary,
    content: <SalarySection control={control} />,
  },
];
