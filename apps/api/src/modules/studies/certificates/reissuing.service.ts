import { isDeepStrictEqual } from 'node:util';
import { formatCertificateNumber } from '@indeks/contract/studies/certificates/certificates.rules';
import type {
  CertificateContent,
  RegisteredPaper,
} from '@indeks/contract/studies/certificates/certificates.schemas';
import { notify } from '#modules/notices/notifications/index.ts';
import { listBirthFacts } from '#modules/studies/student-forms/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './certificates.queries.ts';
import { announce, freeze, readContent, toLine } from './certificates.wire.ts';
import { namePerson } from './completing.rules.ts';
import { getSignatory } from './issuing.service.ts';
import * as register from './register.queries.ts';
import { answerLine } from './register.service.ts';
import { certificateTold } from './told.texts.ts';

export interface Because {
  readonly reason: string;
}

/** A duplicate says what the certificate says; the register has it on its own day, under the same number. */
export const duplicate = (ctx: SignedInCtx, id: number, { reason }: Because): Promise<RegisteredPaper> =>
  transact(ctx, async (tx) => {
    const row = refuseContradicted(await holdInForce(tx, id));
    const content = readContent(row);
    const line = {
      ...toLine(content, { certificate_id: id, uid: row.uid, pid: row.pid, cid: row.cid }),
      duplicate: (await register.lastDuplicate(tx, id)) + 1,
      made_on: tx.clock.today(),
      copies: 0,
      reason,
    };
    const [{ id: lineId } = { id: 0 }] = await register.insertMany(tx, [line]);
    await audit(tx, {
      action: 'certificate.duplicate',
      subjectId: id,
      forUserId: row.uid,
      after: { number: line.number, duplicate: line.duplicate, reason },
    });
    announce(tx, [row.uid]);
    return answerLine(tx, lineId);
  });

/**
 * After a change of name. Everything but the person's data, the number, the day and who signs is that of the certificate in whose
 * place it comes: grades of today are not asked.
 */
export const reissue = (ctx: SignedInCtx, id: number, { reason }: Because): Promise<RegisteredPaper> =>
  transact(ctx, async (tx) => {
    const row = refuseContradicted(await holdInForce(tx, id));
    const before = readContent(row);
    const birth = getOrRefuse((await listBirthFacts(tx, [row.uid])).get(row.uid));
    const person = namePerson(birth, before.person.album);
    if (isDeepStrictEqual(person, before.person) || person.born === '' || person.birthplace === '')
      refuse('certificates/same-name');
    const lineId = await writeInPlace(tx, row, { ...before, person }, reason);
    await tellReissued(tx, row.uid, before.course);
    announce(tx, [row.uid]);
    return answerLine(tx, lineId);
  });

export const tellReissued = (tx: SignedInCtx, uid: number, course: string): Promise<void> =>
  notify(tx, [
    {
      userId: uid,
      kind: 'certificate',
      senderId: null,
      title: certificateTold.title,
      text: certificateTold.text(course, tx.clock.today()),
    },
  ]);

/** Its person first: a name is not changed meanwhile, and two who want another paper of one certificate wait for each other. */
export const holdInForce = async (tx: SignedInCtx, id: number): Promise<queries.WholeCertificate> => {
  const { uid } = getOrRefuse(await queries.findWhole(tx, id));
  await holdPeople(tx, [uid]);
  const row = getOrRefuse(await queries.findWhole(tx, id));
  if (row.annulled_at !== null) refuse('certificates/annulled');
  return row.superseded_by === null ? row : refuse('certificates/superseded');
};

/** What is no longer so is not said once more. */
export const refuseContradicted = (row: queries.WholeCertificate): queries.WholeCertificate =>
  row.contradicted ? refuse('certificates/doubted') : row;

export const writeInPlace = async (
  tx: SignedInCtx,
  row: queries.WholeCertificate,
  named: CertificateContent,
  reason: string,
): Promise<number> => {
  const issued = tx.clock.today();
  const year = Number(issued.slice(0, 4));
  const newId = await queries.takeId(tx);
  await queries.supersede(tx, row.id, newId);
  const number = await queries.takeNumbers(tx, year, 1);
  const content = {
    ...named,
    number: formatCertificateNumber(number, year),
    signatory: getSignatory(tx, issued),
    place: tx.services.config.CERTIFICATE_PLACE,
    issued,
    replaces: named.number,
  };
  const { content_hash, lineId } = await keepInPlace(tx, row, { newId, year, number, content, reason });
  await audit(tx, {
    action: 'certificate.reissue',
    subjectId: newId,
    forUserId: row.uid,
    before: { id: row.id, number: named.number },
    after: { number: content.number, content_hash, reason },
  });
  return lineId;
};

interface InPlace {
  readonly newId: number;
  readonly year: number;
  readonly number: number;
  readonly content: CertificateContent;
  readonly reason: string;
}

/** The certificate and its line of the register. */
const keepInPlace = async (
  tx: SignedInCtx,
  { enrolment_id, cid, uid, pid }: queries.WholeCertificate,
  { newId, year, number, content, reason }: InPlace,
): Promise<{ content_hash: string; lineId: number }> => {
  const frozen = freeze(content);
  await queries.insertReissue(tx, {
    id: newId,
    year,
    number,
    enrolment_id,
    cid,
    ...frozen,
    reissue_reason: reason,
  });
  const [{ id: lineId } = { id: 0 }] = await register.insertMany(tx, [
    toLine(content, { certificate_id: newId, uid, pid, cid }),
  ]);
  return { content_hash: frozen.content_hash, lineId };
};
