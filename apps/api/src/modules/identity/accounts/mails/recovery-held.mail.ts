import type { Config } from '#platform/config.ts';
import { layOut, note, paragraph } from '#platform/mail/layout.ts';
import { greeting } from '#platform/mail/greeting.ts';

/** Sent instead of a one-time password or a reminder while the address is new. It contains no link or password. */
export const recoveryHeldMail = ({ name, from }: { name: string; from: string }, config: Config) =>
  layOut(
    {
      subject: 'Przypomnienie do systemu Indeks jeszcze nie działa',
      heading: 'Przypomnienie jeszcze nie działa',
      blocks: [
        greeting(name),
        paragraph(
          `Adres do logowania został niedawno zmieniony. Dla bezpieczeństwa hasło i adres przypominamy dopiero po dobie od zmiany: od ${from}.`,
        ),
        note('Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Dotychczasowe hasło nadal działa.'),
        note(`Jeśli sprawa jest pilna, zadzwoń do nas: ${config.SUPPORT_PHONE}.`),
      ],
    },
    config,
  );
