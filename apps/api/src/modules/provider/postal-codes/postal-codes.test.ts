import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postalCodeRoutes as routes } from '@indeks/contract/provider/postal-codes/postal-codes.routes';
import { afterAll, expect, test } from 'vitest';
import { runScript } from '#testing/run-script.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
const folder = await mkdtemp(join(tmpdir(), 'postal-'));
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const heading = 'kod;miejscowosc;terc6;gmina;powiat;wojewodztwo';
const load = async (...lines: string[]) => {
  const file = join(folder, `${crypto.randomUUID()}.csv`);
  await writeFile(file, `${[heading, ...lines].join('\n')}\n`);
  const { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE } = app.services.config;
  return runScript('src/postal-codes.ts', [file], { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE });
};
const findPlaces = async (code: string) => {
  const lecturer = await app.signedIn(0);
  return lecturer.call(routes.places, { params: { code } });
};

const wymyslone = '99-998;Żabno Wymyślone;000000;Próbna;próbny;łódzkie';
const adamowo = '99-998;Adamowo Wymyślone;000000;Inna;próbny;łódzkie';

test('a file is loaded as a whole, a later one takes its place, and a code answers in the Polish order', async () => {
  expect(await load('99-997;Stare;000000;Stara;stary;śląskie')).toMatchObject({ code: 0 });
  const { code, output } = await load(wymyslone, adamowo, wymyslone);
  expect([code, output]).toEqual([0, expect.stringContaining('loaded: 2')]);
  const place = { district: 'próbny', province: 'łódzkie' };
  expect((await findPlaces('99-998')).body).toEqual({
    items: [
      { town: 'Adamowo Wymyślone', municipality: 'Inna', ...place },
      { town: 'Żabno Wymyślone', municipality: 'Próbna', ...place },
    ],
  });
  expect((await findPlaces('99-997')).body).toEqual({ items: [] });
  const traces = await app.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'postal-codes.load')
    .orderBy('id')
    .execute();
  expect(traces.map(({ after }) => after)).toEqual([{ places: 1 }, { places: 2 }]);
});

test('a file with a fault changes nothing and says where the fault is', async () => {
  await load(adamowo);
  expect(await load(wymyslone, '9998;Bez kodu;0;a;b;c')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Line 3'),
  });
  expect((await findPlaces('99-998')).body.items).toHaveLength(1);
});

test('a town that the file puts in no gmina is left out, and the rest is loaded', async () => {
  const { code, output } = await load(wymyslone, '99-998;Jeziora;;;;', adamowo);
  expect([code, output]).toEqual([0, expect.stringContaining('loaded: 2')]);
  expect(await load(wymyslone, '99-998;Jeziora;;Próbna;;')).toMatchObject({ code: 1 });
  expect((await findPlaces('99-998')).body.items.map(({ town }) => town)).toEqual([
    'Adamowo Wymyślone',
    'Żabno Wymyślone',
  ]);
});

test.each(['99998', '9-9998', "99-998'"])('%s is no post code', async (code) => {
  expect(await findPlaces(code)).toMatchObject({ status: 400, error: { code: 'input/invalid' } });
});
