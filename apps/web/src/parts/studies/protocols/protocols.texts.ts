import { sessionNames } from '@indeks/contract/studies/protocols/protocols.keys';
import type { ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import { formatWindow, generationWindows } from '@indeks/contract/studies/protocols/protocols.rules';

const formatWindows = (type: ProtocolType): string =>
  generationWindows[type].map(formatWindow).join(' i\u00a0');

const windows = `Wykładowcy generują protokoły w\u00a0terminach: sesja pierwsza ${formatWindows(1)}, sesja poprawkowa ${formatWindows(2)}.`;

export const generatingTexts = {
  bar: 'Protokoły',
  title: (type: ProtocolType) => `Protokół: sesja ${sessionNames[type]}`,
  untitled: 'Protokół',
  type: 'Rodzaj protokołu',
  session: (type: ProtocolType) => `sesja ${sessionNames[type]}`,
  generate: 'Generuj protokół',
  last: (type: ProtocolType, number: string) => `Ostatni, sesja ${sessionNames[type]}: ${number}`,
  none: 'Ta grupa nie ma jeszcze protokołu.',
  done: (number: string) => `Protokół ${number} został wygenerowany`,
  /** Why nothing can be made; each ends with the dates. */
  blocked: {
    choose: (what: string) => `${what} ${windows}`,
    type: `Wybierz rodzaj protokołu. ${windows}`,
    rows: `W\u00a0tej grupie nie ma słuchaczy. ${windows}`,
    loading: windows,
    window: (type: ProtocolType) =>
      `Teraz nie można wygenerować protokołu tej sesji: termin to ${formatWindows(type)}. ${windows}`,
    semester: `Protokół można wygenerować, gdy semestr zaczął się więcej niż 3 i\u00a0mniej niż 7 miesięcy temu. ${windows}`,
  },
} as const;
