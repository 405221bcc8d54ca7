import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '@indeks/contract/access/roles';
import { adminSettingsRoutes } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import type { Route } from '@indeks/contract/common/route';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { doors } from '#testing/matrix/doors.ts';
import type { Person } from '#testing/identity/people.ts';
import { codeAt, insertSecondStep } from '#testing/identity/second-steps.ts';
import { personEdit } from '#testing/employment/staff.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-16T08:00:00.000Z'));

interface Door {
  readonly name: string;
  readonly route: Route;
  readonly actor: Role;
  readonly target: Role | 'self';
  readonly body: (email: string) => object;
}

const names = { given_name: 'Zofia', surname: 'Zmieniona', telephone: '600100200', version: 1 };
const ofStaff = (email: string) => personEdit({ email });
const ofStudent = (email: string) => ({ ...names, email });

/** Every screen on which the address of a known account is changed. */
const changing: readonly Door[] = [
  {
    name: 'one’s own',
    route: adminSettingsRoutes.saveGeneral,
    actor: 1,
    target: 'self',
    body: (email) => ({ email, telephone: '600100200' }),
  },
  ...([0, 2, 4, 5, 6, 7, 8] as const).map((target) => ({
    name: `of a role ${target}, by the secretariat`,
    route: staffRoutes.edit,
    actor: 1 as const,
    target,
    body: ofStaff,
  })),
  {
    name: 'of a student, by the secretariat',
    route: studentRoutes.editStudent,
    actor: 11,
    target: 3,
    body: ofStudent,
  },
  {
    name: 'of a student, by a coordinator',
    route: studentRoutes.editStudent,
    actor: 2,
    target: 3,
    body: ofStudent,
  },
];

const opened = async (door: Door) => {
  const actor = await app.person({ role: door.actor });
  const target = door.target === 'self' ? actor : await app.person({ role: door.target });
  if (door.target === 3) {
    const placeId = await insertOwnPlace(app.db, actor.id);
    await enrol(app.db, { placeId, userId: target.id });
  }
  const client = await app.signedInAs(actor);
  const email = `nowy-${target.email}`;
  const change = (given: object) =>
    client.raw(door.route, { params: { id: target.id }, body: { ...door.body(email), ...given } });
  return { actor, target, email, change };
};

const readEmail = async ({ id }: Person) =>
  (await app.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

describe.each(changing)('the address $name', (door) => {
  test('is changed against the own password alone, and offers a way back', async () => {
    const { target, email, change } = await opened(door);
    const without = await change({});
    expect([without.status, without.error.fields?.[0]?.path]).toEqual([400, 'password']);
    expect((await change({ password: 'Nie-to-haslo-9!' })).error.code).toBe('auth/wrong-current-password');
    expect(await readEmail(target)).toBe(target.email);
    expect((await change({ password: knownPassword })).status).toBe(200);
    expect(await readEmail(target)).toBe(email);
    const changes = app.db.selectFrom('address_changes').where('user_id', '=', target.id);
    expect(await changes.select(['old_email', 'new_email']).execute()).toEqual([
      { old_email: target.email, new_email: email },
    ]);
  });

  test('asks for the code of the actor’s second step', async () => {
    const { actor, target, email, change } = await opened(door);
    const secret = await insertSecondStep({ ...app, sealer: app.services.sealer }, actor.id);
    const without = await change({ password: knownPassword });
    expect([without.status, without.error.fields?.[0]?.path]).toEqual([400, 'code']);
    expect(await readEmail(target)).toBe(target.email);
    const code = codeAt(secret, app.clock.now());
    expect((await change({ password: knownPassword, code })).status).toBe(200);
    expect(await readEmail(target)).toBe(email);
  });

  test('asks for nothing when it stays', async () => {
    const { target, change } = await opened(door);
    expect((await change({ email: target.email.toUpperCase() })).status).toBe(200);
  });
});

test('these are all the doors to the address of an account that exists', () => {
  const declared = [...doors].filter(([, lines]) => lines.address?.startsWith('canChangeAddress'));
  expect(new Set(changing.map(({ route }) => route))).toEqual(new Set(declared.map(([route]) => route)));
});
