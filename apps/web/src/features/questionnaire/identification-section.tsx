import {
  degrees,
  educations,
  nationalities,
  nfzBranches,
  provinces,
} from '@indeks/contract/questionnaire/questionnaire.choices';
import { partLabels } from '@indeks/contract/questionnaire/questionnaire.labels';
import { nipWarning, peselWarning, zipWarning } from '@indeks/contract/questionnaire/questionnaire.rules';
import { useWatch } from 'react-hook-form';
import { EmailField, PhoneField } from '#shared/ui/form/contact-fields.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { CheckedField } from './checked-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FormDate, PickedDate } from './form-date.tsx';
import { Part, ShortPair } from './part.tsx';
import { fieldAt, type PersonalControl } from './personal-control.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

interface SectionProps {
  control: PersonalControl;
  today: string;
  fixedDate: string | undefined;
}

export function IdentificationSection({ control, today, fixedDate }: SectionProps) {
  return (
    <>
      <FieldRow>
        <FormDate control={control} name="registerFormGeneral.formDate" fixed={fixedDate} today={today} />
      </FieldRow>
      <PersonalPart control={control} today={today} />
      <AddressPart control={control} />
      <ContactPart control={control} />
      <TaxOfficePart control={control} />
      <Part title={partLabels.NFZ}>
        <FieldRow>
          <ChoiceField {...fieldAt(control)('NFZ.name')} choices={nfzBranches} searchable required />
        </FieldRow>
      </Part>
    </>
  );
}

function PersonalPart({ control, today }: { control: PersonalControl; today: string }) {
  const at = fieldAt(control);
  return (
    <Part title={partLabels.personal}>
      <FieldRow>
        <TextField {...at('personal.surname')} autoComplete="family-name" required />
        <TextField {...at('personal.name')} autoComplete="given-name" required />
      </FieldRow>
      <FieldRow>
        <TextField {...at('personal.secondName')} autoComplete="additional-name" />
        <TextField {...at('personal.familyName')} />
      </FieldRow>
      <FieldRow>
        <TextField {...at('personal.mothersName')} required />
        <TextField {...at('personal.fathersName')} required />
      </FieldRow>
      <FieldRow>
        <TextField {...at('personal.placeOfBirth')} required />
        <PickedDate {...at('personal.dayOfBirth')} today={today} required />
      </FieldRow>
      <FieldRow>
        <PeselField control={control} />
        <CheckedField {...at('personal.nip')} warn={nipWarning} inputMode="numeric" />
      </FieldRow>
      <FieldRow>
        <ChoiceField {...at('personal.education')} choices={educations} required />
        <ChoiceField {...at('personal.degree')} choices={degrees} clearable />
      </FieldRow>
      <FieldRow>
        <ChoiceField {...at('personal.nationality')} choices={nationalities} required />
        <ShortPair>
          <TextField {...at('personal.idSeries')} autoComplete="off" />
          <TextField {...at('personal.idNumber')} autoComplete="off" />
        </ShortPair>
      </FieldRow>
    </Part>
  );
}

/** A PESEL holds the date of birth, so the two are compared. */
function PeselField({ control }: { control: PersonalControl }) {
  const born = useWatch({ control, name: 'personal.dayOfBirth' });
  return (
    <CheckedField
      {...fieldAt(control)('personal.pesel')}
      warn={(pesel) => peselWarning(pesel, born)}
      inputMode="numeric"
      required
    />
  );
}

function AddressPart({ control }: { control: PersonalControl }) {
  const at = fieldAt(control);
  return (
    <Part title={partLabels.address}>
      <FieldRow>
        <ChoiceField {...at('address.province')} choices={provinces} searchable required />
        <TextField {...at('address.district')} required />
      </FieldRow>
      <FieldRow>
        <TextField {...at('address.municipality')} required />
        <TextField {...at('address.city')} autoComplete="address-level2" required />
      </FieldRow>
      <FieldRow>
        <TextField {...at('address.street')} autoComplete="address-line1" required />
        <ShortPair>
          <TextField {...at('address.houseNr')} required />
          <TextField {...at('address.homeNr')} />
        </ShortPair>
      </FieldRow>
      <FieldRow>
        <CheckedField
          {...at('address.zip')}
          warn={zipWarning}
          autoComplete="postal-code"
          placeholder={texts.zipFormat}
          maw={160}
          required
        />
        <TextField {...at('address.post')} required />
      </FieldRow>
    </Part>
  );
}

function ContactPart({ control }: { control: PersonalControl }) {
  const at = fieldAt(control);
  return (
    <Part title={partLabels.contact}>
      <FieldRow>
        <EmailField {...at('contact.email')} required />
        <PhoneField {...at('contact.mobileNr')} required />
      </FieldRow>
      <FieldRow>
        <PhoneField {...at('contact.telephoneNr')} autoComplete="off" />
      </FieldRow>
    </Part>
  );
}

function TaxOfficePart({ control }: { control: PersonalControl }) {
  const at = fieldAt(control);
  return (
    <Part title={partLabels.taxOffice}>
      <FieldRow>
        <TextField {...at('taxOffice.name')} required />
        <TextField {...at('taxOffice.city')} required />
      </FieldRow>
      <FieldRow>
        <TextField {...at('taxOffice.street')} required />
        <ShortPair>
          <TextField {...at('taxOffice.houseNr')} required />
          <CheckedField
            {...at('taxOffice.zip')}
            warn={zipWarning}
            placeholder={texts.zipFormat}
            maw={160}
            required
          />
        </ShortPair>
      </FieldRow>
    </Part>
  );
}
