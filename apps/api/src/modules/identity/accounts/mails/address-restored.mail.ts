import type { Config } from '#platform/config.ts';
import { layOut, note, paragraph } from '#platform/mail/layout.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { duration, waysIn, type MailedSecret } from './mailed-secret.ts';

/** To the address that is back: the way into the account. */
export const addressRestoredMail = (secret: MailedSecret, config: Config) =>
  layOut(
    {
      subject: 'Poprzedni adres do logowania jest przywrócony – Indeks',
      heading: 'Poprzedni adres jest przywrócony',
      blocks: [
        greeting(secret.name),
        paragraph(
          'Znowu logujesz się do systemu Indeks tym adresem. Dotychczasowe hasło już nie działa. Kliknij przycisk i ustaw nowe.',
        ),
        ...waysIn(secret, 'Ustaw nowe hasło', config),
        note(`Odnośnik i hasło działają przez ${duration(secret.minutes)} i tylko raz.`),
        note(
          'Jeśli po zmianie adresu ktoś włączył drugi krok logowania, został wyłączony: w razie potrzeby włącz własny w zakładce „Moje sesje”.',
        ),
        note(`Sekretariat już o tym wie. W razie pytań zadzwoń: ${config.SUPPORT_PHONE}.`),
      ],
    },
    config,
  );

/** To the address that the account had until now. */
export const addressTakenBackMail = (name: string, restored: string, config: Config) =>
  layOut(
    {
      subject: 'Zmiana adresu do logowania została cofnięta – Indeks',
      heading: 'Zmiana adresu została cofnięta',
      blocks: [
        greeting(name),
        paragraph(
          `Z wiadomości wysłanej na poprzedni adres cofnięto zmianę. Do systemu Indeks loguje się znowu adres ${restored}, a ten adres już nie.`,
        ),
        note('Hasło przestało działać, a wszystkie sesje zostały zakończone.'),
        note(`Jeśli to pomyłka, zadzwoń do nas: ${config.SUPPORT_PHONE}.`),
      ],
    },
    config,
  );
