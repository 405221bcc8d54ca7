import type { ReportType } from '@indeks/contract/common/report-types';
import { reportNames } from '@indeks/contract/month/monthly-reports/report-names';
import { formatMonth } from '#shared/lib/format.ts';

/** Names a report by person, kind and month: "Adam Dziedzic, czas pracy, październik 2026". */
const ofWhom = (name: string, type: ReportType, month: string) =>
  [name, reportNames[type], formatMonth(month)].filter((part) => part !== '').join(', ');

export const monthReportTexts = {
  locked: 'Edycja zablokowana',
  accepted: (name: string, type: ReportType, month: string) =>
    `Zaakceptowano raport: ${ofWhom(name, type, month)}`,
  rejected: (name: string, type: ReportType, month: string) =>
    `Odrzucono raport: ${ofWhom(name, type, month)}`,
  takenBack: (name: string, type: ReportType, month: string) =>
    `Cofnięto akceptację: ${ofWhom(name, type, month)}`,
  rejectTitle: 'Odrzucenie raportu',
  about: ofWhom,
  rejectHelp: 'Osoba dostanie wiadomość e-mail, będzie mogła poprawić wpisy i\u00a0wysłać raport ponownie.',
  reason: 'Powód odrzucenia',
  reasonHelp: 'Nieobowiązkowy. Osoba zobaczy go przy swoim raporcie.',
  reject: 'Odrzuć raport',
  takeBack: 'Cofnij akceptację',
  takeBackTitle: 'Cofnięcie akceptacji',
  takeBackHelp:
    'Raport wróci do poprawy. Osoba dostanie wiadomość e-mail z\u00a0powodem i\u00a0będzie mogła zmienić wpisy.',
  takeBackReason: 'Powód cofnięcia',
  takeBackReasonHelp: 'Osoba zobaczy go przy swoim raporcie i\u00a0w\u00a0wiadomości.',
  withdrawQuestion: (type: ReportType, month: string) => `Wycofać raport: ${ofWhom('', type, month)}?`,
  withdrawOpen: 'Wpisy znów będzie można zmieniać. Aby je rozliczyć, trzeba będzie wysłać raport ponownie.',
  withdrawClosed:
    'Ten miesiąc jest już zamknięty: po wycofaniu raport można tylko wysłać ponownie, bez zmian we wpisach. Aby je poprawić, poproś sekretariat o\u00a0odrzucenie raportu.',
  withdraw: 'Wycofaj raport',
  withdrawn: 'Raport wycofany',
  withdrawFailed: 'Nie udało się wycofać raportu. Spróbuj ponownie.',
  rejectedNotice: 'Raport został odrzucony. Popraw wpisy i\u00a0wyślij go ponownie.',
  rejectedNoticeForOthers: 'Raport został odrzucony i\u00a0czeka na poprawę.',
  reasonIs: (reason: string) => `Powód: ${reason}`,
  check: 'Do sprawdzenia',
  backToReports: 'Wróć do listy raportów',
  goOn: 'Po decyzji otwieraj następny raport',
} as const;
