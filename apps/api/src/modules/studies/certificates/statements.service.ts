import type { StatementKind } from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import { formatCertificateNumber } from '@indeks/contract/studies/certificates/certificates.rules';
import { listBirthFacts } from '#modules/studies/student-forms/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { pdfAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import { findStudied } from './completing.queries.ts';
import { daysOf, resultOf } from './completing.rules.ts';
import { getSignatory, rulesOf } from './issuing.service.ts';
import { findWhole, type WholeCertificate } from './certificates.queries.ts';
import { readContent } from './certificates.wire.ts';
import { statementPdf, type Statement } from './pdf/statement.pdf.ts';
import { refuseContradicted } from './reissuing.service.ts';

interface Asked {
  readonly cid: number;
  readonly kind: StatementKind;
}

/**
 * Of today, at any time, of who is in the archive, too; nothing of it is kept. That somebody completed needs a certificate in force,
 * and the course is then called as the certificate calls it.
 */
export const statement = async (ctx: SignedInCtx, eid: number, { cid, kind }: Asked): Promise<FileAnswer> => {
  const candidate = getOrRefuse(await findStudied(ctx, { enrolment_id: eid, cid }));
  const birth = getOrRefuse((await listBirthFacts(ctx, [candidate.uid])).get(candidate.uid));
  const today = ctx.clock.today();
  const { config } = ctx.services;
  const found = await findCertificate(ctx, candidate.certificate_id);
  if (found && kind === 'completion') refuseContradicted(found);
  const certificate = found && readCertificate(found);
  const said: Statement = {
    kind,
    person: {
      name: [birth.given, birth.secondName, birth.surname].filter((part) => part !== '').join(' '),
      born: birth.born,
      birthplace: birth.birthplace,
      album: candidate.album_nr ?? '',
    },
    course: certificate?.course ?? candidate.course,
    began: certificate?.began ?? daysOf(candidate, today).began,
    subjects: candidate.subjects,
    average: resultOf(candidate.subjects, rulesOf(ctx))?.average,
    formula: config.CERTIFICATE_FORMULA,
    certificate,
    signatory: getSignatory(ctx, today),
    place: config.CERTIFICATE_PLACE,
    today,
  };
  if (kind === 'completion' && !said.certificate)
    refuse('certificates/not-completed', { details: { name: candidate.listed_name } });
  return pdfAnswer(
    ctx,
    statementPdf(said),
    `zaswiadczenie-${kind === 'completion' ? 'ukonczenie' : 'przebieg'}-${eid}.pdf`,
  );
};

const findCertificate = async (ctx: SignedInCtx, id: number | null): Promise<WholeCertificate | undefined> =>
  id === null ? undefined : findWhole(ctx, id);

const readCertificate = (found: WholeCertificate) => {
  const { completed, result, average, course, began } = readContent(found);
  const number = formatCertificateNumber(found.number, found.year);
  return { number, completed, result, average, course, began };
};
