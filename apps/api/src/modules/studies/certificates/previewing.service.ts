import type { certificatePreviewQuery } from '@indeks/contract/studies/certificates/certificate-papers.schemas';
import type { z } from 'zod';
import { listBirthFacts } from '#modules/studies/student-forms/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getAllOrRefuse, getOrRefuse } from '#platform/errors.ts';
import { pdfAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import { readEmblem } from '#platform/pdf/emblem.ts';
import { findCandidates } from './completing.queries.ts';
import { layout } from './facts.service.ts';
import { composeNumbered, refuseUnready, refuseWrongDays, rulesOf } from './issuing.service.ts';
import { nextNumber } from './certificates.queries.ts';
import { certificatePdf } from './pdf/certificate.pdf.ts';

type PreviewQuery = z.output<typeof certificatePreviewQuery>;

/** The paper that issuing would make now, refused as issuing would be. Takes no number and writes nothing. */
export const preview = async (
  ctx: SignedInCtx,
  { id, before, paper, ...given }: PreviewQuery,
): Promise<FileAnswer> => {
  const rows = getAllOrRefuse([id], await findCandidates(ctx, [id]));
  refuseWrongDays(ctx, given, rows);
  const births = await listBirthFacts(
    ctx,
    rows.map(({ uid }) => uid),
  );
  const ready = refuseUnready(rows, births, rulesOf(ctx));
  const first = (await nextNumber(ctx, Number(given.issued.slice(0, 4)))) + before;
  const content = getOrRefuse(composeNumbered(ctx, ready, given, first)[0]);
  const { right, down } = await layout(ctx);
  const document = certificatePdf(content, {
    offset: paper === 'blank' ? { right, down } : undefined,
    emblem: await readEmblem(ctx.services.config.CERTIFICATE_EMBLEM_FILE),
  });
  return pdfAnswer(ctx, document, `podglad-${content.number.replace('/', '-')}.pdf`);
};
