import {
  disabilityLevels,
  insurancePointsOf,
} from '@indeks/contract/employment/questionnaire/questionnaire.choices';
import { typedAccount } from '@indeks/contract/numbers/typed-numbers';
import { accountWarning } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import { useWatch } from 'react-hook-form';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { RadioField } from '#shared/ui/form/choices/radio-field.tsx';
import { Revealed } from '#shared/ui/form/revealed.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { CheckedField } from '#shared/ui/form/typed/checked-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { fieldAt, type PersonalControl } from './personal-control.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

interface SectionProps {
  control: PersonalControl;
}

const answers: readonly Choice<'true' | 'false'>[] = [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
];

/** Both are asked of everybody; for whom each matters is said beside it. */
export function AdditionalInsuranceSection({ control }: SectionProps) {
  const at = fieldAt(control);
  return (
    <>
      <RadioField
        {...at('additionalInsurance.medical')}
        choices={answers}
        description={texts.medicalFor(insurancePointsOf.medical)}
        required
      />
      <RadioField
        {...at('additionalInsurance.social')}
        choices={answers}
        description={texts.socialFor(insurancePointsOf.social)}
        required
      />
    </>
  );
}

export function OtherSection({ control }: SectionProps) {
  const at = fieldAt(control);
  const disabled = useWatch({ control, name: 'other.disabled' });
  return (
    <>
      <FieldRow>
        <RadioField {...at('other.family')} choices={answers} />
        <RadioField {...at('other.social')} choices={answers} />
      </FieldRow>
      <RadioField {...at('other.disabled')} choices={answers} />
      {disabled === 'true' && (
        <Revealed>
          <FieldRow>
            <ChoiceField {...at('other.level')} choices={disabilityLevels} clearable />
          </FieldRow>
        </Revealed>
      )}
    </>
  );
}

export function SalarySection({ control }: SectionProps) {
  const at = fieldAt(control);
  return (
    <>
      <FieldRow>
        <TextField {...at('salary.nameForBank')} autoComplete="off" />
        <TextField {...at('salary.surnameForBank')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField {...at('salary.bankName')} autoComplete="off" />
        <CheckedField
          {...at('salary.accountNumber')}
          warn={accountWarning}
          typed={typedAccount}
          description={texts.accountHelp}
        />
      </FieldRow>
    </>
  );
}
