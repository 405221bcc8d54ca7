import type { Role } from '@indeks/contract/access/roles';
import { isOn, toFlag } from '@indeks/contract/common/flags';
import type { Issue, IssuePerson } from '@indeks/contract/talk/issues/issues.schemas';
import { nameWithDegree } from '@indeks/contract/identity/people/names.rules';
import type { SignedInCtx } from '#platform/context.ts';
import { abilities, triages, type Standing } from './issues.policy.ts';
import type { IssueRow } from './issues.queries.ts';

export const judgeStanding = (ctx: SignedInCtx, row: IssueRow): Standing => ({
  triages: triages(ctx),
  isReporter: row.reporter_id === ctx.actor.id,
  status: row.status,
  isAnswered: row.last_sender_id !== null && row.last_sender_id !== ctx.actor.id,
  isMerged: row.merged_into !== null,
});

/** Urgency, people and who waits are told to the secretariat alone. */
export const toWire = (ctx: SignedInCtx, row: IssueRow): Issue => ({
  id: row.id,
  title: row.title,
  type: row.type,
  timestamp: row.created_at.toISOString(),
  description: row.description,
  status: triages(ctx) ? row.status : (row.kept_status ?? row.status),
  files: row.files,
  uid: row.reporter_id,
  active: toFlag(isOn(row.active)),
  tags: row.tags,
  version: row.version,
  messages: row.messages ?? 0,
  merged: row.merged_into !== null,
  ...(triages(ctx) ? forOffice(row) : hidden),
  can: abilities(judgeStanding(ctx, row)),
});

const hidden = {
  priority: null,
  uid_issue: null,
  reporter: null,
  concerned: null,
  waiting_since: null,
  answered_at: null,
  assignee: null,
  merged_into: null,
  duplicates: [],
};

const forOffice = (row: IssueRow) => ({
  priority: row.priority,
  uid_issue: row.concerned_id,
  reporter: toPerson(row.reporter_id, row.reporter_name, row.reporter_degree, row.reporter_role),
  concerned: toPerson(row.concerned_id, row.concerned_name, row.concerned_degree, row.concerned_role),
  waiting_since: row.waiting_since?.toISOString() ?? null,
  answered_at: row.answered_at?.toISOString() ?? null,
  assignee: toAssignee(row),
  merged_into: toOther(row),
  duplicates: row.duplicates,
});

const toOther = ({ merged_into: id, kept_title, kept_reporter }: IssueRow): Issue['merged_into'] =>
  id === null ? null : { id, title: kept_title ?? '', reporter: kept_reporter ?? '' };

const toAssignee = ({ assigned_to: id, assignee_name: name }: IssueRow): Issue['assignee'] =>
  id === null ? null : { id, name: name ?? '' };

const toPerson = (
  id: number | null,
  name: string | null,
  degree: string | null,
  role: Role | null,
): IssuePerson | null =>
  id === null || name === null || role === null
    ? null
    : { id, name, full_name: nameWithDegree({ name, degree: degree ?? '' }), is_admin: role };
