import { isDeepStrictEqual } from 'node:util';
import type {
  CertificateContent,
  RegisteredPaper,
} from '@indeks/contract/studies/certificates/certificates.schemas';
import { notify } from '#modules/notices/notifications/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import type { WholeCertificate } from './certificates.queries.ts';
import { announce, readContent } from './certificates.wire.ts';
import { findCandidates } from './completing.queries.ts';
import * as queries from './doubts.queries.ts';
import { composeAgain } from './issuing.service.ts';
import { findOriginal } from './register.queries.ts';
import { answerLine } from './register.service.ts';
import { holdInForce, tellReissued, writeInPlace, type Because } from './reissuing.service.ts';
import { annulledTold } from './told.texts.ts';

/** Issued anew from what counts today, under the next number: the person must be ready as for a first certificate. */
export const renew = (ctx: SignedInCtx, id: number, { reason }: Because): Promise<RegisteredPaper> =>
  transact(ctx, async (tx) => {
    const row = await holdInForce(tx, id);
    const before = readContent(row);
    const content = await composeOfToday(tx, row, before);
    if (isDeepStrictEqual(comparable(content), comparable(before))) refuse('certificates/nothing-changed');
    const lineId = await writeInPlace(tx, row, content, reason);
    await tellReissued(tx, row.uid, content.course);
    announce(tx, [row.uid]);
    return answerLine(tx, lineId);
  });

/** The day of completion, the copies and the number to be replaced are those of the certificate before. */
const composeOfToday = async (
  tx: SignedInCtx,
  row: WholeCertificate,
  before: CertificateContent,
): Promise<CertificateContent> => {
  const completed = await queries.findCompleted(tx, row);
  const [candidate] = completed === undefined ? [] : await findCandidates(tx, [completed]);
  if (!candidate) return refuse('certificates/not-ready', { details: { names: before.person.listed } });
  return composeAgain(tx, candidate, before);
};

const comparable = (content: CertificateContent) => ({
  facts: [content.person, content.course, content.began, content.semesters, content.result, content.average],
  said: [
    content.practicePlace ?? '',
    content.qualification ?? '',
    content.prkLevel ?? null,
    content.statement ?? '',
  ],
  // Whether the content names a subject by number says nothing about the paper.
  subjects: content.subjects.map(({ name, hours, ects, grade, classes }) => [
    name,
    hours,
    ects,
    grade,
    classes ?? null,
  ]),
});

/** Kept in the register for ever, out of force from now on. Another one may be issued when the person is ready again. */
export const annul = (ctx: SignedInCtx, id: number, { reason }: Because): Promise<RegisteredPaper> =>
  transact(ctx, async (tx) => {
    const row = await holdInForce(tx, id);
    await queries.annul(tx, id, reason);
    const { number, course } = readContent(row);
    await audit(tx, {
      action: 'certificate.annul',
      subjectId: id,
      forUserId: row.uid,
      before: { number },
      after: { number, reason },
    });
    await notify(tx, [
      {
        userId: row.uid,
        kind: 'certificate',
        senderId: null,
        title: annulledTold.title,
        text: annulledTold.text(number, course, tx.clock.today()),
      },
    ]);
    announce(tx, [row.uid]);
    return answerLine(tx, getOrRefuse(await findOriginal(tx, id)));
  });
