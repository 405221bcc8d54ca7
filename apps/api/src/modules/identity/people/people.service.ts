import { oneMonthBefore } from '@indeks/contract/common/months.rules';
import type { PersonRecord } from '@indeks/contract/identity/people/people.schemas';
import type { Permission } from '@indeks/contract/access/permissions';
import { roles, type Role } from '@indeks/contract/access/roles';
import type { ReportType } from '@indeks/contract/common/report-types';
import { staffGroups, type StaffGroup } from '@indeks/contract/identity/people/people.keys';
import type { Topic } from '@indeks/contract/realtime/events';
import { audit, type AuditEntry } from '#platform/audit/audit.queries.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { removeRows, type TableWithId } from '#platform/db/removal.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { canActFor } from './people.policy.ts';
import * as queries from './people.queries.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
  /** As registers show it: surname first. */
  readonly listedName: string;
  readonly role: Role;
  readonly isCompany: boolean;
}

/** The person a call is about: oneself, or the one whom the secretariat names by `?user=`. */
export const getPersonFor = async (ctx: SignedInCtx, userId: number | undefined): Promise<Person> => {
  const id = userId ?? ctx.actor.id;
  if (!canActFor(ctx.actor, id, ctx.services.roleTable)) refuse('auth/not-allowed');
  return getOrRefuse(await queries.findPerson(ctx, id));
};

export const get = async (ctx: SignedInCtx, id: number) => {
  await getPersonFor(ctx, id);
  return {
    ...personToWire(ctx, getOrRefuse(await queries.findRow(ctx, id))),
    second_mail_domain: ctx.services.config.PROVIDER_SECOND_MAIL_DOMAIN,
  };
};

export const personToWire = (ctx: Ctx, row: queries.PersonRow): PersonRecord => {
  const {
    created_at,
    rodo,
    contract_start: start,
    contract_end: end,
    changed_at,
    change_unread,
    ...fields
  } = row;
  return {
    ...fields,
    date: created_at.toISOString(),
    status: fields.active,
    rodo: rodo?.toISOString() ?? null,
    contract: start !== null && end !== null ? { start, end } : null,
    changed_recently:
      change_unread && changed_at !== null && dateInWarsaw(changed_at) >= oneMonthBefore(ctx.clock.today()),
  };
};

type ChoicesType = ReportType | 'przedmiot';

interface ChoicesQuery {
  readonly type: ChoicesType;
  readonly search?: string | undefined;
}

/** Those for whom the secretariat may enter records of a kind, or who may teach. */
export const choices = async (ctx: SignedInCtx, { type, search }: ChoicesQuery) => ({
  items: await queries.choices(ctx, ctx.services.roleTable[recordPermission[type]], search),
});

interface FindQuery {
  readonly search: string;
  readonly group?: StaffGroup | undefined;
}

/** Near names are looked for only when nobody is found. */
export const find = async (ctx: SignedInCtx, { search, group }: FindQuery) => {
  const wanted = group ? staffGroups[group] : roles;
  const items = await queries.find(ctx, wanted, search);
  return { items, near: items.length > 0 ? [] : await queries.findNear(ctx, wanted, search) };
};

const recordPermission = {
  czas: 'work-times.own',
  przejazd: 'trips.own',
  zjazd: 'meetings.own',
  przedmiot: 'journals.open',
} as const satisfies Record<ChoicesType, Permission>;

/** The owner of a record, if the actor may act for them; another's record is answered as missing. */
export const getOwner = async (ctx: SignedInCtx, userId: number): Promise<Person> => {
  if (!canActFor(ctx.actor, userId, ctx.services.roleTable)) refuse('record/not-found');
  return getOrRefuse(await queries.findPerson(ctx, userId));
};

/** Refuses unless the actor may act for every owner of the records; one statement, whatever their number. */
export const refuseOthersRecords = async (
  ctx: SignedInCtx,
  records: readonly { readonly user_id: number }[],
): Promise<void> => {
  const ids = [...new Set(records.map(({ user_id }) => user_id))];
  const mayAct = ids.every((id) => canActFor(ctx.actor, id, ctx.services.roleTable));
  if (!mayAct || (await queries.countPeople(ctx, ids)) !== ids.length) refuse('record/not-found');
};

/** For the audit: whom the actor acted for, when it was not themselves. */
export const actedFor = (ctx: SignedInCtx, ownerId: number): { forUserId?: number } =>
  ownerId === ctx.actor.id ? {} : { forUserId: ownerId };

/** Tells the open screens of the owner and of those who may act for others. */
export const announceToOwner = (ctx: Ctx, ownerId: number, topic: Topic, ids: readonly number[]): void => {
  const roles = ctx.services.roleTable['account.act-for-person'];
  ctx.afterCommit(() => ctx.services.realtime.publish({ users: [ownerId], roles }, topic, ids));
};

/** Writes the audit row of a change to a record that a person owns, and informs the open screens. */
export const auditForOwner = async (
  tx: SignedInCtx,
  ownerId: number,
  topic: Topic,
  entry: AuditEntry & { readonly subjectId: number },
): Promise<void> => {
  await audit(tx, { ...entry, ...actedFor(tx, ownerId) });
  announceToOwner(tx, ownerId, topic, [entry.subjectId]);
};

export const idsByOwner = (
  records: readonly { readonly id: number; readonly user_id: number }[],
): ReadonlyMap<number, readonly number[]> => {
  const byOwner = Map.groupBy(records, ({ user_id }) => user_id);
  return new Map([...byOwner].map(([ownerId, own]) => [ownerId, own.map(({ id }) => id)]));
};

/** The same for records of many people: each owner is informed of their own, the secretariat once of all. */
export const announceToOwners = (
  ctx: Ctx,
  topic: Topic,
  idsByOwner: ReadonlyMap<number, readonly number[]>,
): void => {
  const { realtime, roleTable } = ctx.services;
  ctx.afterCommit(() => {
    for (const [ownerId, ids] of idsByOwner) realtime.publish({ users: [ownerId] }, topic, ids);
    const everything = [...idsByOwner.values()].flat();
    realtime.publish({ roles: roleTable['account.act-for-person'] }, topic, everything);
  });
};

/** Removes records of one or several people in one transaction (all of them or none), and informs their owners. */
export const removeRowsOfPeople = async (
  tx: SignedInCtx,
  table: TableWithId,
  rows: readonly { readonly id: number; readonly user_id: number }[],
  { action, topic }: { readonly action: string; readonly topic: Topic },
): Promise<void> => {
  await removeRows(tx, table, rows, ({ user_id }) => ({ action, ...actedFor(tx, user_id) }));
  announceToOwners(tx, topic, idsByOwner(rows));
};
