import { oneMonthBefore } from '@indeks/contract/contracts/contract-state.rules';
import type { PersonRecord } from '@indeks/contract/people/people.schemas';
import type { Permission } from '@indeks/contract/access/permissions';
import type { Role } from '@indeks/contract/access/roles';
import type { ReportType } from '@indeks/contract/months/months.schemas';
import type { Topic } from '@indeks/contract/realtime/events';
import { dateInWarsaw } from '#platform/clock.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { canActFor } from './people.policy.ts';
import * as queries from './people.queries.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  readonly isCompany: boolean;
}

/** The person a call is about: oneself, or the one whom the secretariat names by `?user=`. */
export const personFor = async (ctx: SignedInCtx, userId: number | undefined): Promise<Person> => {
  const id = userId ?? ctx.actor.id;
  if (!canActFor(ctx.actor, id, ctx.services.roleTable)) refuse('auth/not-allowed');
  return getOrRefuse(await queries.findPerson(ctx, id));
};

export const get = async (ctx: SignedInCtx, id: number) => {
  await personFor(ctx, id);
  return {
    ...personToWire(ctx, getOrRefuse(await queries.findRow(ctx, id))),
    second_mail_domain: ctx.services.config.PROVIDER_SECOND_MAIL_DOMAIN,
  };
};

export const personToWire = (ctx: Ctx, row: queries.PersonRow): PersonRecord => {
  const { created_at, rodo, contract_start: start, contract_end: end, changed_at, ...fields } = row;
  return {
    ...fields,
    date: created_at.toISOString(),
    status: fields.active,
    rodo: rodo?.toISOString() ?? null,
    contract: start !== null && end !== null ? { start, end } : null,
    changed_recently: changed_at !== null && dateInWarsaw(changed_at) >= oneMonthBefore(ctx.clock.today()),
  };
};

interface ChoicesQuery {
  readonly type: ReportType;
  readonly search?: string | undefined;
}

/** Those for whom the secretariat may enter records of a kind. */
export const choices = async (ctx: SignedInCtx, { type, search }: ChoicesQuery) => ({
  items: await queries.choices(ctx, ctx.services.roleTable[recordPermission[type]], search),
});

const recordPermission = {
  czas: 'work-times.own',
  przejazd: 'trips.own',
  zjazd: 'meetings.own',
} as const satisfies Record<ReportType, Permission>;

/** The owner of a record, if the actor may act for them; another's record is answered as missing. */
export const ownerOf = async (ctx: SignedInCtx, userId: number): Promise<Person> => {
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

export const idsByOwner = (
  records: readonly { readonly id: number; readonly user_id: number }[],
): ReadonlyMap<number, readonly number[]> => {
  const byOwner = Map.groupBy(records, ({ user_id }) => user_id);
  return new Map([...byOwner].map(([ownerId, own]) => [ownerId, own.map(({ id }) => id)]));
};

/** The same for records of many: each owner is told of their own, the secretariat once of all. */
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
