import { createHash } from 'node:crypto';
import { mayBy } from '@indeks/contract/access/permissions';
import { formatCertificateNumber } from '@indeks/contract/studies/certificates/certificates.rules';
import {
  certificateContent,
  type CertificateContent,
  type RegisteredPaper,
} from '@indeks/contract/studies/certificates/certificates.schemas';
import { dateInWarsaw } from '#platform/clock.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import type { NewLine, RegisterRow } from './register.queries.ts';

/** What was kept is what `certificateContent` once admitted. */
export const readContent = ({ content }: { readonly content: string }): CertificateContent =>
  certificateContent.parse(JSON.parse(content));

/** The text that is kept, and its hash. */
export const freeze = (content: CertificateContent) => {
  const kept = JSON.stringify(content);
  return { content: kept, content_hash: createHash('sha256').update(kept).digest('hex') };
};

/** What the register says of a paper. */
export const toLine = (
  { person, number, course, issued, copies }: CertificateContent,
  of: Pick<NewLine, 'certificate_id' | 'uid' | 'pid' | 'cid'>,
): NewLine => ({
  ...of,
  duplicate: 0,
  made_on: issued,
  number,
  name: person.listed,
  album: person.album,
  course_name: course,
  copies,
});

const numberOrNull = (number: number | null, year: number | null): string | null =>
  number === null || year === null ? null : formatCertificateNumber(number, year);

export const toWire = ({ actor, services }: SignedInCtx, row: RegisterRow): RegisteredPaper => {
  const issues = mayBy(services.roleTable)(actor.role, 'certificates.issue');
  const inForce = row.later_number === null && row.annulled_at === null;
  const isOriginal = row.duplicate === 0;
  const isCertifying = inForce && !row.contradicted;
  return {
    id: row.id,
    certificateId: row.certificate_id,
    number: row.number,
    duplicate: row.duplicate,
    made: row.made_on,
    uid: row.uid,
    eid: row.enrolment_id,
    cid: row.cid,
    name: row.name,
    album: row.album,
    courseName: row.course_name,
    copies: row.copies,
    blank: row.blank,
    handedOn: row.handed_on,
    handedHow: row.handed_how,
    replaces: numberOrNull(row.earlier_number, row.earlier_year),
    supersededBy: numberOrNull(row.later_number, row.later_year),
    doubted: row.doubted && dateInWarsaw(row.doubted),
    doubts: [...row.doubts],
    annulled: row.annulled_at && { on: dateInWarsaw(row.annulled_at), reason: row.annulled_reason ?? '' },
    version: row.version,
    can: {
      edit: issues,
      duplicate: issues && isCertifying && isOriginal,
      reissue: issues && isCertifying && isOriginal,
      resolve: issues && inForce && isOriginal,
    },
  };
};

/** Open registers, groups that are being completed, and the pages of the students. */
export const announce = (ctx: Ctx, uids: readonly number[]): void => {
  const { realtime, roleTable } = ctx.services;
  const to = { users: uids, roles: roleTable['certificates.view'] };
  ctx.afterCommit(() => realtime.publish(to, 'certificates', []));
};
