import type { Config } from '#platform/config.ts';
import { button, code, layOut, note, paragraph } from '#platform/mail/layout.ts';

interface Recovery {
  readonly name: string;
  readonly password: string;
  readonly token: string;
  readonly validMinutes: number;
}

/** The token stands after '#': browsers do not send that part, so no log on the way holds it. */
export const recoveryMail = ({ name, password, token, validMinutes }: Recovery, config: Config) =>
  layOut(
    {
      subject: 'Jednorazowe hasło do systemu Indeks',
      heading: 'Ustaw nowe hasło',
      blocks: [
        paragraph(`Dzień dobry, ${name}!`),
        paragraph('Otrzymaliśmy prośbę o przypomnienie hasła. Kliknij przycisk i ustaw nowe hasło.'),
        button('Ustaw nowe hasło', new URL(`/restore-password#${token}`, config.PUBLIC_ADDRESS).href),
        paragraph('Możesz też zalogować się, wpisując to jednorazowe hasło:'),
        code(password),
        note(`Odnośnik i hasło działają przez ${validMinutes} minut i tylko raz.`),
        note('Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Dotychczasowe hasło nadal działa.'),
      ],
    },
    config,
  );
