import { demoAccounts } from '../../apps/api/seeds/demo-accounts.ts';
import { startFakeZoom, type FakeZoom } from '../../apps/api/testing/zoom/fake-zoom.ts';
import { fakeCredentials, type FakeMeeting } from '../../apps/api/testing/zoom/fake-zoom-state.ts';
import { accountRoutes } from '../../packages/contract/src/identity/accounts/accounts.routes.ts';
import { adminSettingsRoutes } from '../../packages/contract/src/provider/admin-settings/admin-settings.routes.ts';
import { sql } from '../services/postgres.ts';

/** Zoom's stand-in with pages to meet on and the meetings of the database. */
export async function startStandIn(ownerUrl: string, port: number): Promise<FakeZoom> {
  const zoom = await startFakeZoom(port);
  zoom.state.pagesAt = zoom.url;
  await knowMeetings(zoom, ownerUrl);
  return zoom;
}

/** The stand-in has the meetings that the database says it has. */
export async function knowMeetings(zoom: FakeZoom, ownerUrl: string): Promise<void> {
  const meetings = JSON.parse(await sql(ownerUrl, knownMeetings)) as KnownMeeting[]; // as the statement makes it
  for (const known of meetings)
    zoom.state.meetings.set(known.id, { ...known, host: known.host ?? fakeCredentials.uid, ...empty() });
}

type KnownMeeting = Pick<
  FakeMeeting,
  'id' | 'uuid' | 'topic' | 'start_time' | 'duration' | 'agenda' | 'password'
> & { readonly host: string | null };

const knownMeetings = `
  select coalesce(json_agg(json_build_object('id', m.zoom_id, 'uuid', m.marker, 'topic', m.topic, 'host', u.email,
    'start_time', to_char(m.starts_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD"T"HH24:MI:SS'),
    'duration', m.duration, 'agenda', m.marker, 'password', 'Indeks')), '[]')
  from online_meetings as m left join users as u on u.id = m.host_id where m.zoom_id is not null`;

const empty = () => ({ settings: {}, registrants: new Map<string, { id: string; url: string }>() });

/** Stores the stand-in's credentials as the secretariat would; what somebody stored before stays. */
export async function linkZoom(apiUrl: string, origin: string): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === 1);
  const body = JSON.stringify({ email: account?.email, password: account?.password });
  const headers = { origin, 'content-type': 'application/json' };
  const login = await fetch(apiUrl + accountRoutes.login.path, { method: 'POST', headers, body });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const settings = apiUrl + adminSettingsRoutes.zoom.path;
  const state = await fetch(settings, { headers: { cookie } });
  if (!state.ok) throw new Error(`Zoom's stand-in was not linked: the demo account got ${state.status}`);
  const { saved_at: savedAt } = (await state.json()) as { saved_at: string | null }; // an answer of our own API
  if (savedAt !== null) return;
  const credentials = JSON.stringify(fakeCredentials);
  await fetch(settings, { method: 'POST', headers: { ...headers, cookie }, body: credentials });
}
