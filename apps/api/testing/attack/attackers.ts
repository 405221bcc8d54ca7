import type { Role } from '@indeks/contract/access/roles';
import type { Route } from '@indeks/contract/common/route';
import { createClient, type Answer, type Client, type RawInput } from '../client.ts';
import { enrol, insertOwnPlace } from '../studies/enrolments.ts';
import { insertGroup } from '../studies/evaluations.ts';
import { insertSession, type Person } from '../identity/people.ts';
import type { TestApp } from '../test-app.ts';
import { numberOf } from './victims.ts';

/** Somebody of a role who has things of their own, none of them the victims'. */
export interface Attacker {
  readonly role: Role | 'anonymous';
  readonly me: Person | undefined;
  /** A place that they look after, if they coordinate. */
  readonly placeId: number;
  /** An enrolment at that place. */
  readonly enrolmentId: number;
  ask(route: Route, input: RawInput, headers?: Record<string, string>): Promise<Answer<unknown>>;
}

/** Below the number of requests that one session may make in a minute. */
const requestsPerSession = 150;

export const makeAttacker = async (app: TestApp, role: Role | 'anonymous'): Promise<Attacker> => {
  const me = role === 'anonymous' ? undefined : await app.person({ role });
  const placeId = await insertOwnPlace(app.db, me?.role === 2 ? me.id : (await app.person({ role: 2 })).id);
  if (me?.role === 0 || me?.role === 5 || me?.role === 8) await insertGroup(app.db, { lecturerId: me.id });
  // A fellow student: the same place and course as the victim's.
  if (me?.role === 3 || me?.role === 5)
    await enrol(app.db, {
      placeId: numberOf('student'),
      courseId: numberOf('student'),
      userId: me.id,
      date: '2026-03-01',
    });
  const enrolmentId = await enrol(app.db, { placeId });
  return { role, me, placeId, enrolmentId, ask: asking(app, me) };
};

/** Each request as our own pages make it, now and then in a new session, so that no limit hides an answer. */
const asking = (app: TestApp, me: Person | undefined): Attacker['ask'] => {
  let client: Promise<Client> | undefined;
  let asked = 0;
  const renew = async () =>
    createClient(app.server, me && (await insertSession(app.db, app.clock, me)).token);
  return async (route, input, headers) => {
    if (asked % requestsPerSession === 0) client = renew();
    asked += 1;
    return (await (client ??= renew())).raw(route, input, headers);
  };
};
