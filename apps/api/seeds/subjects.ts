import { role } from '@indeks/contract/access/roles';
import type { SemesterNumber } from '@indeks/contract/studies/courses/courses.keys';
import { courseCount, groupCourseId, mbaCourseId } from './courses.ts';
import { getDemoAccount } from './demo-accounts.ts';
import { daysAfter } from './intakes.ts';
import type { Plan } from './plan.ts';
import { itemAt, randomFor, type Random } from './random.ts';
import { defineSeed } from './seed.ts';

export const subjects = defineSeed(
  'subjects',
  ['id', 'cid', 'name', 'semester', 'exam', 'after_join', 'uid', 'remarks', 'hours', 'ects', 'position'],
  function* (plan) {
    for (const { earlier: _, ...subject } of allSubjects(plan)) yield subject;
  },
);

/** Since the programme began, or since somebody took the subject over. */
export const subjectLecturers = defineSeed(
  'subject_lecturers',
  ['id', 'sid', 'cid', 'uid', 'date'],
  function* (plan) {
    let id = 0;
    for (const { id: sid, cid, uid, after_join, earlier } of allSubjects(plan)) {
      const began = after_join === 1 ? '2024-03-01' : '2020-10-01';
      if (earlier !== null) yield { id: (id += 1), sid, cid, uid: earlier, date: began };
      const since = earlier === null ? began : daysAfter(began, 30 + randomFor('taken-over', sid).below(400));
      if (uid !== null) yield { id: (id += 1), sid, cid, uid, date: since };
    }
  },
);

function* allSubjects(plan: Plan) {
  let id = 0;
  for (let cid = 1; cid <= courseCount; cid += 1)
    for (const [place, after_join] of [1, 0].entries()) {
      const random = randomFor('subjects', cid * 2 + after_join);
      const names = namesFor(cid, random);
      for (const [index, name] of names.entries()) {
        id += 1;
        yield {
          id,
          cid,
          name,
          semester: semesterAt(index, names.length),
          exam: index % 3 === 0 ? 1 : 0,
          after_join,
          position: place * 100 + index,
          remarks: random.chance(0.12) ? random.pick(remarks) : '',
          hours: 8 + 2 * random.below(12),
          // Eight subjects have the thirty points that a certificate asks for.
          ects: 4 + random.below(3),
          ...lecturersOf(plan, cid, index, random),
        };
      }
    }
}

/** Eight to fourteen, those of the field first and the common ones last. */
const namesFor = (cid: number, random: Random): string[] => {
  const field = itemAt(fields, chooseField(cid));
  const wanted = 8 + random.below(7) - common.length;
  const start = random.below(field.length);
  return [...Array.from({ length: wanted }, (_, index) => itemAt(field, start + index)), ...common];
};

/** In thirds, so that each semester has its share. */
const semesterAt = (index: number, count: number): SemesterNumber =>
  index < count / 3 ? 1 : index < (count * 2) / 3 ? 2 : 3;

/** The demo lecturers teach on the first courses, and one of them the group of forty; a few subjects have nobody yet. */
const lecturersOf = ({ lecturers }: Plan, cid: number, index: number, random: Random) => {
  const anybody = () => lecturers.from + random.below(lecturers.count);
  const uid = random.chance(0.04) ? null : anybody();
  const earlier = uid !== null && random.chance(0.2) ? anybody() : null;
  const isOfGroup = cid === groupCourseId && index === 0;
  if (isOfGroup || (cid <= 3 && index % 4 === 0)) return { uid: getDemoAccount(role.lecturer).id, earlier };
  if (cid === 4 && index % 4 === 0) return { uid: getDemoAccount(role.lecturerAndStudent).id, earlier };
  if (cid === mbaCourseId && index % 2 === 0) return { uid: getDemoAccount(role.mbaLecturer).id, earlier };
  return { uid, earlier: earlier === uid ? null : earlier };
};

const chooseField = (cid: number): number => {
  if (cid === mbaCourseId || management.has(cid)) return 1;
  return teaching.has(cid) ? 2 : 0;
};
const management: ReadonlySet<number> = new Set([5, 6, 14, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 39]);
const teaching: ReadonlySet<number> = new Set([3, 11, 17, 18, 19, 34, 35, 36, 38]);

const common = ['Seminarium dyplomowe', 'Praktyka zawodowa'] as const;

const remarks = [
  'Zajęcia w sali komputerowej',
  'Część zajęć online',
  'Zaliczenie na podstawie projektu',
  'Obecność obowiązkowa',
] as const;

const fields = [
  [
    'Psychologia rozwojowa dzieci i młodzieży',
    'Podstawy pedagogiki specjalnej',
    'Diagnoza psychopedagogiczna',
    'Metodyka zajęć rewalidacyjnych',
    'Współpraca z rodziną',
    'Trudności w uczeniu się',
    'Komunikacja wspomagająca i alternatywna',
    'Neurobiologiczne podstawy rozwoju',
    'Terapia zaburzeń emocjonalnych',
    'Prawo oświatowe i pomoc psychologiczno-pedagogiczna',
    'Indywidualny program edukacyjno-terapeutyczny',
    'Techniki relaksacyjne i arteterapia',
    'Etyka zawodu terapeuty',
  ],
  [
    'Podstawy zarządzania',
    'Zarządzanie strategiczne',
    'Prawo pracy w praktyce',
    'Rachunkowość zarządcza',
    'Finanse dla menedżerów',
    'Komunikacja i negocjacje',
    'Przywództwo i budowanie zespołu',
    'Zarządzanie zmianą',
    'Ochrona danych osobowych',
    'Analiza danych w arkuszu kalkulacyjnym',
    'Zarządzanie ryzykiem',
    'Marketing usług',
    'Etyka w organizacji',
  ],
  [
    'Dydaktyka ogólna',
    'Metodyka nauczania przedmiotu',
    'Psychologia nauczania i uczenia się',
    'Technologie cyfrowe w edukacji',
    'Ocenianie kształtujące',
    'Praca z uczniem zdolnym',
    'Praca z uczniem o specjalnych potrzebach',
    'Emisja głosu',
    'Podstawa programowa i planowanie pracy',
    'Projekt edukacyjny',
    'Bezpieczeństwo i pierwsza pomoc',
    'Historia wychowania',
    'Warsztat pracy nauczyciela',
  ],
] as const;
