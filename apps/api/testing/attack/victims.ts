import type { Role } from '@indeks/contract/access/roles';
import { fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { draftRoutes } from '@indeks/contract/employment/questionnaire/drafts.routes';
import { studentFormRoutes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { insertFeed } from '../talk/calendar-feeds.ts';
import { insertBankRow } from '../money/bank-reports.ts';
import { insertBroadcast } from '../talk/broadcasts.ts';
import { insertCertificate } from '../studies/certificates.ts';
import { insertCandidate } from '../studies/candidates.ts';
import { insertCar } from '../month/cars.ts';
import type { Answer } from '../client.ts';
import { insertMessage } from '../talk/chat.ts';
import { insertContract } from '../employment/contracts.ts';
import { insertCourse } from '../studies/courses.ts';
import { enrol } from '../studies/enrolments.ts';
import { insertGrade } from '../studies/evaluations.ts';
import { insertIssueNote, insertWholeIssue } from '../talk/issues.ts';
import { insertMeeting } from '../month/meetings.ts';
import { insertNotification } from '../notices/notifications.ts';
import { insertLink, insertOnlineMeeting } from '../talk/online-meetings.ts';
import { insertPayment } from '../money/payments.ts';
import type { Person } from '../identity/people.ts';
import { insertBill } from '../pictures.ts';
import { insertPlace } from '../provider/places.ts';
import { insertProtocol } from '../studies/protocols.ts';
import { draftSave, insertQuestionnaire } from '../employment/questionnaires.ts';
import { insertReport } from '../month/reports.ts';
import { fullStudentForm, studentSave } from '../studies/student-forms.ts';
import type { TestApp } from '../test-app.ts';
import { insertTrip } from '../month/trips.ts';
import { insertWorkTime } from '../month/work-times.ts';
import { numbersOf, victimNames, wordOf, type VictimName } from './canaries.ts';
import { plantWords } from './planted-words.ts';

/** Somebody with canaries in everything that is kept about them. Every first record of theirs has the person's number. */
export interface Victim extends Person {
  readonly of: VictimName;
  /** The names under which their files are asked for. */
  readonly files: readonly string[];
}

const roleOf = { student: 3, lecturer: 0, employee: 4 } as const satisfies Record<VictimName, Role>;

/** Far from all other numbers, with room for the further records of each. */
export const numberOf = (of: VictimName): number => 900_000 + 1_000 * (victimNames.indexOf(of) + 1);

/** Makes the victims; no other record of the attack has one of their numbers. */
export const makeVictims = async (app: TestApp): Promise<Victim[]> => {
  const victims: Victim[] = [];
  for (const of of victimNames) {
    await countFrom(app, numberOf(of));
    const person = await app.person({ ...makeTraits(of), role: roleOf[of] });
    // First, so that the course of the studies has the number, and not that of a meeting.
    if (of === 'student') await insertStudies(app, person);
    await insertTalk(app, of, person);
    if (of !== 'student') await insertContract(app.db, person.id);
    if (of === 'lecturer') await insertPapers(app, person);
    const files = await plantWords(app, of, person.id);
    victims.push({ ...person, of, files });
  }
  await countFrom(app, 990_000);
  return victims;
};

const makeTraits = (of: VictimName) => ({
  name: `Anna ${wordOf(of, 'name')}`,
  email: `${wordOf(of, 'contact')}@test.example`.toLowerCase(),
  telephone: numbersOf(of).telephone,
});

/** The next row of every table gets this number. */
const countFrom = (app: TestApp, number: number): Promise<void> =>
  app.asOwner(
    `select setval(pg_get_serial_sequence(quote_ident(table_name), column_name), ${number}, false)
     from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );

/** What everybody has: words with the secretariat, a reported problem, notifications, a message to many, a feed. */
const insertTalk = async (app: TestApp, of: VictimName, { id }: Person) => {
  const { db, services } = app;
  const { files, sealer } = services;
  await insertMessage(db, files, id);
  const issue = await insertWholeIssue(db, files, id);
  const colleague = await app.person({ role: 1 });
  // A note cannot be changed afterwards.
  await insertIssueNote(db, issue.id, colleague.id, wordOf(of, 'issue'));
  await insertNotification(db, id);
  await insertBroadcast(db, { senderId: id, recipients: [id] });
  await insertFeed(db, id);
  const meeting = await insertOnlineMeeting(db, sealer, id, { userIds: [id] });
  await insertLink(db, sealer, meeting, id);
};

/** At a place, on a course and with a subject of the same number, none of which the attacker has. */
const insertStudies = async (app: TestApp, { id, name, email }: Person) => {
  const { db } = app;
  const placeId = await insertPlace(db);
  const { id: cid, subjectId: sid } = await insertCourse(db);
  const lecturer = await app.person({ role: 0 });
  await db.updateTable('subjects').set({ uid: lecturer.id }).where('id', '=', sid).execute();
  const account = numbersOf('student').paymentAccount;
  const eid = await enrol(db, { placeId, courseId: cid, userId: id, account, date: '2026-03-01' });
  await insertGrade(db, { eid, sid, uid: lecturer.id });
  await insertProtocol(db, {
    cid,
    sid,
    intake: '2026-03-01',
    createdBy: lecturer.id,
    students: [{ eid, name }],
  });
  await insertCertificate(db, { group: { cid, people: [{ eid, uid: id, name }] }, issuedBy: lecturer.id });
  await insertPayment(db, { enrolmentId: eid });
  await insertBankRow(db, {});
  await insertCandidate(db, { pid: placeId, email });
  await saveStudentForm(app, id);
};

const saveStudentForm = async (app: TestApp, uid: number) => {
  const word = wordOf('student', 'form');
  const { formTelephone, formBirthDate } = numbersOf('student');
  const { personal, address, contact } = fullStudentForm;
  // The form gives the account its name.
  const ownName = { name: 'Anna', surname: wordOf('student', 'name') };
  const form = {
    personal: { ...personal, ...ownName, secondName: word, placeOfBirth: word, dayOfBirth: formBirthDate },
    address: { ...address, city: word, street: word },
    contact: { ...contact, email: `${word}@test.example`, telephoneNr: formTelephone },
    report: { sex: '', citizenship: word, secondaryCountry: word } as const,
  };
  const secretariat = await app.signedIn(1);
  mustSucceed(await secretariat.call(studentFormRoutes.save, { params: { uid }, body: studentSave(form) }));
};

/** A victim without canaries proves nothing. */
const mustSucceed = ({ status, text }: Answer<unknown>): void => {
  if (status >= 300) throw new Error(`a victim is not as it should be: ${text}`);
};

/** Everything that a lecturer's work leaves, and the sealed questionnaire with a draft beside it. */
const insertPapers = async (app: TestApp, person: Person) => {
  const { db, services } = app;
  const { id } = person;
  const cid = await insertCar(db, id);
  await insertWorkTime(db, id);
  await insertTrip(db, id, { cid });
  await insertMeeting(db, id, await insertPlace(db));
  await insertBill(db, services.files, id);
  await insertReport(db, { userId: id, type: 'czas', month: '2026-09', status: 1 });
  await insertQuestionnaire(db, services.sealer, id, { kind: 'person', form: sealedForm() });
  const own = await app.signedInAs(person);
  const draft = draftSave({ personal: { surname: wordOf('lecturer', 'draft') } });
  mustSucceed(await own.call(draftRoutes.keep, { params: { uid: id }, body: draft }));
};

const sealedForm = () => {
  const word = wordOf('lecturer', 'sealed');
  const { birthDate, pesel, account } = numbersOf('lecturer');
  const { personal, address, contact, salary } = fullForm;
  return {
    ...fullForm,
    personal: {
      ...personal,
      secondName: word,
      familyName: word,
      mothersName: word,
      placeOfBirth: word,
      dayOfBirth: birthDate,
      pesel,
    },
    address: { ...address, city: word, street: word },
    contact: { ...contact, email: `${word}@test.example` },
    salary: { ...salary, accountNumber: account },
  };
};
