import { counted } from '#shared/lib/plural.ts';
import { formatNumber } from '#shared/lib/format.ts';

const recipients = { one: 'osoby', few: 'osób', many: 'osób' };

export const messageTexts = {
  actionToEveryone: 'Wiadomość do wszystkich',
  title: 'Nowa wiadomość',
  to: (count: number, capped: boolean) =>
    `Wiadomość trafi do ${capped ? 'ponad ' : ''}${counted(count, recipients)}.`,
  toEveryone: 'Wiadomość trafi do wszystkich osób z\u00a0aktywnym kontem.',
  fields: {
    type: 'Typ wiadomości',
    subject: 'Tytuł',
    text: 'Treść',
    file: 'Załącznik',
  },
  types: {
    'first-login': 'E-mail do pierwszego logowania',
    chat: 'Wiadomość na czacie',
  },
  textHelp: 'Tytuł i\u00a0treść razem mają najwyżej 1000\u00a0znaków.',
  firstLoginHelp:
    'Każda osoba dostanie e-mail z\u00a0nowym jednorazowym hasłem, które działa 14\u00a0dni. Wcześniej wysłane hasła przestaną działać.',
  fileHelp: 'Obraz, doc, docx lub pdf, do 10\u00a0MB.',
  wrongKind: 'Dodaj obraz, plik doc, docx albo pdf.',
  send: 'Wyślij',
  /** To the letter. */
  sent: 'Poprawnie wysłałeś wiadomość',
  report: 'Zobacz raport',
  close: 'Zamknij',
  progress: 'Wysyłanie',
  progressOf: (done: number, total: number) => `${formatNumber(done)} z\u00a0${counted(total, recipients)}`,
  arrived: (total: number) => `Dotarła do ${counted(total, recipients)}.`,
} as const;
