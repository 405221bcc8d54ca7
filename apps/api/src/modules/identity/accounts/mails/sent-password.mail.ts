import type { Config } from '#platform/config.ts';
import { layOut, note, paragraph } from '#platform/mail/layout.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { duration, waysIn, type MailedSecret } from './mailed-secret.ts';

export const sentPasswordMail = (secret: MailedSecret, config: Config) =>
  layOut(
    {
      subject: 'Ustaw nowe hasło',
      heading: 'Ustaw nowe hasło',
      blocks: [
        greeting(secret.name),
        paragraph('Sekretariat przesyła Ci jednorazowe hasło. Kliknij przycisk i ustaw nowe, własne hasło.'),
        ...waysIn(secret, 'Ustaw nowe hasło', config),
        note(`Odnośnik i hasło działają przez ${duration(secret.minutes)} i tylko raz.`),
        note('Dopóki ich nie użyjesz, działa dotychczasowe hasło.'),
        note(`Jeśli ta wiadomość Cię dziwi, zadzwoń do nas: ${config.SUPPORT_PHONE}.`),
      ],
    },
    config,
  );
