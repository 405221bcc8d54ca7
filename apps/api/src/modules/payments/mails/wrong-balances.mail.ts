import type { Config } from '#platform/config.ts';
import { layOut, paragraph } from '#platform/mail/layout.ts';

/** The nightly check has found sums that differ from the payments; whose they are is told by `pnpm balances`. */
export const wrongBalancesMail = (wrong: number, config: Config) =>
  layOut(
    {
      subject: 'Niezgodne salda słuchaczy',
      heading: 'Niezgodne salda słuchaczy',
      blocks: [
        paragraph('Nocne sprawdzenie wykazało salda, które różnią się od sumy wpłat.'),
        paragraph(
          `Liczba zapisów na studia z niezgodnym saldem: ${wrong === 100 ? '100 lub więcej' : wrong}.`,
        ),
        paragraph('Do czasu wyjaśnienia salda tych osób mogą być nieprawdziwe.'),
      ],
    },
    config,
  );
