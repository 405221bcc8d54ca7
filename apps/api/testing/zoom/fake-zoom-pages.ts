import type { FakeMeeting, FakeState, FakeStay } from './fake-zoom-state.ts';

interface Asked {
  readonly method: string;
  readonly url: URL;
}

interface Page {
  readonly status: number;
  readonly html: string;
}

/**
 * Where people of a demonstration meet: /s/ is the host's page and /w/ that of a participant. Opening it is coming, its
 * button is leaving, and the host ends the meeting for everybody. What Zoom would report follows from that.
 */
export const answerPage = (state: FakeState, { method, url }: Asked): Page | undefined => {
  const [, kind, id] = /^\/([sw])\/(\d+)$/.exec(url.pathname) ?? [];
  if (kind === undefined) return undefined;
  const meeting = state.meetings.get(Number(id));
  if (!meeting) return { status: 404, html: draw('Tego spotkania nie ma', '<p>Zostało odwołane.</p>') };
  const person = kind === 's' ? hostOf(meeting) : findRegistrant(meeting, url.searchParams.get('tk') ?? '');
  if (!person) return { status: 404, html: draw('Ten link nie działa', '<p>Dołącz z portalu.</p>') };
  if (method === 'POST') leave(meeting, kind === 's' ? undefined : person.name);
  else enter(meeting, person);
  return { status: 200, html: drawMeeting(meeting, kind === 's', method === 'POST') };
};

type Person = Pick<FakeStay, 'name' | 'registrant_id' | 'user_email'>;

const hostOf = ({ host }: FakeMeeting): Person => ({ name: host, user_email: host });

const findRegistrant = ({ registrants }: FakeMeeting, token: string): Person | undefined => {
  const found = [...registrants].find(([, { id }]) => token.endsWith(`-${id}`));
  return found && { name: found[0], registrant_id: found[1].id };
};

const enter = (meeting: FakeMeeting, person: Person): void => {
  meeting.present ??= new Map();
  if (!meeting.present.has(person.name)) meeting.present.set(person.name, { ...person, since: new Date() });
};

/** One person, or everybody; after the last one has gone Zoom knows who was there. */
const leave = (meeting: FakeMeeting, name: string | undefined): void => {
  const { present } = meeting;
  if (!present) return;
  const leave_time = new Date().toISOString();
  const gone = [...present.values()].filter((one) => name === undefined || one.name === name);
  meeting.stays = [
    ...(meeting.stays ?? []),
    ...gone.map(({ since, ...person }) => ({ ...person, join_time: since.toISOString(), leave_time })),
  ];
  for (const one of gone) present.delete(one.name);
  if (present.size === 0) meeting.report = meeting.stays;
};

const drawMeeting = (meeting: FakeMeeting, isHost: boolean, isOver: boolean): string => {
  const people = [...(meeting.present?.keys() ?? [])].map((name) => `<li>${escapeHtml(name)}</li>`).join('');
  const button = isHost ? 'Zakończ spotkanie' : 'Wyjdź ze spotkania';
  const body = isOver
    ? `<p>${isHost ? 'Spotkanie zakończone.' : 'Nie ma Cię już na spotkaniu.'}</p>`
    : `<p>Na spotkaniu są:</p><ul>${people}</ul><form method="post"><button>${button}</button></form>`;
  return draw(escapeHtml(meeting.topic), body);
};

const draw = (title: string, body: string): string =>
  `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>${body}<p>To zastępczy Zoom wersji pokazowej.</p></html>`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
