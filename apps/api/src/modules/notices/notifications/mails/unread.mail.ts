import {
  screenOfType,
  type NotificationType,
} from '@indeks/contract/notices/notifications/notifications.keys';
import { plural, type PluralForms } from '@indeks/contract/common/plural';
import type { Config } from '#platform/config.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { button, layOut, list, note, paragraph } from '#platform/mail/layout.ts';

/** The content allowed in a mail: sender and kind, never the text. */
export interface Told {
  readonly type: NotificationType;
  readonly sender: string | null;
  readonly count: number;
  /** For a meeting: what happened, its topic and time; for a report: month and decision. Never anything that a person wrote. */
  readonly detail?: { readonly title: string; readonly text?: string } | undefined;
  /** The screen of the thing itself, when it is not the one of its type. */
  readonly link?: string | null;
}

/** One notification, at once. */
export const notificationMail = (name: string, told: Told, config: Config) =>
  layOut(
    {
      subject: told.detail?.title ?? headings[told.type],
      heading: told.detail?.title ?? headings[told.type],
      blocks: [
        greeting(name),
        paragraph(
          told.sender === null ? sentences[told.type] : `${sentences[told.type]} Od: ${told.sender}.`,
        ),
        ...(told.detail?.text ? [paragraph(told.detail.text)] : []),
        ...ending(told.link ?? screenOfType[told.type], config),
      ],
    },
    config,
  );

/** Notifications unread after a day, in one mail. */
export const digestMail = (name: string, told: readonly Told[], config: Config) =>
  layOut(
    {
      subject: 'Nieprzeczytane powiadomienia',
      heading: 'Nieprzeczytane powiadomienia',
      blocks: [
        greeting(name),
        paragraph('Od wczoraj czeka na Ciebie w portalu:'),
        list(told.map(writeLine)),
        ...ending('/notifications', config),
      ],
    },
    config,
  );

const ending = (screen: string, config: Config) => [
  button('Zobacz w portalu', new URL(screen, config.PUBLIC_ADDRESS).href),
  note('Jak często piszemy, wybierzesz na stronie powiadomień.'),
];

const writeLine = ({ type, sender, count }: Told): string => {
  const what = `${count} ${plural(count, nouns[type])}`;
  return sender === null ? what : `${sender}: ${what}`;
};

const headings: Readonly<Record<NotificationType, string>> = {
  1: 'Nowa wiadomość',
  2: 'Raport rozpatrzony',
  3: 'Spotkanie online',
  4: 'Odpowiedź na zgłoszenie',
  5: 'Przypomnienie o wpłacie',
  6: 'Zamówiona lista',
  7: 'Przywrócony adres konta',
  8: 'Stan bezpieczeństwa portalu',
  9: 'Nowa ocena',
  10: 'Świadectwo wystawione',
};

const sentences: Readonly<Record<NotificationType, string>> = {
  1: 'Masz nową wiadomość w portalu.',
  2: 'Sekretariat rozpatrzył Twój raport.',
  3: 'Masz powiadomienie o spotkaniu online.',
  4: 'W Twoim zgłoszeniu jest coś nowego.',
  5: 'Księgowość przypomina o wpłacie za studia. Ile i na jaki rachunek, zobaczysz w portalu.',
  6: 'Zamówiona lista czeka w portalu.',
  7: 'Ktoś przywrócił poprzedni adres do logowania. Czyj, zobaczysz w portalu.',
  8: 'Nocne sprawdzenie instalacji wykryło coś złego. Co i jak to naprawić, zobaczysz w portalu.',
  9: 'W Twoim dzienniku jest nowa ocena. Jaka, zobaczysz w portalu.',
  10: 'Wystawiono Twoje świadectwo ukończenia studiów. Gdzie je odebrać, zobaczysz w portalu.',
};

const nouns: Readonly<Record<NotificationType, PluralForms>> = {
  1: { one: 'wiadomość', few: 'wiadomości', many: 'wiadomości' },
  2: { one: 'rozpatrzony raport', few: 'rozpatrzone raporty', many: 'rozpatrzonych raportów' },
  3: {
    one: 'powiadomienie o spotkaniu online',
    few: 'powiadomienia o spotkaniach online',
    many: 'powiadomień o spotkaniach online',
  },
  4: { one: 'zmiana w zgłoszeniu', few: 'zmiany w zgłoszeniach', many: 'zmian w zgłoszeniach' },
  5: {
    one: 'przypomnienie o wpłacie',
    few: 'przypomnienia o wpłacie',
    many: 'przypomnień o wpłacie',
  },
  6: { one: 'zamówiona lista', few: 'zamówione listy', many: 'zamówionych list' },
  7: { one: 'przywrócony adres konta', few: 'przywrócone adresy kont', many: 'przywróconych adresów kont' },
  8: {
    one: 'ostrzeżenie o stanie bezpieczeństwa',
    few: 'ostrzeżenia o stanie bezpieczeństwa',
    many: 'ostrzeżeń o stanie bezpieczeństwa',
  },
  9: { one: 'nowa ocena', few: 'nowe oceny', many: 'nowych ocen' },
  10: { one: 'wystawione świadectwo', few: 'wystawione świadectwa', many: 'wystawionych świadectw' },
};
