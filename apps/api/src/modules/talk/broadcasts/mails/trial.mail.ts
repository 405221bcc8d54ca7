import type { Config } from '#platform/config.ts';
import { layOut, note, paragraph } from '#platform/mail/layout.ts';

interface Trial {
  readonly subject: string;
  readonly text: string;
  readonly listed_name: string;
}

/** A message to many as its writer sees it before it is sent. */
export const trialMail = ({ subject, text, listed_name }: Trial, config: Config) =>
  layOut(
    {
      subject: `Próba: ${subject}`,
      heading: subject,
      blocks: [
        ...text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(paragraph),
        note(`To próba wiadomości do wielu osób. Takie słowa przeczyta: ${listed_name}.`),
      ],
    },
    config,
  );
