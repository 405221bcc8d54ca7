import {
  formatCertificateNumber,
  initialsOf,
} from '@indeks/contract/studies/certificates/certificates.rules';
import type { VerifiedCertificate } from '@indeks/contract/studies/certificates/certificates.schemas';
import { codeOf, readProtocolNumber } from '@indeks/contract/studies/protocols/protocols.rules';
import { dateInWarsaw } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { findByNumber } from './certificates.queries.ts';
import { readContent } from './certificates.wire.ts';

/** Verification needs the number and the code printed on the certificate; the number alone gives no answer. */
export const verify = async (
  ctx: Ctx,
  typed: { readonly number: string; readonly code: string },
): Promise<VerifiedCertificate> => {
  const { throttle } = ctx.services;
  const caller = ctx.address ?? '';
  await throttle.attempt('verification', caller);
  const found = await findByNumber(ctx, getOrRefuse(readProtocolNumber(typed.number)));
  const isMeant = found && codeOf(found.content_hash) === codeOf(typed.code.replace('-', ''));
  const row = getOrRefuse(isMeant ? found : undefined);
  await throttle.takeBack('verification', caller);
  const content = readContent(row);
  return {
    number: content.number,
    issued: content.issued,
    initials: initialsOf(content.person.name),
    courseName: content.course,
    result: content.result,
    average: content.average,
    completed: content.completed,
    issuer: content.issuer.name,
    duplicates: row.duplicates,
    supersededBy:
      row.later_number === null || row.later_year === null
        ? null
        : formatCertificateNumber(row.later_number, row.later_year),
    doubted: row.doubted && dateInWarsaw(row.doubted),
    annulled: row.annulled_at && dateInWarsaw(row.annulled_at),
    hash: row.content_hash,
  };
};
