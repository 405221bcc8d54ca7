import {
  degrees,
  educations,
  nationalities,
  nfzBranches,
  provinces,
} from '@indeks/contract/employment/questionnaire/questionnaire.choices';
import { readPesel } from '@indeks/contract/numbers/pesel';
import { typedNip } from '@indeks/contract/numbers/typed-numbers';
import type { PostalPlace } from '@indeks/contract/provider/postal-codes/postal-codes.schemas';
import { partLabels } from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import { nipWarning, peselWarning } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { ZipField } from '#parts/employment/questionnaire/zip-field.tsx';
import { EmailField, PhoneField } from '#shared/ui/form/typed/contact-fields.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { CheckedField } from '#shared/ui/form/typed/checked-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { Fill } from './filling.ts';
import { FormDate, PickedDate } from './form-date.tsx';
import { Part, ShortPair } from './part.tsx';
import { fieldAt, type PersonalControl } from './personal-control.ts';
import { PostalOffer } from './postal-offer.tsx';
import type { PersonalInput } from './questionnaire-values.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

interface Filling {
  control: PersonalControl;
  fill: Fill<PersonalInput>;
}

interface SectionProps extends Filling {
  today: string;
  fixedDate: string | undefined;
}

export function IdentificationSection({ control, fill, today, fixedDate }: SectionProps) {
  return (
    <>
      <FieldRow>
        <FormDate control={control} name="registerFormGeneral.formDate" fixed={fixedDate} today={today} />
      </FieldRow>
      <PersonalPart control={control} fill={fill} today={today} />
      <AddressPart control={control} fill={fill} />
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

function PersonalPart({ control, fill, today }: Filling & { today: string }) {
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
        <PeselField control={control} fill={fill} />
        <CheckedField {...at('personal.nip')} warn={nipWarning} typed={typedNip} inputMode="numeric" />
      </FieldRow>
      <FieldRow>
        <TextField {...at('personal.placeOfBirth')} required />
        <PickedDate {...at('personal.dayOfBirth')} today={today} required />
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

/** A PESEL holds the date of birth: it fills an empty one in, and is compared with another. It also tells the sex. */
function PeselField({ control, fill }: Filling) {
  const [born, pesel] = useWatch({ control, name: ['personal.dayOfBirth', 'personal.pesel'] });
  const facts = readPesel(pesel);
  const birthDate = facts?.birthDate;
  const fillIn = useEffectEvent((date: string) => {
    if (born === '') fill({ 'personal.dayOfBirth': date });
  });
  useEffect(() => {
    if (birthDate !== undefined) fillIn(birthDate);
  }, [birthDate]);
  return (
    <CheckedField
      {...fieldAt(control)('personal.pesel')}
      warn={(number) => peselWarning(number, born)}
      description={facts && texts.peselSays(facts)}
      inputMode="numeric"
      required
    />
  );
}

function AddressPart({ control, fill }: Filling) {
  const at = fieldAt(control);
  const code = useWatch({ control, name: 'address.zip' });
  const onPlace = ({ town, municipality, district, province }: PostalPlace) =>
    fill({
      'address.city': town,
      'address.municipality': municipality,
      'address.district': district,
      'address.province': province,
    });
  return (
    <Part title={partLabels.address}>
      <FieldRow>
        <ZipField {...at('address.zip')} autoComplete="postal-code" required />
        <TextField {...at('address.post')} required />
      </FieldRow>
      <PostalOffer code={code} onPlace={onPlace} />
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
          <ZipField {...at('taxOffice.zip')} required />
        </ShortPair>
      </FieldRow>
    </Part>
  );
}
