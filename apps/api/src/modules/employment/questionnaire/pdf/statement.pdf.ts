import { formatNumericDate } from '@indeks/contract/common/format';
import type { Questionnaire } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { fields, paragraph } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import { placeToSign, toTheOffice, updateNotice } from './form-values.ts';
import { contractorFields, type Contractor } from './parties.ts';

interface Statement extends Contractor {
  readonly questionnaire: Questionnaire;
}

/** The statement that a person signs each year when no data has changed. */
export const statementPdf = (statement: Statement): PdfDocument => {
  const { name, questionnaire } = statement;
  const day = formatNumericDate(questionnaire.form.registerFormGeneral.formDate);
  const document = questionnaire.kind === 'person' ? 'kwestionariuszu osobowym' : 'formularzu firmy';
  return {
    title: 'Oświadczenie o\u00a0aktualności danych',
    person: name,
    blocks: [
      fields(...contractorFields(statement)),
      paragraph(
        `Oświadczam, że dane podane w\u00a0${document} z\u00a0dnia ${day} nie uległy zmianie i\u00a0są aktualne.`,
      ),
      paragraph(updateNotice),
      toTheOffice,
      placeToSign,
    ],
  };
};
