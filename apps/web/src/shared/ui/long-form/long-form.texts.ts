import { counted } from '#shared/lib/plural.ts';

const fields = { one: 'pole', few: 'pola', many: 'pól' };

export const longFormTexts = {
  sections: 'Części formularza',
  section: 'Część formularza',
  toCorrect: (count: number) => `${counted(count, fields)} do poprawy`,
  done: 'bez błędów',
  saved: 'zapisana',
  /** `what` in the accusative: "kwestionariusz". */
  correctToSave: (count: number, what: string) => `Popraw ${counted(count, fields)}, aby zapisać ${what}`,
  progress: (step: number, steps: number) => `Część ${step} z\u00a0${steps}`,
  restored: 'Przywróciliśmy niezapisane zmiany z\u00a0tej karty.',
  cancel: 'Anuluj',
  discard: 'Odrzuć zmiany',
  draftOf: (at: string) => `Wersja robocza z\u00a0${at}`,
  draftKept: (at: string) => `Wersja robocza zapisana ${at}`,
  draftFailed: 'Nie udało się zapisać wersji roboczej. Próbujemy ponownie.',
  draftNewer: (at: string) => `Gdzie indziej zapisano nowszą wersję roboczą (${at}).`,
  takeNewer: 'Wczytaj nowszą',
  keepThis: 'Zachowaj tę',
  draftOutdated:
    'Po rozpoczęciu tej wersji roboczej ktoś zapisał te dane. Wybierz właściwe wartości i\u00a0zapisz.',
} as const;
