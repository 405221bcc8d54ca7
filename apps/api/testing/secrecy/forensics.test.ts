import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { pino } from 'pino';
import { audit } from '#platform/audit/audit.queries.ts';
import { createCtx, transact, type Ctx } from '#platform/context.ts';
import { tidyUp } from '#platform/maintenance/tidy-up.ts';
import { insertSession, type Person } from '../identity/people.ts';
import { findEvents, findLastEvent } from '../identity/security-events.ts';
import { knownPassword, startTestApp } from '../test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.person({ role: 11, name: 'Bogumiła Jastrząb' });

const makeCtx = (person?: Person): Ctx =>
  createCtx({
    services: app.services,
    db: app.db,
    log: pino({ level: 'silent' }),
    requestId: 'test',
    actor: person && { ...person, uuid: '', sessionId: 1, restricted: false, awaitsSecondStep: false },
  });

describe('sessions', () => {
  test('are noted when they open, with address and number and without their secret', async () => {
    const person = await app.person({ role: 0 });
    const { session } = await app
      .anonymous()
      .call(accountRoutes.login, { body: { email: person.email, password: knownPassword } });
    const noted = await findLastEvent(app, 'session-opened');
    expect(noted).toMatchObject({ subject_id: person.id, address: expect.any(String) as string });
    expect(JSON.stringify(noted)).not.toContain(session);
  });

  test('are noted when they end: by logout, from elsewhere, by time, and with a switched or closed account', async () => {
    const person = await app.person({ role: 0 });
    const [own, other, old] = [await open(person), await open(person), await open(person)];
    const client = app.withSession(own.token);
    await client.call(accountRoutes.endSession, { params: { id: other.id } });
    expect(await findLastEvent(app, 'session-ended')).toMatchObject({
      session_id: other.id,
      actor_id: person.id,
      subject_id: person.id,
    });
    await client.call(accountRoutes.logout);
    expect(await findLastEvent(app, 'session-closed')).toMatchObject({
      session_id: own.id,
      actor_id: person.id,
    });
    await app.clock.forward({ days: 1 });
    await tidyUp(makeCtx());
    const expired = await findEvents(app, 'session-expired');
    expect(expired).toContainEqual(expect.objectContaining({ session_id: old.id, actor_id: null }));
  });

  const open = (person: Person) => insertSession(app.db, app.clock, person);
});

describe('changes of an account', () => {
  test('a new password, address and role, and a closed account are noted, whoever makes them', async () => {
    const person = await app.person({ role: 0, name: 'Ewa Żak' });
    const set = (columns: { password_hash?: string; email?: string; user_role?: number; active?: number }) =>
      transact(makeCtx(admin), (tx) =>
        tx.db.updateTable('users').set(columns).where('id', '=', person.id).execute(),
      );
    await set({ password_hash: 'x' });
    await set({ email: `nowy-${person.email}` });
    await set({ user_role: 11 });
    await set({ active: 0 });
    for (const kind of ['password-changed', 'address-changed', 'role-changed', 'account-closed'] as const)
      expect(await findLastEvent(app, kind)).toMatchObject({
        actor_id: admin.id,
        actor_name: 'Bogumiła Jastrząb',
        subject_id: person.id,
        subject_name: 'Ewa Żak',
      });
    expect(await findLastEvent(app, 'role-changed')).toMatchObject({ detail: '0>11' });
    expect(JSON.stringify(await findLastEvent(app, 'address-changed'))).not.toContain(person.email);
  });

  test('a second step that is turned on and off is noted, one that was only begun is not', async () => {
    const { id } = await app.person({ role: 0 });
    const begun = { user_id: id, sealed_secret: 'x', created_at: app.clock.now() };
    await app.db.insertInto('second_steps').values(begun).execute();
    expect(await findEvents(app, 'second-step-changed')).toEqual([]);
    await app.db.updateTable('second_steps').set({ confirmed_at: app.clock.now() }).execute();
    await app.db.deleteFrom('second_steps').execute();
    const noted = await findEvents(app, 'second-step-changed');
    expect(noted.map(({ subject_id, detail }) => [subject_id, detail])).toEqual([
      [id, 'on'],
      [id, 'off'],
    ]);
  });

  test('a new account of the secretariat is a role that was given; what changes nothing of these is no event', async () => {
    const clerk = await app.person({ role: 1 });
    expect(await findLastEvent(app, 'role-changed')).toMatchObject({ subject_id: clerk.id, detail: '>1' });
    const before = await findEvents(app, 'address-changed');
    await sql`update users set email = email, telephone = '1' where id = ${clerk.id}`.execute(app.db);
    expect(await findEvents(app, 'address-changed')).toEqual(before);
  });
});

describe('the table of events', () => {
  test('only grows under the application’s role', async () => {
    for (const statement of [
      'update security_events set detail = null',
      'delete from security_events',
      'truncate security_events',
    ])
      await expect(sql.raw(statement).execute(app.db)).rejects.toMatchObject({ code: '42501' });
  });

  test('forgets what is older than twelve months, and nothing younger', async () => {
    const old = "now() - interval '12 months'";
    await app.asOwner(`insert into security_events (at, kind, request_id) values
      (${old} - interval '1 hour', 'throttled', 'old'), (${old} + interval '1 hour', 'throttled', 'kept')`);
    await tidyUp(makeCtx());
    expect((await findEvents(app, 'throttled')).map(({ request_id }) => request_id)).toEqual(['kept']);
  });
});

describe('an audit row', () => {
  test('keeps number and name of the actor and of the person acted for when both are deleted', async () => {
    const [actor, owner] = [
      await app.person({ role: 1, name: 'Anna Dawna' }),
      await app.person({ role: 0, name: 'Jan Dawny' }),
    ];
    await transact(makeCtx(actor), (tx) => audit(tx, { action: 'test.kept', forUserId: owner.id }));
    await app.asOwner(`delete from users where id in (${actor.id}, ${owner.id})`);
    const row = await app.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'test.kept')
      .executeTakeFirst();
    expect(row).toMatchObject({
      actor_id: actor.id,
      actor_name: 'Anna Dawna',
      for_user_id: owner.id,
      for_user_name: 'Jan Dawny',
    });
  });

  test('names nobody but the person of its transaction', async () => {
    const other = await app.person({ role: 0 });
    const forged = { at: new Date(), action: 'test.forged', request_id: 'r' };
    const attempts: readonly (() => Promise<unknown>)[] = [
      () =>
        app.db
          .insertInto('audit_log')
          .values({ ...forged, actor_id: admin.id })
          .execute(),
      () =>
        transact(makeCtx(other), (tx) =>
          tx.db
            .insertInto('audit_log')
            .values({ ...forged, actor_id: admin.id })
            .execute(),
        ),
      () =>
        transact(makeCtx(other), (tx) =>
          tx.db
            .insertInto('audit_log')
            .values({ ...forged, actor_id: null })
            .execute(),
        ),
      () =>
        transact(makeCtx(other), (tx) =>
          audit({ ...tx, actor: makeCtx(admin).actor }, { action: 'test.forged' }),
        ),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: '42501' });
    // What one transaction said is forgotten by the next on the same connection.
    await transact(makeCtx(other), (tx) => audit(tx, { action: 'test.own' }));
    await audit(makeCtx(), { action: 'test.nobody' });
    const rows = await app.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('action', 'like', 'test.%')
      .orderBy('id')
      .execute();
    expect(rows.filter(({ action }) => action !== 'test.kept')).toEqual([
      { action: 'test.own', actor_id: other.id },
      { action: 'test.nobody', actor_id: null },
    ]);
  });

  test('of a deleted person is written with the event of the closed account', async () => {
    const person = await app.person({ role: 0, name: 'Jan Usunięty' });
    const client = await app.signedInAs(admin);
    await client.call(staffRoutes.removeMany, { body: [person.id] });
    expect(await findLastEvent(app, 'account-closed')).toMatchObject({
      subject_name: 'Jan Usunięty',
      detail: 'deleted',
    });
  });
});
