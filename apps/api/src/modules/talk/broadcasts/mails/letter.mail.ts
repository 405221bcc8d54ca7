import { isSecretariat, type Role } from '@indeks/contract/access/roles';
import type { Config } from '#platform/config.ts';
import { layOut, note, paragraph } from '#platform/mail/layout.ts';

interface Letter {
  readonly subject: string | null;
  readonly text: string | null;
  readonly file_name: string | null;
  readonly sender_name: string;
  readonly sender_role: Role;
}

/** A message to many for somebody who cannot open the chat. */
export const letterMail = (letter: Letter, config: Config) => {
  const { subject, text, file_name: file, sender_name: name, sender_role: role } = letter;
  const title = subject || 'Wiadomość';
  const from = isSecretariat(role) ? 'sekretariat studiów podyplomowych' : name;
  return layOut(
    {
      subject: title,
      heading: title,
      blocks: [
        ...(text ?? '')
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(paragraph),
        ...(file === null ? [] : [note(`Załącznik „${file}” otrzymasz w sekretariacie.`)]),
        note(
          `Wiadomość wysłał: ${from}. Dostajesz ją e-mailem, ponieważ Twoje konto w portalu jest nieaktywne.`,
        ),
      ],
    },
    config,
  );
};
