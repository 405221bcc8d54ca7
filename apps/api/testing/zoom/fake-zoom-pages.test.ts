import { afterAll, expect, test } from 'vitest';
import { startFakeZoom } from './fake-zoom.ts';

const zoom = await startFakeZoom();
zoom.state.pagesAt = zoom.url;
afterAll(() => zoom.close());

const insertMeeting = (id: number, topic: string) =>
  zoom.state.meetings.set(id, {
    id,
    uuid: `u${id}`,
    host: 'host@indeks.example',
    topic,
    start_time: '2026-11-28T09:15:00',
    duration: 60,
    agenda: '',
    password: 'x',
    settings: {},
    registrants: new Map([['ola@indeks.example', { id: 'r1', url: '' }]]),
  });
const open = async (path: string, method = 'GET') => {
  const answer = await fetch(zoom.url + path, { method });
  return { status: answer.status, text: await answer.text() };
};

test('a meeting is held and ended on its pages, and who was there is reported', async () => {
  insertMeeting(81, 'Prawo <b>pracy</b>');
  const host = await open('/s/81?zak=x');
  expect(host.text).toContain('Prawo &lt;b&gt;pracy&lt;/b&gt;');
  expect((await open('/w/81?tk=x-r1')).text).toContain('ola@indeks.example');
  expect(zoom.state.meetings.get(81)?.report).toBeUndefined();
  expect((await open('/w/81?tk=x-r1', 'POST')).text).toContain('Nie ma Cię już');
  expect((await open('/s/81?zak=x', 'POST')).text).toContain('Spotkanie zakończone');
  expect(zoom.state.meetings.get(81)?.report).toMatchObject([
    { name: 'ola@indeks.example', registrant_id: 'r1' },
    { name: 'host@indeks.example', user_email: 'host@indeks.example' },
  ]);
});

test('an unknown meeting and a link of nobody are not found', async () => {
  insertMeeting(82, 'Wykład');
  expect((await open('/s/999')).status).toBe(404);
  expect((await open('/w/82?tk=x-r2')).status).toBe(404);
});
