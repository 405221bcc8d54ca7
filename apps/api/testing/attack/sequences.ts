import { candidateRoutes as candidates } from '@indeks/contract/studies/candidates/candidates.routes';
import { broadcastRoutes as broadcasts } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { calendarFeedRoutes as feeds } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import { chatRoutes as chat, inboxRoutes as inbox } from '@indeks/contract/talk/chat/chat.routes';
import type { Role } from '@indeks/contract/access/roles';
import type { Route } from '@indeks/contract/common/route';
import { subjectRoutes as subjects } from '@indeks/contract/studies/courses/subjects.routes';
import { evaluationRoutes as evaluations } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { fileGroupRoutes as fileGroups } from '@indeks/contract/talk/file-groups/file-groups.routes';
import {
  issueChatRoutes as issueChat,
  issueRoutes as issues,
} from '@indeks/contract/talk/issues/issues.routes';
import { mentorRoutes as mentors } from '@indeks/contract/talk/mentors/mentors.routes';
import { onlineMeetingRoutes as meetings } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { staffRoutes as staff } from '@indeks/contract/employment/staff/staff.routes';
import { userAccountRoutes as accounts } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import { placeRoutes as places } from '@indeks/contract/provider/places/places.routes';
import { protocolRoutes as protocols } from '@indeks/contract/studies/protocols/protocols.routes';
import { intakesFor } from '@indeks/contract/studies/students/students.rules';
import { archiveRoutes as archive } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes as students } from '@indeks/contract/studies/students/students.routes';
import type { RawInput } from '../client.ts';
import { candidateFields } from '../studies/candidates.ts';
import { insertCourse, subjectFieldsOf } from '../studies/courses.ts';
import { archivingOf } from '../studies/enrolments.ts';
import { issueFields } from '../talk/issues.ts';
import { insertTag, mentorFields } from '../talk/mentors.ts';
import { insertCredentials, meetingFields } from '../talk/online-meetings.ts';
import { insertPayment } from '../money/payments.ts';
import { placeFields } from '../provider/places.ts';
import { personEdit } from '../employment/staff.ts';
import type { TestApp } from '../test-app.ts';
import type { Attacker } from './attackers.ts';
import type { Victim } from './victims.ts';

/** Makes a call as the attacker; gives the number of what it made, if it succeeded. */
type Act = (route: Route, input: RawInput) => Promise<number | undefined>;

/** Acts after which a rule could take the attacker for somebody with rights. */
export interface Sequence {
  readonly name: string;
  /** Strangers who may do a part of it: one that does nothing for them proves nothing. */
  readonly doers: readonly Role[];
  readonly run: (act: Act, scene: Scene) => Promise<unknown>;
}

interface Scene {
  readonly app: TestApp;
  readonly attacker: Attacker;
  readonly victim: Victim;
}

/** The only one in which a coordinator enrols. */
const newestIntake = ({ clock }: TestApp) => intakesFor(2, clock.today())[0];

const enrolment = async ({ app, attacker }: Scene) => ({
  given_name: 'Jan',
  surname: 'Obcy',
  telephone: '600100200',
  date: newestIntake(app),
  pid: attacker.placeId,
  cid: (await insertCourse(app.db)).id,
  price: 420_000,
  cid_2: null,
  price_2: null,
  coordinator: attacker.me?.id ?? 1,
  comment: '',
});

const enrolByEmail = async (act: Act, scene: Scene) =>
  act(students.create, { body: { ...(await enrolment(scene)), email: scene.victim.email } });

const words = { subject: 'Zmiana sali', text: 'Sobotnie zajęcia są w sali 12.' };

export const sequences: readonly Sequence[] = [
  { name: 'enrol a known person by e-mail', doers: [2], run: enrolByEmail },
  {
    name: 'enrol a known person by number',
    doers: [],
    run: async (act, scene) =>
      act(students.create, { body: { ...(await enrolment(scene)), uid: scene.victim.id } }),
  },
  {
    name: 'enrol by e-mail and delete the enrolment',
    doers: [2],
    run: async (act, scene) => {
      const id = await enrolByEmail(act, scene);
      if (id !== undefined) await act(students.remove, { params: { id } });
    },
  },
  {
    name: 'enrol by e-mail and archive the enrolment',
    doers: [2],
    run: async (act, scene) => {
      const id = await enrolByEmail(act, scene);
      if (id === undefined) return;
      // As the accountant would have booked it: an enrolment with a payment is archived and not deleted.
      await insertPayment(scene.app.db, { enrolmentId: id });
      await act(archive.archive, { body: archivingOf(id) });
    },
  },
  {
    name: 'enrol by e-mail, archive and restore the enrolment',
    doers: [2],
    run: async (act, scene) => {
      const id = await enrolByEmail(act, scene);
      if (id === undefined) return;
      await act(archive.archive, { body: archivingOf(id) });
      await act(archive.restore, { body: { ids: [id], reason: 'Pomyłka' } });
    },
  },
  {
    name: 'restore the victim’s enrolment',
    doers: [],
    run: async (act, { victim }) => act(archive.restore, { body: { ids: [victim.id], reason: 'Pomyłka' } }),
  },
  {
    name: 'admit a candidate with the address of a known person',
    doers: [2],
    run: async (act, { app, attacker, victim }) => {
      const wanted = { cid: (await insertCourse(app.db)).id, pid: attacker.placeId };
      const id = await act(candidates.create, { body: candidateFields(wanted, { email: victim.email }) });
      const admission = { date: newestIntake(app), price: 420_000, price_2: null, version: 1 };
      const body = { ...admission, coordinator: attacker.me?.id };
      if (id !== undefined) await act(candidates.admit, { params: { id }, body });
    },
  },
  {
    name: 'hand the place over',
    doers: [],
    run: async (act, { attacker, victim }) => {
      const place = { ...placeFields(), coordinators: [attacker.me?.id], active: 1, version: 1 };
      await act(places.edit, { params: { id: victim.id }, body: place });
    },
  },
  {
    name: 'move an enrolment to the place of the victim, and the victim’s to the own one',
    doers: [],
    run: async (act, scene) => {
      const {
        given_name: _given,
        surname: _surname,
        telephone: _telephone,
        ...body
      } = await enrolment(scene);
      const moved = { ...body, pid: scene.victim.id, version: 1 };
      await act(students.edit, { params: { id: scene.attacker.enrolmentId }, body: moved });
      await act(students.edit, { params: { id: scene.victim.id }, body: { ...body, version: 1 } });
    },
  },
  {
    name: 'change roles',
    doers: [],
    run: async (act, { attacker, victim }) => {
      for (const id of [attacker.me?.id, victim.id])
        await act(accounts.edit, { params: { id }, body: { user_role: 1, version: 1 } });
    },
  },
  {
    name: 'change the address',
    doers: [],
    run: async (act, { victim }) => act(staff.edit, { params: { id: victim.id }, body: personEdit() }),
  },
  {
    name: 'write to the victim and take the conversation',
    doers: [0, 5, 8],
    run: async (act, { victim }) => {
      await act(chat.send, { body: { msg: 'Dzień dobry', uid_to: victim.id } });
      await act(broadcasts.sendToSeveral, { body: { msg: 'Dzień dobry', uid_to: String(victim.id) } });
      await act(chat.mark, { params: { id: victim.id, status: 1 } });
      await act(inbox.take, { params: { id: victim.id }, body: { taken: true } });
    },
  },
  {
    name: 'send a message to many',
    doers: [],
    run: async (act, { victim }) => {
      for (const audience of ['students', 'lecturers'])
        await act(broadcasts.send, { body: { type: 'chat', audience, ids: String(victim.id), ...words } });
    },
  },
  {
    name: 'report a problem about the victim with their file, and join theirs',
    doers: [],
    run: async (act, { victim }) => {
      await act(issues.create, { body: { ...issueFields, uid_issue: victim.id, files: [victim.id] } });
      await act(issues.create, { body: { ...issueFields, files: [victim.id] } });
      await act(issueChat.send, { body: { msg: 'Proszę o pomoc', issue_id: victim.id } });
    },
  },
  {
    name: 'invite to a meeting and join the victim’s',
    doers: [7],
    run: async (act, { app, victim }) => {
      await insertCredentials(app.db, app.services.sealer);
      await act(meetings.create, {
        body: { ...meetingFields(victim.id, [victim.id]), semester: '2026-03-01' },
      });
      await act(meetings.join, { params: { id: victim.id } });
    },
  },
  {
    name: 'become a mentor',
    doers: [8],
    run: async (act, { app }) =>
      act(mentors.create, { body: { ...mentorFields, tags: JSON.stringify([await insertTag(app.db)]) } }),
  },
  {
    name: 'take over the subject, grade and write a protocol',
    doers: [],
    run: async (act, { attacker, victim: { id } }) => {
      const subject = { ...subjectFieldsOf(undefined, { uid: attacker.me?.id ?? null }), version: 1 };
      await act(subjects.edit, { params: { id }, body: subject });
      await act(evaluations.save, { body: { eid: id, sid: id, grade: 5, version: 1 } });
      await act(protocols.save, { body: { date: '2026-03-01', cid: id, sid: id, type: 1 } });
    },
  },
  {
    name: 'subscribe to the calendar of the place',
    doers: [],
    run: async (act, { victim }) =>
      act(feeds.make, { body: { pid: victim.id, name: 'Telefon', kinds: ['sessions'] } }),
  },
  {
    name: 'share files',
    doers: [],
    run: async (act) =>
      act(fileGroups.create, { body: { name: 'Druki', roles: [3], semesters: ['2026-10-01'] } }),
  },
];
