import { formatMonth } from '@indeks/contract/common/format';
import type { Config } from '#platform/config.ts';
import { layOut, list, note, paragraph } from '#platform/mail/layout.ts';
import { greeting } from '#platform/mail/greeting.ts';
import type { BegunStudies } from '../users/begun-studies.queries.ts';
import { duration, waysIn, type MailedSecret } from './mailed-secret.ts';

/** What the sender of a message to many wrote. */
export interface SentWords {
  readonly subject: string;
  readonly text: string;
}

interface FirstLogin {
  readonly secret: MailedSecret;
  /** Empty for people who do not study here. */
  readonly studies: readonly BegunStudies[];
  readonly words?: SentWords | undefined;
}

export const firstLoginMail = ({ secret, studies, words }: FirstLogin, config: Config) =>
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
        list([`Konto: ${secret.name}`, ...studies.map(describe)]),
        ...waysIn(secret, 'Ustaw hasło i zaloguj się', config),
        note(`Odnośnik i hasło działają przez ${duration(secret.minutes)} i tylko raz.`),
        note(
          `Gdy przestaną działać, wybierz na stronie logowania przypomnienie hasła albo napisz lub zadzwoń. Sekretariat: ${contactOf(config)}`,
        ),
      ],
    },
    config,
  );

const contactOf = ({ SUPPORT_PHONE, SUPPORT_EMAIL }: Config): string =>
  [SUPPORT_PHONE, SUPPORT_EMAIL].filter(Boolean).join(', ');

const describe = ({ courses, date, place }: BegunStudies): string =>
  `Kierunek: ${courses}, początek: ${formatMonth(date.slice(0, 7))}, miejsce: ${place}`;
