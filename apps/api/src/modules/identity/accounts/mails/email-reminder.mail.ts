import type { Config } from '#platform/config.ts';
import { button, layOut, note, paragraph } from '#platform/mail/layout.ts';
import { greeting } from '#platform/mail/greeting.ts';

interface Owner {
  readonly name: string;
  readonly email: string;
}

export const emailReminderMail = ({ name, email }: Owner, config: Config) =>
  layOut(
    {
      subject: 'Przypomnienie adresu e-mail do systemu Indeks',
      heading: 'Twój adres do logowania',
      blocks: [
        greeting(name),
        paragraph(`Do systemu Indeks logujesz się adresem ${email}.`),
        button('Zaloguj się', config.PUBLIC_ADDRESS),
        note('Jeśli to nie Twoja prośba, zignoruj tę wiadomość.'),
      ],
    },
    config,
  );
