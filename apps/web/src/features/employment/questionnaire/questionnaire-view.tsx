import { formatNrb } from '@indeks/contract/numbers/nrb';
import { flatFields } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import {
  companySections,
  partLabels,
  personalSections,
} from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import { isRevealed } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import type {
  CompanyForm,
  PersonalForm,
  Questionnaire,
} from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { Card } from '#shared/ui/page/card.tsx';
import { NamedValue, NamedValues } from '#shared/ui/page/named-values.tsx';
import { companyLabel, personalLabel } from './field-labels.ts';
import { Part } from './part.tsx';
import classes from './questionnaire.module.css';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

/** The saved form to be read: the sections of the form, each with its answers. */
export function QuestionnaireView({ questionnaire }: { questionnaire: Questionnaire }) {
  const sections =
    questionnaire.kind === 'person' ? personalView(questionnaire.form) : companyView(questionnaire.form);
  return (
    <div className={classes.view}>
      {sections.map(({ title, parts }) => (
        <Card key={title} title={title}>
          <div className={classes.view}>
            {parts.map((part) =>
              part.title === undefined ? (
                <Values key={part.values[0]?.path} values={part.values} />
              ) : (
                <Part key={part.title} title={part.title}>
                  <Values values={part.values} />
                </Part>
              ),
            )}
          </div>
        </Card>
      ))}
    </div>
  );
}

interface ShownValue {
  path: string;
  label: string;
  text: string;
}

interface ShownPart {
  title?: string;
  values: readonly ShownValue[];
}

interface ShownSection {
  title: string;
  parts: readonly ShownPart[];
}

function Values({ values }: { values: readonly ShownValue[] }) {
  return (
    <NamedValues className={classes.values}>
      {values.map(({ path, label, text }) => (
        <NamedValue key={path} name={label} wide={path === titlesPath}>
          {text === '' ? <span className={classes.quiet}>{texts.none}</span> : text}
        </NamedValue>
      ))}
    </NamedValues>
  );
}

const titlesPath = 'insurance.insuranceType';

function personalView(form: PersonalForm): ShownSection[] {
  const part = (key: keyof PersonalForm): ShownPart => ({ values: personalValues(form[key], key) });
  const titled = (key: keyof PersonalForm & keyof typeof partLabels): ShownPart => ({
    title: partLabels[key],
    ...part(key),
  });
  return [
    {
      title: personalSections.identification,
      parts: [
        part('registerFormGeneral'),
        titled('personal'),
        titled('address'),
        titled('contact'),
        titled('taxOffice'),
        part('NFZ'),
      ],
    },
    { title: personalSections.insurance, parts: insuranceParts(form, titled, part) },
    { title: personalSections.additionalInsurance, parts: [part('additionalInsurance')] },
    { title: personalSections.other, parts: [part('other')] },
    { title: personalSections.salary, parts: [part('salary')] },
  ];
}

function insuranceParts(
  { insurance }: PersonalForm,
  titled: (key: 'pensionerNFZ' | 'student') => ShownPart,
  part: (key: 'otherInsurance') => ShownPart,
): ShownPart[] {
  const { insuranceType: titles } = insurance;
  const places = (list: 'placesOfWork' | 'placesOfTemporaryWork'): ShownPart[] =>
    insurance[list].map((place, index) => ({
      title: `${partLabels[list]} ${index + 1}`,
      values: personalValues(place, `insurance.${list}.${index}`),
    }));
  return [
    { values: personalValues(titles, titlesPath) },
    ...places('placesOfWork'),
    ...places('placesOfTemporaryWork'),
    ...(isRevealed('pensionerNFZ', titles) ? [titled('pensionerNFZ')] : []),
    ...(isRevealed('student', titles) ? [titled('student')] : []),
    ...(isRevealed('otherInsurance', titles) ? [part('otherInsurance')] : []),
  ];
}

function companyView(form: CompanyForm): ShownSection[] {
  const { registerFormGeneral, degree, email, mobileNr, ...company } = form;
  const section = (title: string, values: object): ShownSection => ({
    title,
    parts: [{ values: listValues(values, '', companyLabel) }],
  });
  return [
    section(companySections.form, { registerFormGeneral, degree }),
    section(companySections.company, company),
    section(companySections.contact, { email, mobileNr }),
  ];
}

const personalValues = (document: unknown, path: string) => listValues(document, path, personalLabel);

const listValues = (document: unknown, path: string, labelOf: (path: string) => string): ShownValue[] =>
  flatFields(document, path).map(([field, text]) => ({
    path: field,
    label: labelOf(field),
    text: field.endsWith('accountNumber') ? formatNrb(text) : text,
  }));
