import { defineSeed } from './seed.ts';

/** The number that the MBA course has in the original. */
export const mbaCourseId = 21;

export const courses = defineSeed('courses', ['id', 'name', 'active', 'mba'], function* () {
  for (const [index, name] of names.entries()) {
    const id = index + 1;
    yield { id, name, active: closed.has(id) ? 0 : 1, mba: id === mbaCourseId };
  }
});

// The most popular ones stand first. Ordinary spaces only: people search for these words.
const names = [
  'Oligofrenopedagogika',
  'Terapia pedagogiczna',
  'Edukacja przedszkolna i wczesnoszkolna',
  'Edukacja i terapia osób ze spektrum autyzmu',
  'Zarządzanie oświatą',
  'Kadry i płace w praktyce',
  'Wczesne wspomaganie rozwoju dziecka',
  'Logopedia szkolna',
  'Integracja sensoryczna i terapia ręki',
  'Doradztwo zawodowe i personalne',
  'Przygotowanie pedagogiczne',
  'Neurologopedia kliniczna',
  'Socjoterapia i profilaktyka uzależnień',
  'Zarządzanie zasobami ludzkimi',
  'Surdopedagogika z językiem migowym',
  'Tyflopedagogika',
  'Matematyka w szkole podstawowej i ponadpodstawowej',
  'Informatyka i technologie cyfrowe w edukacji',
  'Język angielski w edukacji przedszkolnej i wczesnoszkolnej',
  'Resocjalizacja z interwencją kryzysową',
  'Master of Business Administration (MBA)',
  'Zarządzanie projektami',
  'Rachunkowość i finanse przedsiębiorstw',
  'Audyt wewnętrzny i kontrola zarządcza',
  'Prawo pracy i ubezpieczeń społecznych',
  'Ochrona danych osobowych i bezpieczeństwo informacji',
  'Zamówienia publiczne',
  'Administracja publiczna i zarządzanie w samorządzie',
  'Bezpieczeństwo i higiena pracy',
  'Mediacje i negocjacje',
  'Psychologia w zarządzaniu',
  'Psychodietetyka i edukacja żywieniowa',
  'Gerontologia i opieka długoterminowa',
  'Etyka i filozofia w szkole',
  'Edukacja dla bezpieczeństwa',
  'Bibliotekoznawstwo z informacją naukową',
  'Edukacja i rehabilitacja osób z niepełnosprawnością intelektualną w stopniu umiarkowanym, znacznym i głębokim',
  'Przygotowanie do nauczania przedmiotów zawodowych i praktycznej nauki zawodu w szkołach branżowych I i II stopnia',
  'Zarządzanie jakością i bezpieczeństwem usług w podmiotach leczniczych, domach pomocy społecznej i zakładach opiekuńczych',
  'Wychowanie do życia w rodzinie z elementami edukacji zdrowotnej i profilaktyki zaburzeń odżywiania dzieci i młodzieży',
] as const;

export const courseCount = names.length;

const closed: ReadonlySet<number> = new Set([16, 33, 36, 39]);

// The MBA has its own share of students.
const ordinary = names.map((_, index) => index + 1).filter((id) => id !== mbaCourseId);
const open = ordinary.filter((id) => !closed.has(id));

/** The demo lecturer has a group of forty to grade in it, all of the newest intake: nobody else begins it then. */
export const groupCourseId = 6;

/** A closed course took its students in earlier intakes only. */
export const courseIdsFor = (isRecentIntake: boolean): readonly number[] =>
  isRecentIntake ? open : ordinary;
