import { degrees } from '@indeks/contract/employment/questionnaire/questionnaire.choices';
import { typedAccount, typedNip } from '@indeks/contract/numbers/typed-numbers';
import { companySections } from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import { accountWarning, nipWarning } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import type { CompanyForm as CompanyDocument } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { useState } from 'react';
import { useWatch, type Control, type FieldPath } from 'react-hook-form';
import { ZipField } from '#parts/employment/questionnaire/zip-field.tsx';
import { EmailField, PhoneField } from '#shared/ui/form/typed/contact-fields.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm, type FormValues } from '#shared/ui/form/use-zod-form.ts';
import { LongForm } from '#shared/ui/long-form/long-form.tsx';
import { CheckedField } from '#shared/ui/form/typed/checked-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { companyIn, describeConflicts } from './conflict-fields.ts';
import { companyLabel } from './field-labels.ts';
import { makeFiller, type Fill } from './filling.ts';
import { FormDate } from './form-date.tsx';
import type { FrameOfForm } from './form-frame.tsx';
import { ShortPair } from './part.tsx';
import { PostalOffer } from './postal-offer.tsx';
import { companySchemaOn } from './questionnaire-schemas.ts';
import type { CompanyInput } from './questionnaire-values.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

interface CompanyFormProps {
  values: FormValues<CompanyInput>;
  today: string;
  fixedDate: string | undefined;
  frame: FrameOfForm;
  onSave: (form: CompanyDocument) => Promise<void>;
}

export function CompanyForm({ values, today, fixedDate, frame, onSave }: CompanyFormProps) {
  const [schema] = useState(() => companySchemaOn(today));
  const form = useZodForm(schema, values);
  return (
    <LongForm
      {...frame}
      form={form}
      title={texts.companyTitle}
      what={texts.whatCompany}
      conflictFields={describeConflicts('company')}
      readNewer={(row) => companyIn(row) ?? form.getValues()}
      sections={makeSections(form.control, makeFiller(form), { today, fixedDate })}
      onSubmit={onSave}
    />
  );
}

type CompanyControl = Control<CompanyInput, unknown, CompanyDocument>;

const fieldAt =
  (control: CompanyControl) =>
  <Name extends FieldPath<CompanyInput>>(name: Name) => ({ control, name, label: companyLabel(name) });

const makeSections = (
  control: CompanyControl,
  fill: Fill<CompanyInput>,
  { today, fixedDate }: Pick<CompanyFormProps, 'today' | 'fixedDate'>,
) => [
  {
    id: 'form',
    title: companySections.form,
    content: (
      <FieldRow>
        <FormDate control={control} name="registerFormGeneral.formDate" fixed={fixedDate} today={today} />
        <ChoiceField {...fieldAt(control)('degree')} choices={degrees} clearable />
      </FieldRow>
    ),
  },
  {
    id: 'company',
    title: companySections.company,
    help: texts.help.company,
    content: <CompanySection control={control} fill={fill} />,
  },
  { id: 'contact', title: companySections.contact, content: <ContactSection control={control} /> },
];

function CompanySection({ control, fill }: { control: CompanyControl; fill: Fill<CompanyInput> }) {
  const at = fieldAt(control);
  const code = useWatch({ control, name: 'zip' });
  return (
    <>
      <TextField {...at('name')} autoComplete="organization" required />
      <FieldRow>
        <CheckedField {...at('nip')} warn={nipWarning} typed={typedNip} inputMode="numeric" required />
        <CheckedField
          {...at('accountNumber')}
          warn={accountWarning}
          typed={typedAccount}
          description={texts.accountHelp}
          required
        />
      </FieldRow>
      <FieldRow>
        <TextField {...at('city')} autoComplete="address-level2" required />
        <TextField {...at('street')} autoComplete="address-line1" required />
      </FieldRow>
      <FieldRow>
        <ShortPair>
          <TextField {...at('houseNr')} required />
          <TextField {...at('homeNr')} />
        </ShortPair>
        <ZipField {...at('zip')} autoComplete="postal-code" required />
      </FieldRow>
      <FieldRow>
        <TextField {...at('post')} required />
      </FieldRow>
      <PostalOffer code={code} onPlace={({ town }) => fill({ city: town })} />
    </>
  );
}

function ContactSection({ control }: { control: CompanyControl }) {
  const at = fieldAt(control);
  return (
    <FieldRow>
      <EmailField {...at('email')} required />
      <PhoneField {...at('mobileNr')} required />
    </FieldRow>
  );
}
