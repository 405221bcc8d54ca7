import type { Config } from '#platform/config.ts';
import { layOut, note, paragraph } from '#platform/mail/layout.ts';

interface ChangedAddress {
  readonly name: string;
  /** Whole for the new address, masked for the old one: its mailbox may belong to somebody else. */
  readonly newAddress: string;
}

/** The same to both addresses. */
export const addressChangedMail = ({ name, newAddress }: ChangedAddress, config: Config) =>
  layOut(
    {
      subject: 'Zmiana adresu do logowania – Indeks',
      heading: 'Adres do logowania został zmieniony',
      blocks: [
        paragraph(`Dzień dobry, ${name}!`),
        paragraph(`Od teraz logujesz się do systemu Indeks adresem ${newAddress}. Hasło się nie zmieniło.`),
        note('Pozostałe sesje zostały zakończone, a wcześniej wysłane odnośniki przestały działać.'),
        note(`Jeśli to nie Ty, od razu zadzwoń do nas: ${config.SUPPORT_PHONE}.`),
      ],
    },
    config,
  );
