import { formatProtocolNumber } from '@indeks/contract/studies/protocols/protocols.rules';
import type { Protocol } from '@indeks/contract/studies/protocols/protocols.schemas';
import { authorFor } from '#platform/audit/author.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { canWithdraw } from './protocols.policy.ts';
import type { ProtocolRow } from './protocols.queries.ts';

export const toWire = ({ actor, services: { roleTable } }: SignedInCtx, row: ProtocolRow): Protocol => ({
  id: row.id,
  number: formatProtocolNumber(row.number, row.year),
  title: row.title,
  created: row.created_at.toISOString(),
  usernameCreated: authorFor(actor, {
    id: row.created_by,
    name: row.creator_name,
    user_role: row.creator_role,
  }),
  courseName: row.course_name,
  subjectName: row.subject_name,
  professorName: row.professor_name,
  date: row.date,
  intake: row.intake,
  sid: row.sid,
  cid: row.cid,
  type: row.type,
  ...toRelations(row),
  withdrawn: row.withdrawn_at && {
    at: row.withdrawn_at.toISOString(),
    by: authorFor(actor, {
      id: row.withdrawn_by,
      name: row.withdrawer_name,
      user_role: row.withdrawer_role,
    }),
    reason: row.withdrawn_reason,
  },
  can: { withdraw: canWithdraw(actor, roleTable, row) },
});

/** The corrected protocol, and the correction that is in force instead. */
export const toRelations = (row: ProtocolRow): Pick<Protocol, 'superseded' | 'corrects'> => ({
  superseded:
    row.superseded_by === null
      ? null
      : {
          id: row.superseded_by,
          number: formatProtocolNumber(row.later_number ?? 0, row.later_year ?? 0),
          reason: row.later_reason ?? '',
        },
  corrects:
    row.earlier_id === null
      ? null
      : {
          id: row.earlier_id,
          number: formatProtocolNumber(row.earlier_number ?? 0, row.earlier_year ?? 0),
          reason: row.correction_reason,
        },
});
