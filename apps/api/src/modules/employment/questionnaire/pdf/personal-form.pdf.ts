import { formatNumericDate } from '@indeks/contract/common/format';
import {
  insuranceCodes,
  insurancePointsOf,
  insuranceTitles,
  type InsuranceCode,
} from '@indeks/contract/employment/questionnaire/questionnaire.choices';
import {
  partLabels,
  personalLabels as labels,
  personalSections as sections,
} from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import { isRevealed, type RevealedPart } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import type { PersonalForm } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import {
  choices,
  dataTable,
  fields,
  heading,
  note,
  paragraph,
  sideBySide,
  subheading,
  type PdfBlock,
} from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import { closing, listFields, shown } from './form-values.ts';

export const personalFormPdf = (form: PersonalForm): PdfDocument => ({
  title: 'Kwestionariusz osobowy',
  person: `${form.personal.name} ${form.personal.surname}`,
  subtitle: `${labels.registerFormGeneral.formDate}: ${formatNumericDate(form.registerFormGeneral.formDate)}`,
  blocks: [
    ...identification(form),
    ...insurance(form),
    ...additionalInsurance(form),
    ...otherAndSalary(form),
    ...closing,
  ],
});

const identification = (form: PersonalForm): PdfBlock[] => [
  heading(sections.identification),
  sideBySide(
    [subheading(partLabels.personal), fields(...listFields(labels.personal, form.personal))],
    [
      subheading(partLabels.address),
      fields(...listFields(labels.address, form.address)),
      subheading(partLabels.contact),
      fields(...listFields(labels.contact, form.contact)),
    ],
  ),
  sideBySide(
    [subheading(partLabels.taxOffice), fields(...listFields(labels.taxOffice, form.taxOffice))],
    [subheading(partLabels.NFZ), fields(...listFields(labels.NFZ, form.NFZ))],
  ),
];

const insurance = (form: PersonalForm): PdfBlock[] => {
  const { insuranceType, placesOfWork, placesOfTemporaryWork } = form.insurance;
  const revealed = (part: RevealedPart, ...blocks: PdfBlock[]) =>
    isRevealed(part, insuranceType) ? blocks : [];
  return [
    heading(sections.insurance),
    ...titleChoices(insuranceType),
    ...revealed(
      'placesOfWork',
      subheading(partLabels.placesOfWork),
      drawList(labels.insurance.placesOfWork, placesOfWork),
    ),
    ...revealed(
      'placesOfTemporaryWork',
      subheading(partLabels.placesOfTemporaryWork),
      drawList(labels.insurance.placesOfTemporaryWork, placesOfTemporaryWork),
    ),
    ...revealed(
      'pensionerNFZ',
      subheading(partLabels.pensionerNFZ),
      fields(...listFields(labels.pensionerNFZ, form.pensionerNFZ)),
    ),
    ...revealed(
      'student',
      subheading(partLabels.student),
      fields(...listFields(labels.student, form.student)),
    ),
    ...revealed('otherInsurance', fields(...listFields(labels.otherInsurance, form.otherInsurance))),
  ];
};

/** The first four take a whole line each; of the others two stand beside each other. */
const titleChoices = (insuranceType: readonly InsuranceCode[]): PdfBlock[] => {
  const titles = insuranceCodes.map((code, index) => ({
    text: `${index + 1}. ${insuranceTitles[code]}`,
    chosen: insuranceType.includes(code),
  }));
  return [
    choices(titles.slice(0, 4)),
    sideBySide([choices(titles.slice(4, 10))], [choices(titles.slice(10))]),
  ];
};

const drawList = <Key extends string>(
  named: Readonly<Record<Key, string>>,
  rows: readonly Readonly<Record<NoInfer<Key>, string>>[],
): PdfBlock =>
  dataTable({
    columns: Object.entries<string>(named).map(([key, header]) => ({
      header,
      share: key === 'name' ? 2 : 1,
    })),
    rows: rows.map((row) => listFields(named, row).map(({ value }) => value)),
    empty: 'Nie podano',
  });

const additionalInsurance = ({ additionalInsurance: { medical, social } }: PersonalForm): PdfBlock[] => [
  heading(sections.additionalInsurance),
  sideBySide(
    [paragraph(`${labels.additionalInsurance.social}: ${shown('social', social)}`)],
    [paragraph(`${labels.additionalInsurance.medical}: ${shown('medical', medical)}`)],
  ),
  note(
    `Ubezpieczenie społeczne dotyczy punktów ${insurancePointsOf.social.join(', ')}, chorobowe punktów ${insurancePointsOf.medical.join(', ')} części II.`,
  ),
];

const otherAndSalary = ({ other, salary }: PersonalForm): PdfBlock[] => {
  const { level, ...answers } = labels.other;
  const disability = other.disabled === 'true' ? listFields({ level }, other) : [];
  return [
    sideBySide(
      [heading(sections.other), fields(...listFields(answers, other), ...disability)],
      [heading(sections.salary), fields(...listFields(labels.salary, salary))],
    ),
  ];
};
