import type { Route } from '@indeks/contract/common/route';
import { expect } from 'vitest';
import { retriedTransactions } from '#platform/db/retrying.ts';
import type { Client, RawInput } from '../client.ts';

/** A call that is ready to be sent. */
export type Ready = () => Promise<{ readonly status: number; readonly body?: unknown }>;

/** A call that changes many. What it needs is made before; the two people, or the two records, are named in this order. */
export interface BulkCall<World> {
  readonly name: string;
  readonly route: Route;
  readonly make: (world: World, first: 0 | 1) => Promise<RawInput>;
}

/** The short form; `CROSSWISE_ROUNDS=60` looks longer. In each round, what `prepareCrosswise` makes meets four times. */
const usualRounds = Number(process.env['CROSSWISE_ROUNDS'] ?? '8');
/** For rounds of two calls, which meet once. */
export const roundsOfTwo = 60;
/** For rounds of all calls at once, in milliseconds: longer than a busy machine needs. */
export const patience = 400_000;

/** All of a round are sent at once. Prints `rounds N, failed 0`, and fails for a deadlock that a second try would have hidden. */
export const runRounds = async (
  name: string,
  make: () => Promise<readonly Ready[]>,
  rounds = usualRounds,
) => {
  const none = { deadlock: 0, serialization: 0, migration: 0, 'given-up': 0 };
  Object.assign(retriedTransactions, none);
  const statuses: number[] = [];
  const failures: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const calls = await make();
    // Another one is the first in every round.
    const turned = [...calls.slice(round % calls.length), ...calls.slice(0, round % calls.length)];
    const answers = await Promise.all(turned.map((call) => call()));
    statuses.push(...answers.map(({ status }) => status));
    failures.push(...answers.filter(({ status }) => status >= 500).map(({ body }) => body));
  }
  const done = statuses.filter((status) => status === 200).length;
  process.stdout.write(
    `${name}: rounds ${rounds}, failed ${failures.length}, deadlocks ${retriedTransactions['deadlock']}, done ${done} of ${statuses.length}\n`,
  );
  expect([failures, retriedTransactions]).toEqual([[], none]);
  return { done, asked: statuses.length };
};

interface WithOffice {
  readonly office: Client;
}

export const prepare = async <World extends WithOffice>(
  { route, make }: BulkCall<World>,
  world: World,
  first: 0 | 1,
): Promise<Ready> => {
  const input = await make(world, first);
  const headers = route.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {};
  return () => world.office.raw(route, input, headers);
};

/** The call twice in each order, over the same two: to make the two costs more than to send the calls. */
export const prepareCrosswise = async <World extends WithOffice>(
  call: BulkCall<World>,
  world: World,
): Promise<Ready[]> => {
  const calls: Ready[] = [];
  for (const first of [0, 1, 0, 1] as const) calls.push(await prepare(call, world, first));
  return calls;
};

/** Each call of the table in both orders, over the same two. */
export const prepareAll = async <World extends WithOffice>(
  table: readonly BulkCall<World>[],
  world: World,
): Promise<Ready[]> => {
  const calls: Ready[] = [];
  for (const call of table) calls.push(await prepare(call, world, 0), await prepare(call, world, 1));
  return calls;
};

export type Two<T = number> = readonly [T, T];

/** The two, beginning with the first or the second. */
export const inOrder = <T>([a, b]: Two<T>, first: 0 | 1): [T, T] => (first === 0 ? [a, b] : [b, a]);
