import { formatMonth } from '@indeks/contract/common/format';
import type { ReportType } from '@indeks/contract/common/report-types';
import { reportNames } from '@indeks/contract/month/monthly-reports/report-names';
import type { Config } from '#platform/config.ts';
import { reportScreens } from '../told-decisions.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { button, layOut, paragraph } from '#platform/mail/layout.ts';

interface DecidedReport {
  readonly name: string;
  readonly type: ReportType;
  /** 'YYYY-MM' */
  readonly month: string;
  readonly reason: string | null;
  readonly step: 'reject' | 'take-back';
}

/** A month was rejected, or its acceptance was taken back: what and why, and where to correct it. */
export const decisionMail = ({ name, type, month, reason, step }: DecidedReport, config: Config) => {
  const report = `${reportNames[type]}, ${formatMonth(month)}`;
  const words = steps[step];
  return layOut(
    {
      subject: `${words.subject}: ${report}`,
      heading: words.subject,
      blocks: [
        greeting(name),
        paragraph(`${words.sentence} (${report}).`),
        ...(reason ? [paragraph(`Powód: ${reason}`)] : []),
        paragraph('Wpisy można teraz poprawić, a potem wysłać raport ponownie.'),
        button('Popraw wpisy', new URL(`${reportScreens[type]}?month=${month}`, config.PUBLIC_ADDRESS).href),
      ],
    },
    config,
  );
};

const steps = {
  reject: { subject: 'Raport odrzucony', sentence: 'Sekretariat odrzucił Twój raport' },
  'take-back': {
    subject: 'Akceptacja raportu cofnięta',
    sentence: 'Sekretariat cofnął akceptację Twojego raportu',
  },
} as const;
