import { formatNip } from '@indeks/contract/numbers/nip';
import type { Questionnaire } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import type { Field } from '#platform/pdf/blocks.ts';

/** The person who issues the bill, as far as their form says. */
export interface Contractor {
  readonly name: string;
  readonly isCompany: boolean;
  readonly questionnaire: Questionnaire | undefined;
}

/** A line to write on. */
export const dots = (length: number): string => '.'.repeat(length);

/** 'Polna 1/2' and '00-001 Łęg' below; the post office only where it is another town. */
export const addressOf = ({ kind, form }: Questionnaire): string => {
  const { street, houseNr, homeNr, zip, city, post } = kind === 'person' ? form.address : form;
  const house = homeNr === '' ? houseNr : `${houseNr}/${homeNr}`;
  const town = post.toLowerCase() === city.toLowerCase() ? `${zip} ${city}` : `${city}\n${zip} ${post}`;
  return `${street} ${house}\n${town}`;
};

export const contractorFields = ({ name, isCompany, questionnaire }: Contractor): readonly Field[] => {
  if (!questionnaire)
    return [
      { label: nameLabel, value: name },
      ...(isCompany ? [{ label: 'Nazwa firmy', value: dots(44) }] : []),
      { label: 'Adres', value: `${dots(44)}\n${dots(44)}` },
      { label: isCompany ? 'NIP' : 'PESEL', value: dots(44) },
    ];
  const { kind, form } = questionnaire;
  const address = { label: 'Adres', value: addressOf(questionnaire) };
  if (kind === 'company')
    return [
      { label: nameLabel, value: name },
      { label: 'Nazwa firmy', value: form.name },
      address,
      { label: 'NIP', value: formatNip(form.nip) },
    ];
  return [
    { label: nameLabel, value: `${form.personal.name} ${form.personal.surname}` },
    address,
    { label: 'PESEL', value: form.personal.pesel },
  ];
};

const nameLabel = 'Imię i\u00a0nazwisko';
