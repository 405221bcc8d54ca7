import { setTimeout as pause } from 'node:timers/promises';
import { role } from '../../packages/contract/src/access/roles.ts';
import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';
import { startFakeZoom, type FakeZoom } from '../../apps/api/testing/zoom/fake-zoom.ts';
import { fakeCredentials } from '../../apps/api/testing/zoom/fake-zoom-state.ts';
import { waitUntil } from '../shared/processes.ts';
import { goals, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const kills = 30;
const meetings = 50;
/** Zoom takes so long to make one, so that most kills meet one under way. */
const makingMs = 2_000;
const series = 'Seria doświadczalna';
const course = 1;

export const meetingsKilled: Experiment = {
  name: 'meetings-killed',
  about: `the worker dies at ${kills} moments of making ${meetings} meetings at Zoom`,
  run: async () => {
    const zoom = await startFakeZoom();
    try {
      const env = () => Promise.resolve({ ...zoom.settings });
      return await withHouse({ only: ['postgres', 'redis'], env }, (house) => killWhileMaking(house, zoom));
    } finally {
      await zoom.close();
    }
  },
};

async function killWhileMaking(house: House, zoom: FakeZoom) {
  const cookie = await house.signIn(getDemoAccount(role.administrator).id);
  const send = (path: string, body: object) => sendAs(house, cookie, path, body);
  await send('/meetingapi/clients', fakeCredentials);
  await plan(house, cookie);
  zoom.state.makingMs = makingMs;
  let underWay = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(Math.random() * 3_000);
    const asked = countMakings(zoom);
    house.api.process.kill('SIGKILL');
    await house.api.ended;
    if (asked > zoom.state.meetings.size) underWay += 1;
    await house.startAgain();
  }
  zoom.state.makingMs = 0;
  const made = async () => (await listOurs(house, cookie)).filter((id) => id !== null).length === meetings;
  await waitUntil('all meetings to be made', made, 600_000);
  const ours = (await listOurs(house, cookie)).flatMap((id) => id ?? []);
  const theirs = [...zoom.state.meetings.values()].filter(({ topic }) => topic.startsWith(series));
  const ids = new Set(theirs.map(({ id }) => id));
  const missing = ours.filter((id) => !ids.has(id)).length + (meetings - new Set(ours).size);
  const doubled = theirs.length - new Set(theirs.map(({ topic }) => topic)).size;
  return {
    figures: [
      `killed ${kills} times, ${underWay} of them with a call to Zoom under way`,
      `ours ${ours.length}, Zoom's ${theirs.length}, doubled ${doubled}, missing ${missing}`,
    ],
    missed: goals(
      [theirs.length === meetings && doubled === 0, 'no meeting is at Zoom twice'],
      [missing === 0, 'every meeting of ours is at Zoom'],
    ),
  };
}

/** Two hosts, each with half of them: what Zoom takes of one in a day is not the subject. */
async function plan(house: House, cookie: string): Promise<void> {
  const hosts = await read<{ items: { id: number }[] }>(house, cookie, '/meetingapi/hosts');
  const people = await read<{ items: { uid: number }[] }>(
    house,
    cookie,
    `/meetingapi/participants?cid=${course}`,
  );
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  for (const [half, { id: uid }] of hosts.items.slice(0, 2).entries()) {
    const rows = Array.from({ length: meetings / 2 }, (_, index) => ({
      topic: `${series} ${half}/${index}`,
      date: day,
      time: '09:15',
    }));
    await sendAs(house, cookie, '/meetingapi/meetings/multiple', {
      uid,
      duration: 90,
      cid: course,
      sid: null,
      semester: null,
      users: people.items.slice(0, 3).map((person) => person.uid),
      waiting_room: true,
      host_video: false,
      participant_video: false,
      password: '',
      meetings: rows,
    });
  }
}

const countMakings = (zoom: FakeZoom): number =>
  zoom.state.calls.filter((call) => /^POST .*\/meetings$/.test(call)).length;

/** Zoom's numbers of our meetings; nothing for one that is not made. */
async function listOurs(house: House, cookie: string): Promise<(number | null)[]> {
  const found: (number | null)[] = [];
  for (let page = 1; page <= 3; page += 1) {
    const path = `/meetingapi/meetings/course/${course}?page=${page}&itemsPerPage=100`;
    const { items } = await read<{ items: { topic: string; meetingId: number | null }[] }>(
      house,
      cookie,
      path,
    );
    for (const { topic, meetingId } of items) if (topic.startsWith(series)) found.push(meetingId);
  }
  return found;
}

async function read<T>(house: House, cookie: string, path: string): Promise<T> {
  const answer = await house.ask(path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T; // an answer of our own API
}

async function sendAs(house: House, cookie: string, path: string, body: object): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await house.ask(path, { method: 'POST', body: JSON.stringify(body), headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}
