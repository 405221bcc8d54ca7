import { formatNumericDate } from '@indeks/contract/common/format';
import {
  companyLabels as labels,
  companySections as sections,
} from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import type { CompanyForm } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { fields, heading } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import { closing, listFields } from './form-values.ts';

/** The form of a company and of its lecturer, whose name the account has. */
export const companyFormPdf = (
  lecturer: string,
  { registerFormGeneral, ...form }: CompanyForm,
): PdfDocument => {
  const { registerFormGeneral: general, degree, email, mobileNr, ...company } = labels;
  return {
    title: 'Dane firmy',
    person: lecturer,
    blocks: [
      heading(sections.form),
      fields(
        { label: general.formDate, value: formatNumericDate(registerFormGeneral.formDate) },
        { label: 'Imię i\u00a0nazwisko', value: lecturer },
        ...listFields({ degree }, form),
      ),
      heading(sections.company),
      fields(...listFields(company, form)),
      heading(sections.contact),
      fields(...listFields({ email, mobileNr }, form)),
      ...closing,
    ],
  };
};
