import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { broadcastJobs } from '#modules/talk/broadcasts/index.ts';
import { createCtx } from '#platform/context.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { insertBroadcast } from '../talk/broadcasts.ts';
import { startTestApp } from '../test-app.ts';
import {
  inOrder,
  patience,
  prepare,
  prepareAll,
  prepareCrosswise,
  roundsOfTwo,
  runRounds,
  type Ready,
} from './rounds.ts';
import { acceptance, callsOfOne, studentCalls } from './students.calls.ts';
import { freeEnrolments, makeHouse, makeTwoStudents, type StudentsWorld } from './students.world.ts';

const app = await startTestApp();
afterAll(() => app.close());
const house = await makeHouse(app);

const [write] = broadcastJobs;
/** The job that writes a message to both. */
const prepareMessageToMany = async ({ uids }: StudentsWorld, first: 0 | 1): Promise<Ready> => {
  const traits = { senderId: house.administrator.id, recipients: inOrder(uids, first), finished: false };
  const broadcastId = await insertBroadcast(app.db, traits);
  const ctx = createCtx({
    services: app.services,
    db: app.db,
    log: pino({ level: 'silent' }),
    requestId: 'test',
  });
  return async () => {
    await write.handle({ ...ctx, mailer: createMailer(app.services.config) }, { broadcastId });
    return { status: 200 };
  };
};

describe('crosswise over the same two students', () => {
  test.each(studentCalls)('$name never meet a deadlock', async (call) => {
    const { done } = await runRounds(`${call.name}, twice in both orders`, async () => {
      return prepareCrosswise(call, await makeTwoStudents(house));
    });
    expect(done).toBeGreaterThan(0);
  });

  test('messages to many never meet a deadlock', async () => {
    const { done } = await runRounds('a message to many, twice in both orders', async () => {
      const world = await makeTwoStudents(house);
      const calls: Ready[] = [];
      for (const first of [0, 1, 0, 1] as const) calls.push(await prepareMessageToMany(world, first));
      return calls;
    });
    expect(done).toBeGreaterThan(0);
  });

  test('a removal and an accepted bank report never meet a deadlock', async () => {
    const makeBoth = async () => {
      const world = await makeTwoStudents(house);
      const body = inOrder(await freeEnrolments(world), 1);
      const remove: Ready = () => world.office.raw(studentRoutes.removeMany, { body });
      return [remove, await prepare(acceptance, world, 1)];
    };
    const name = 'a removal and an accepted bank report';
    const { done, asked } = await runRounds(name, makeBoth, roundsOfTwo);
    expect(done).toBe(asked);
  });

  test(
    'all of them at once never meet a deadlock',
    async () => {
      const name = 'all, each in both orders';
      const makeAll = async () => {
        const world = await makeTwoStudents(house);
        return [
          ...(await prepareAll([...studentCalls, ...callsOfOne], world)),
          await prepareMessageToMany(world, 0),
          await prepareMessageToMany(world, 1),
        ];
      };
      const { done, asked } = await runRounds(name, makeAll);
      expect(done).toBeGreaterThan(asked / 2);
    },
    patience,
  );
});
