export const monthReportTexts = {
  locked: 'Edycja zablokowana',
  sent: 'Raport wysłany do akceptacji',
  accepted: 'Raport zaakceptowany',
  rejected: 'Raport odrzucony',
  rejectTitle: 'Odrzucenie raportu',
  rejectHelp: 'Osoba będzie mogła poprawić wpisy i\u00a0wysłać raport ponownie.',
  reason: 'Powód odrzucenia',
  reasonHelp: 'Nieobowiązkowy, osoba zobaczy go przy swoim raporcie',
  reject: 'Odrzuć raport',
  rejectedNotice: 'Raport został odrzucony. Popraw wpisy i\u00a0wyślij go ponownie.',
  rejectedNoticeForOthers: 'Raport został odrzucony i\u00a0czeka na poprawę.',
  reasonIs: (reason: string) => `Powód: ${reason}`,
} as const;
