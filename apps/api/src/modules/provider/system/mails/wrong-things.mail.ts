import type { Config } from '#platform/config.ts';
import { layOut, paragraph } from '#platform/mail/layout.ts';

/** The nightly comparison has found a kept sum, count or list that differs from its source. */
export const wrongThingsMail = (config: Config) =>
  layOut(
    {
      subject: 'Niezgodne zestawienia w systemie',
      heading: 'Niezgodne zestawienia w systemie',
      blocks: [
        paragraph('Nocne sprawdzenie wykazało sumy lub listy, które różnią się od danych źródłowych.'),
        paragraph(
          'Do czasu wyjaśnienia salda, listy lub liczniki części osób mogą być nieprawdziwe. Które to wiersze, podaje polecenie „pnpm kept”.',
        ),
      ],
    },
    config,
  );
