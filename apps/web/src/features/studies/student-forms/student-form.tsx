import { studentPartLabels } from '@indeks/contract/studies/student-forms/student-forms.labels';
import type { StudentFormOfPerson } from '@indeks/contract/studies/student-forms/student-forms.schemas';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { withPathsOfForm } from '#shared/api/call-error.ts';
import { today } from '#shared/lib/today.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { useStaleRow } from '#shared/ui/form/saving/use-stale-row.ts';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { LongForm } from '#shared/ui/long-form/long-form.tsx';
import { useTabDraft } from '#shared/ui/long-form/use-tab-draft.ts';
import { nameStudentForm } from './name-student-form.ts';
import {
  AddressFields,
  ContactFields,
  PersonalFields,
  ReportFields,
  type StudentControl,
} from './student-form-fields.tsx';
import {
  conflictFields,
  formIn,
  omitQuestionnaire,
  valuesOf,
  studentSchemaOn,
  type StudentOutput,
} from './student-form-values.ts';
import { useSaveStudentForm } from './student-forms.api.ts';
import { studentFormsTexts as texts } from './student-forms.texts.ts';

interface StudentFormProps {
  of: StudentFormOfPerson;
  onSaved: () => void;
  onCancel: () => void;
}

/** The registration form of a student, to be changed. */
export function StudentForm({ of: read, onSaved, onCancel }: StudentFormProps) {
  // As first read: a later version causes a conflict on saving and does not replace what is being typed.
  const [of] = useState(read);
  const [day] = useState(today);
  const [schema] = useState(() => studentSchemaOn(day, of.personal_fixed));
  const form = useZodForm(schema, valuesOf(of.form));
  const save = useSaving(of);
  const name = nameStudentForm(of.uid);
  const draft = useTabDraft({ key: name, version: of.version, sealed: true });
  return (
    <LongForm
      form={form}
      name={name}
      draft={draft}
      title={texts.title}
      what={texts.what}
      saved={of.version > 0}
      save={{ label: texts.save, shortLabel: texts.saveShort, icon: IconDeviceFloppy }}
      onCancel={onCancel}
      conflictFields={conflictFields}
      readNewer={formIn}
      sections={listSections(form.control, of, day)}
      onSubmit={async (entered) => {
        await save(entered);
        onSaved();
      }}
    >
      {of.personal_fixed && <Notice tone="info">{texts.fixed}</Notice>}
    </LongForm>
  );
}

const listSections = (control: StudentControl, of: StudentFormOfPerson, day: string) => [
  {
    id: 'personal',
    title: studentPartLabels.personal,
    help: texts.sectionHelp.personal,
    content: <PersonalFields control={control} today={day} disabled={of.personal_fixed} />,
  },
  {
    id: 'address',
    title: studentPartLabels.address,
    help: texts.sectionHelp.address,
    content: <AddressFields control={control} />,
  },
  {
    id: 'contact',
    title: studentPartLabels.contact,
    help: texts.sectionHelp.contact,
    content: <ContactFields control={control} withAccount={of.form.contact.bank_account !== undefined} />,
  },
  {
    id: 'report',
    title: studentPartLabels.report,
    help: texts.sectionHelp.report,
    content: <ReportFields control={control} />,
  },
];

/** Saves against the version that was read; a refusal names the fields as the form does. */
function useSaving(of: StudentFormOfPerson) {
  const save = useSaveStudentForm(of.uid);
  const { saveAgainst } = useStaleRow();
  return async (entered: StudentOutput) => {
    try {
      await saveAgainst(of.version, (version) => save({ form: omitQuestionnaire(entered, of), version }));
    } catch (error) {
      throw withPathsOfForm(error);
    }
  };
}
