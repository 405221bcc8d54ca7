/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const certificateSortKeys = ['made', 'name'] as const;
export type CertificateSortKey = (typeof certificateSortKeys)[number];

/** How a certificate came to its person. */
export const handOvers = ['in-person', 'post'] as const;
export type HandOver = (typeof handOvers)[number];

/** Which lines of the register are asked for: not handed over yet, without the number of a blank, in doubt. */
export const registerStates = ['waiting', 'no-blank', 'doubted'] as const;
/** Lines of each state are counted to this bound. */
export const registerCap = 1_000;
export type RegisterState = (typeof registerStates)[number];

/** What somebody may lack who should get a certificate. */
export const missingKinds = [
  'grade',
  'protocol',
  'thesis',
  'practice',
  'practice-place',
  'owed',
  'album',
  'birth',
  'subject-hours',
  'ects',
] as const;
export type MissingKind = (typeof missingKinds)[number];

/** What may have changed since a certificate was issued. */
export const doubtKinds = ['grade', 'protocol', 'archived'] as const;

/** What the result is of: of all grades alike, or by the points of their subjects. */
export const resultFormulas = ['average', 'average-by-ects'] as const;
export type ResultFormula = (typeof resultFormulas)[number];

/** The words of a result, the best first. */
export const results = ['bardzo dobry', 'dobry plus', 'dobry', 'dostateczny plus', 'dostateczny'] as const;
export type Result = (typeof results)[number];

/** Levels of the Polish Qualifications Framework that postgraduate studies give. */
export const prkLevels = [6, 7, 8] as const;
export type PrkLevel = (typeof prkLevels)[number];

/** As many people as are completed at once, and as one file of certificates has. */
export const mostCompleted = 100;
