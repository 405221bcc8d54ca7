import type { Config } from '#platform/config.ts';
import { layOut, note, paragraph } from '#platform/mail/layout.ts';
import { greeting } from './greeting.ts';
import { duration, waysIn, type MailedSecret } from './mailed-secret.ts';

export const firstLoginMail = (secret: MailedSecret, config: Config) =>
  layOut(
    {
      subject: 'Twoje konto w systemie Indeks',
      heading: 'Witamy w systemie Indeks',
      blocks: [
        greeting(secret.name),
        paragraph(
          `${config.PROVIDER_NAME} założyła Ci konto w systemie Indeks. Kliknij przycisk i ustaw własne hasło, które będziesz znać tylko Ty.`,
        ),
        ...waysIn(secret, 'Ustaw hasło i zaloguj się', config),
        note(`Odnośnik i hasło działają przez ${duration(secret.minutes)} i tylko raz.`),
        note(
          `Gdy przestaną działać, wybierz na stronie logowania przypomnienie hasła albo zadzwoń: ${config.SUPPORT_PHONE}.`,
        ),
      ],
    },
    config,
  );
