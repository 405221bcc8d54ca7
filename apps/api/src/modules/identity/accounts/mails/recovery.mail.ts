import type { Config } from '#platform/config.ts';
import { layOut, note, paragraph } from '#platform/mail/layout.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { duration, waysIn, type MailedSecret } from './mailed-secret.ts';

export const recoveryMail = (secret: MailedSecret, config: Config) =>
  layOut(
    {
      subject: 'Ustaw nowe hasło',
      heading: 'Ustaw nowe hasło',
      blocks: [
        greeting(secret.name),
        paragraph('Otrzymaliśmy prośbę o przypomnienie hasła. Kliknij przycisk i ustaw nowe hasło.'),
        ...waysIn(secret, 'Ustaw nowe hasło', config),
        note(`Odnośnik i hasło działają przez ${duration(secret.minutes)} i tylko raz.`),
        note('Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Dotychczasowe hasło nadal działa.'),
      ],
    },
    config,
  );
