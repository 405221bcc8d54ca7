import type { ReportFacts } from '#modules/studies/student-forms/index.ts';
import type { CountedPerson } from './statistics.queries.ts';

/** People of one kind, as the yearly report S-12 groups them; whoever did not say something is counted apart. */
export interface ReportCounts {
  readonly all: number;
  readonly women: number;
  readonly foreigners: number;
  /** With a secondary certificate from abroad. */
  readonly abroad: number;
  readonly noSex: number;
  readonly noCitizenship: number;
  readonly noCountry: number;
}

export interface CourseStatistics {
  readonly course: string;
  readonly participants: ReportCounts;
  readonly certificates: ReportCounts;
}

type FactsOf = ReadonlyMap<number, ReportFacts>;

/** In the order in which the courses come. */
export const countByCourse = (people: readonly CountedPerson[], facts: FactsOf): CourseStatistics[] =>
  [...Map.groupBy(people, ({ cid }) => cid).values()].map((own) => ({
    course: own[0]?.course ?? '',
    participants: countPeople(own, 'participants', facts),
    certificates: countPeople(own, 'certificates', facts),
  }));

const countPeople = (
  people: readonly CountedPerson[],
  kind: CountedPerson['of'],
  facts: FactsOf,
): ReportCounts => {
  const said = people.filter((person) => person.of === kind).map(({ uid }) => facts.get(uid) ?? unsaid);
  const count = (is: (of: ReportFacts) => boolean) => said.filter(is).length;
  return {
    all: said.length,
    women: count(({ sex }) => sex === 'kobieta'),
    foreigners: count(({ citizenship }) => citizenship !== '' && !isPolish(citizenship)),
    abroad: count(({ secondaryCountry }) => secondaryCountry !== '' && !isPoland(secondaryCountry)),
    noSex: count(({ sex }) => sex === ''),
    noCitizenship: count(({ citizenship }) => citizenship === ''),
    noCountry: count(({ secondaryCountry }) => secondaryCountry === ''),
  };
};

const unsaid: ReportFacts = { sex: '', citizenship: '', secondaryCountry: '' };

/** 'polskie', 'Polska', 'polskie i ukraińskie': whoever has the Polish citizenship is no foreigner. */
const isPolish = (citizenship: string): boolean => /\bpol(?:sk|ka|ak)|^pl$/iu.test(citizenship.trim());

const isPoland = (country: string): boolean => /^(?:polska|poland|pl|rp)$/iu.test(country.trim());
