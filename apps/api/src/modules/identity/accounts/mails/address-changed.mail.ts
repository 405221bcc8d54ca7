import type { Config } from '#platform/config.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { button, layOut, note, paragraph, type MailBlock } from '#platform/mail/layout.ts';

interface ChangedAddress {
  readonly name: string;
  /** The new address: whole in the mail to itself, masked in the mail to the old one, whose mailbox may belong to somebody else. */
  readonly newAddress: string;
  /** For the old address, when it may be brought back. */
  readonly wayBack?: WayBack | undefined;
}

interface WayBack {
  readonly token: string;
  /** Until when it works, in words. */
  readonly until: string;
}

/** To both addresses: who lost the account learns of it at the old one. */
export const addressChangedMail = ({ name, newAddress, wayBack }: ChangedAddress, config: Config) =>
  layOut(
    {
      subject: 'Zmiana adresu do logowania – Indeks',
      heading: 'Adres do logowania został zmieniony',
      blocks: [
        greeting(name),
        paragraph(`Od teraz logujesz się do systemu Indeks adresem ${newAddress}. Hasło się nie zmieniło.`),
        ...(wayBack ? waysBack(wayBack, config) : []),
        note('Pozostałe sesje zostały zakończone, a wcześniej wysłane odnośniki przestały działać.'),
        note(`Jeśli to nie Ty, od razu zadzwoń do nas: ${config.SUPPORT_PHONE}.`),
      ],
    },
    config,
  );

/** The token follows '#': browsers do not send that part, so no log on the way contains it. */
const waysBack = ({ token, until }: WayBack, config: Config): MailBlock[] => [
  paragraph(
    'Jeśli ta zmiana nie jest Twoja, przywróć poprzedni adres. Dotychczasowe hasło przestanie wtedy działać, wszystkie sesje się zakończą, a na ten adres wyślemy jednorazowe hasło.',
  ),
  button('Przywróć poprzedni adres', new URL(`/restore-address#${token}`, config.PUBLIC_ADDRESS).href),
  note(`Odnośnik działa tylko raz, do ${until}.`),
];
