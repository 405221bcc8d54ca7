import { counted } from '#shared/lib/plural.ts';

const fields = { one: 'pole', few: 'pola', many: 'pól' };

export const longFormTexts = {
  sections: 'Części formularza',
  section: 'Część formularza',
  toCorrect: (count: number) => `${counted(count, fields)} do poprawy`,
  done: 'bez błędów',
  /** `what` in the accusative: "kwestionariusz". */
  correctToSave: (count: number, what: string) => `Popraw ${counted(count, fields)}, aby zapisać ${what}`,
  progress: (step: number, steps: number) => `Część ${step} z\u00a0${steps}`,
  restored: 'Przywróciliśmy niezapisane zmiany z\u00a0tej karty.',
  discard: 'Odrzuć zmiany',
} as const;
