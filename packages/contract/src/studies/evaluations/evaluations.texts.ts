/** Messages of a grade, the first three to the letter. */
export const gradeTexts = {
  halves: 'Proszę podać tylko pełne oceny, lub połówki ocen',
  tooHigh: 'Ocena powyżej 5 nie dopuszczalna',
  tooLow: 'Ocena poniżej 2 nie dopuszczalna',
} as const;

/** Texts of a student's notification. */
export const gradeNotice = {
  title: (subject: string) => `Nowa ocena z\u00a0przedmiotu ${subject}`,
  text: 'Ocenę zobaczysz w\u00a0dzienniku.',
} as const;

/** Grades in words, as on a protocol. */
export const gradeWords: Readonly<Record<string, string>> = {
  '2': 'niedostateczny',
  '2.5': 'niedostateczny plus',
  '3': 'dostateczny',
  '3.5': 'dostateczny plus',
  '4': 'dobry',
  '4.5': 'dobry plus',
  '5': 'bardzo dobry',
};
