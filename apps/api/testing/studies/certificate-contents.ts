import type { CertificateContent } from '@indeks/contract/studies/certificates/certificates.schemas';
import { certificatePdf, type Paper } from '#modules/studies/certificates/index.ts';

const subjects = 24;

export const hash = '8f3c1a90'.repeat(8);
export const addressOf = (number: string) =>
  `https://indeks.example/verify/certificate?number=${number}&code=8f3c-1a90`;

/** A certificate as most are, with 24 subjects. */
export const usualContent = (nr: number): CertificateContent => ({
  number: `${String(nr).padStart(4, '0')}/2026`,
  issuer: { name: 'Akademia Przykładowa', address: 'ul. Wymyślona 1' },
  person: {
    name: 'Żaneta Maria Brzęczyszczykiewicz-Nowak',
    listed: 'Brzęczyszczykiewicz-Nowak Żaneta',
    born: '1970-05-14',
    birthplace: 'Lublin',
    album: String(48_000 + nr),
  },
  course: 'Przygotowanie do nauczania przedmiotów zawodowych i praktycznej nauki zawodu',
  began: '2024-10-01',
  completed: '2026-06-30',
  semesters: 3,
  result: 'dobry plus',
  average: 436,
  subjects: Array.from({ length: subjects }, (_, n) => ({
    name: `Metodyka nauczania przedmiotów zawodowych, część ${n + 1}`,
    hours: 24,
    ects: 3,
    grade: 45,
  })),
  hours: 24 * subjects,
  ects: 3 * subjects,
  place: 'Lublin',
  issued: '2026-07-12',
  copies: 2,
  signatory: { name: 'prof. dr hab. Ewa Kamińska', office: 'Rektor' },
  replaces: null,
});

/** With the longest words that a real programme and a person with three given names have. */
export const longestCertificate = (paper: Pick<Paper, 'duplicate' | 'offset'>) => {
  const usual = usualContent(1);
  const content = {
    ...usual,
    person: {
      ...usual.person,
      name: 'Żaneta Apolonia Świętosława Brzęczyszczykiewicz-Konstantynopolitańczykowska',
      birthplace: 'Święta Katarzyna-Wierzchowiska Pierwsze',
    },
    course:
      'Przygotowanie pedagogiczne do nauczania przedmiotów zawodowych teoretycznych i\u00a0praktycznej nauki zawodu w\u00a0szkołach ponadpodstawowych z\u00a0elementami edukacji i\u00a0rehabilitacji osób z\u00a0niepełnosprawnością intelektualną w\u00a0stopniu umiarkowanym, znacznym i\u00a0głębokim oraz ze spektrum autyzmu',
    replaces: '0123/2024',
    qualification:
      'Kształcenie, wychowanie i\u00a0opieka nad osobami z\u00a0niepełnosprawnością intelektualną w\u00a0stopniu umiarkowanym i\u00a0znacznym',
    prkLevel: 7 as const,
    statement:
      'Kształcenie prowadzono zgodnie ze standardem kształcenia przygotowującego do wykonywania zawodu nauczyciela. '.repeat(
        6,
      ),
    practicePlace:
      'Zespół Szkół Specjalnych nr 3 im. Janusza Korczaka w\u00a0Lublinie, 9\u00a0lutego – 27\u00a0marca 2026 r.',
    subjects: usual.subjects.map(({ name, hours, ects, grade }) => ({
      name: `${name}: kształcenie uczniów z\u00a0niepełnosprawnością intelektualną w\u00a0szkole integracyjnej`,
      hours,
      ects,
      grade,
      classes: { hoursPractical: 12, ectsPractical: 1, hoursPractice: 6, hoursDistance: 8, ectsDistance: 1 },
    })),
  };
  return certificatePdf(content, { frozen: { hash, address: addressOf(content.number) }, ...paper });
};
