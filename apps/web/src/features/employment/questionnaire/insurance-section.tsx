import {
  insuranceCodes,
  insuranceTitles,
  type InsuranceCode,
} from '@indeks/contract/employment/questionnaire/questionnaire.choices';
import { partLabels } from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import { revealedBy } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import type { ReactNode } from 'react';
import { ZipField } from '#parts/employment/questionnaire/zip-field.tsx';
import { CheckboxSetField } from '#shared/ui/form/choices/checkbox-set-field.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { Part, ShortPair } from './part.tsx';
import { fieldAt, type PersonalControl } from './personal-control.ts';
import { TemporaryWorkplaces, Workplaces } from './workplaces.tsx';

/** The titles as selectable rows; some ask for more, directly beneath. */
export function InsuranceSection({ control, today }: { control: PersonalControl; today: string }) {
  return (
    <CheckboxSetField
      {...fieldAt(control)('insurance.insuranceType')}
      required
      variant="rows"
      choices={titles}
      reveal={(code) => revealedPart(code, control, today)}
    />
  );
}

const titles = insuranceCodes.map((value, index) => ({
  value,
  label: `${index + 1}. ${insuranceTitles[value]}`,
}));

function revealedPart(code: InsuranceCode, control: PersonalControl, today: string): ReactNode {
  if (code === revealedBy.placesOfWork) return <Workplaces control={control} />;
  if (code === revealedBy.placesOfTemporaryWork)
    return <TemporaryWorkplaces control={control} today={today} />;
  if (code === revealedBy.pensionerNFZ) return <PensionerPart control={control} />;
  if (code === revealedBy.student) return <StudentPart control={control} />;
  if (code === revealedBy.otherInsurance) return <TextField {...fieldAt(control)('otherInsurance.title')} />;
  return undefined;
}

function PensionerPart({ control }: { control: PersonalControl }) {
  const at = fieldAt(control);
  return (
    <Part title={partLabels.pensionerNFZ}>
      <FieldRow>
        <TextField {...at('pensionerNFZ.number1')} autoComplete="off" />
        <TextField {...at('pensionerNFZ.number2')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField {...at('pensionerNFZ.nameNFZ')} />
        <TextField {...at('pensionerNFZ.city')} />
      </FieldRow>
      <FieldRow>
        <TextField {...at('pensionerNFZ.street')} />
        <ShortPair>
          <TextField {...at('pensionerNFZ.houseNr')} />
          <ZipField {...at('pensionerNFZ.zip')} />
        </ShortPair>
      </FieldRow>
    </Part>
  );
}

function StudentPart({ control }: { control: PersonalControl }) {
  const at = fieldAt(control);
  return (
    <Part title={partLabels.student}>
      <FieldRow>
        <TextField {...at('student.schoolName')} />
        <TextField {...at('student.idNumber')} autoComplete="off" />
      </FieldRow>
      <TextField {...at('student.address')} />
    </Part>
  );
}
