import { adminSettingsRoutes as routes } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { insertOneTimePassword } from '#testing/identity/one-time-passwords.ts';
import type { Person } from '#testing/identity/people.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';
import { credentialsColumn } from './sealed-credentials.ts';

let person: Person;
let admin: Client;
const log: string[] = [];

const app = await startTestApp({ onLog: (line) => void log.push(line) });
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.person({ role: 1 });
  admin = await app.signedInAs(person);
});

const openSecrets = async (id: number) => {
  const { amount } = await app.db
    .selectFrom('one_time_passwords')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return amount;
};

const readContact = (id: number) =>
  app.db.selectFrom('users').select(['email', 'telephone']).where('id', '=', id).executeTakeFirst();

describe('PUT /api/users/{id}/generalSettings', () => {
  const contact = { email: 'sekretariat-nowy@test.example', telephone: '601234567' };
  const save = (body: object, id = person.id) =>
    admin.raw(routes.saveGeneral, { params: { id }, body: { password: knownPassword, ...body } });

  test('changes one’s own address and telephone and keeps a trace', async () => {
    expect((await save(contact)).status).toBe(200);
    expect(await readContact(person.id)).toEqual(contact);
    expect(await app.auditOf('account.contact', person.id)).toMatchObject([
      { before: { email: person.email }, after: contact },
    ]);
  });

  test('a new address asks for the password, ends other sessions, forgets known browsers and mails both addresses', async () => {
    const elsewhere = await app.signedInAs(person);
    const alive = async (client: Client) => (await client.call(accountRoutes.current)).status;
    expect((await save({ ...contact, password: '' })).error.fields?.[0]?.path).toBe('password');
    expect((await save({ ...contact, password: 'nie-to' })).error.code).toBe('auth/wrong-current-password');
    expect([await alive(elsewhere), (await readContact(person.id))?.email]).toEqual([200, person.email]);
    const email = `inny-${person.email}`;
    const { session } = await save({ ...contact, email });
    expect([await alive(elsewhere), await alive(app.withSession(session))]).toEqual([401, 200]);
    const changes = app.db.selectFrom('address_changes').select(['old_email', 'new_email']);
    expect(await changes.where('user_id', '=', person.id).execute()).toEqual([
      { old_email: person.email, new_email: email },
    ]);
  });

  test('a new telephone alone needs no password', async () => {
    expect((await save({ telephone: '609', email: person.email, password: '' })).status).toBe(400);
    expect((await save({ telephone: '609876543', email: person.email, password: '' })).status).toBe(200);
  });

  test('a new address closes what was mailed to the old one, in the same letters it stays open', async () => {
    const secret = await insertOneTimePassword(app, person.id);
    const recover = () => app.anonymous().call(accountRoutes.openRecoveryLink, { body: { token: secret } });
    await save({ ...contact, email: person.email });
    expect(await openSecrets(person.id)).toBe(1);
    await save({ ...contact, email: `nowy-${person.email}` });
    expect([await openSecrets(person.id), (await recover()).status]).toEqual([0, 410]);
  });

  test('an address that somebody has, in whatever case, is refused at its field', async () => {
    const other = await app.person({ role: 0 });
    const { status, error } = await save({ ...contact, email: other.email.toUpperCase() });
    expect([status, error.code, error.message]).toEqual([
      403,
      'people/email-exists',
      'Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.',
    ]);
    expect(error.fields).toEqual([{ path: 'email', message: 'Taki email już istnieje' }]);
    expect((await readContact(person.id))?.email).toBe(person.email);
  });

  test.each([
    ['email', '', 'Podanie adresu email jest wymagane'],
    ['email', 'sekretariat', 'Podany adres e-mail jest niepoprawny'],
    ['telephone', ' ', 'Podanie telefonu jest wymagane'],
  ])('%s "%s" says "%s"', async (field, value, message) => {
    const { status, error } = await save({ ...contact, [field]: value });
    expect([status, error.fields]).toEqual([400, [{ path: field, message }]]);
  });

  test('another’s account is as good as missing', async () => {
    const other = await app.person({ role: 1 });
    expect((await save(contact, other.id)).status).toBe(404);
    expect((await readContact(other.id))?.email).toBe(other.email);
  });
});

describe('/meetingapi/clients', () => {
  const credentials = {
    client_id: 'kanarek-client-id',
    client_secret: 'kanarek-client-secret',
    account_id: 'kanarek-account-id',
    uid: 'kanarek-uid',
  };

  test('says who saved when, never what; it lies sealed and nowhere else', async () => {
    const nothing = await admin.call(routes.zoom);
    expect(nothing.body).toEqual({ id: null, saved_at: null, saved_by: null });
    const saved = await admin.call(routes.saveZoom, { body: credentials });
    const state = { id: 1, saved_at: app.clock.now().toISOString(), saved_by: person.name };
    expect([saved.body, (await admin.call(routes.zoom)).body]).toEqual([state, state]);
    const { sealed } = await app.db
      .selectFrom('service_credentials')
      .select('sealed')
      .executeTakeFirstOrThrow();
    const opened = app.services.sealer.open(credentialsColumn, 'zoom', sealed);
    expect(JSON.parse(opened)).toEqual(credentials);

    const everything = await everyRow();
    expect(everything).toContain('admin-settings.zoom');
    expect(log.join()).toContain('/meetingapi/clients');
    expect(everything + log.join() + saved.text).not.toContain('kanarek');
  });

  test('new ones take the place of the old', async () => {
    await admin.call(routes.saveZoom, { body: credentials });
    const other = await app.person({ role: 11 });
    await app.clock.forward({ minutes: 1 });
    const body = { ...credentials, client_secret: 'kanarek-inny' };
    const { body: state } = await (await app.signedInAs(other)).call(routes.saveZoom, { body });
    expect(state).toEqual({ id: 1, saved_at: app.clock.now().toISOString(), saved_by: other.name });
    const rows = await app.db.selectFrom('service_credentials').select('sealed').execute();
    expect(rows.map(({ sealed }) => app.services.sealer.open(credentialsColumn, 'zoom', sealed))).toEqual([
      JSON.stringify(body),
    ]);
  });

  test.each(['client_id', 'client_secret', 'account_id', 'uid'])('%s is required', async (field) => {
    const { status, error } = await admin.raw(routes.saveZoom, { body: { ...credentials, [field]: ' ' } });
    expect([status, error.fields]).toEqual([
      400,
      [{ path: field, message: `Podanie ${field} jest wymagane` }],
    ]);
  });
});

/** The whole database as text, the queue of jobs included. */
const everyRow = async (): Promise<string> => {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
      and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')`.execute(app.db);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ all: string | null }>`
      select string_agg(t::text, '|') as all from ${sql.raw(name)} as t`.execute(app.db);
    texts.push(rows[0]?.all ?? '');
  }
  return texts.join('\n');
};
