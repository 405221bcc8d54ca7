import type { Config } from '#platform/config.ts';
import { layOut, note, paragraph } from '#platform/mail/layout.ts';
import { greeting } from './greeting.ts';
import { duration, waysIn, type MailedSecret } from './mailed-secret.ts';

/** What the sender of a message to many wrote. */
export interface SentWords {
  readonly subject: string;
  readonly text: string;
}

export const firstLoginMail = (secret: MailedSecret, config: Config, words?: SentWords) =>
  layOut(
    {
      subject: words?.subject ?? 'Twoje konto w systemie Indeks',
      heading: 'Witamy w systemie Indeks',
      blocks: [
        greeting(secret.name),
        ...(words?.text ? [paragraph(words.text)] : []),
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
