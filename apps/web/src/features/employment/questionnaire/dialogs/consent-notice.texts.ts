import type { dataNoticeVersion } from '@indeks/contract/identity/accounts/data-notice';

interface NoticePart {
  readonly heading: string;
  readonly text: string;
}

/**
 * A neutral draft that awaits the owner's lawyer. Open for them: the contact of the data-protection officer, the
 * recipients by name and transfers outside the EEA. A new wording is a new version of the contract's `dataNoticeVersion`.
 */
export const consentNotices: Readonly<Record<typeof dataNoticeVersion, readonly NoticePart[]>> = {
  '2026-11': [
    {
      heading: 'Kto i\u00a0po co przetwarza Twoje dane',
      text: 'Administratorem Twoich danych osobowych jest organizator studiów, z\u00a0którym współpracujesz. Dane są potrzebne, aby zawrzeć i\u00a0rozliczyć z\u00a0Tobą umowę oraz wypełnić obowiązki wynikające z\u00a0przepisów o\u00a0podatkach, ubezpieczeniach i\u00a0rachunkowości (art.\u00a06 ust.\u00a01 lit.\u00a0b i\u00a0c\u00a0RODO). W\u00a0sprawach danych osobowych skontaktuj się z\u00a0sekretariatem.',
    },
    {
      heading: 'Kto może je otrzymać',
      text: 'Tylko ci, którym trzeba je przekazać na podstawie przepisów, w\u00a0tym urząd skarbowy, ZUS i\u00a0NFZ, oraz podmioty, które obsługują organizatora na podstawie umowy.',
    },
    {
      heading: 'Jak długo są przechowywane',
      text: 'Przez 10\u00a0lat od zakończenia zatrudnienia.',
    },
    {
      heading: 'Gdy dane się zmienią',
      text: 'Zgłoś zmianę w\u00a0ciągu 7\u00a0dni: popraw formularz w\u00a0ustawieniach konta.',
    },
    {
      heading: 'Twoje prawa',
      text: 'Możesz żądać dostępu do swoich danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i\u00a0przeniesienia, a\u00a0także wnieść sprzeciw oraz skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
    },
    {
      heading: 'Czy musisz je podać',
      text: 'Podanie danych jest konieczne, aby zawrzeć i\u00a0rozliczyć umowę. Decyzje dotyczące Ciebie nie zapadają automatycznie.',
    },
  ],
};

/** For those who work here and study as well: they accept once, in the same place. */
export const studiesOfStaff: Readonly<Record<typeof dataNoticeVersion, NoticePart>> = {
  '2026-11': {
    heading: 'Dane dotyczące Twoich studiów',
    text: 'Są przechowywane przez 10\u00a0lat od zakończenia studiów, a\u00a0dane osoby nieprzyjętej są usuwane zaraz po rekrutacji.',
  },
};

/** For those who only study. The same draft, which awaits the owner's lawyer. */
export const studentNotices: Readonly<Record<typeof dataNoticeVersion, readonly NoticePart[]>> = {
  '2026-11': [
    {
      heading: 'Kto i\u00a0po co przetwarza Twoje dane',
      text: 'Administratorem Twoich danych osobowych jest organizator studiów. Dane są potrzebne, aby przeprowadzić rekrutację, prowadzić Twoje studia i\u00a0rozliczać czesne (art.\u00a06 ust.\u00a01 lit.\u00a0b i\u00a0c\u00a0RODO). W\u00a0sprawach danych osobowych skontaktuj się z\u00a0sekretariatem.',
    },
    {
      heading: 'Kto może je otrzymać',
      text: 'Tylko ci, którym trzeba je przekazać na podstawie przepisów, oraz podmioty, które obsługują organizatora na podstawie umowy.',
    },
    {
      heading: 'Jak długo są przechowywane',
      text: 'Przez 10\u00a0lat od zakończenia studiów. Dane osoby nieprzyjętej są usuwane zaraz po rekrutacji.',
    },
    {
      heading: 'Gdy dane się zmienią',
      text: 'Zgłoś zmianę sekretariatowi lub koordynatorowi swojego ośrodka.',
    },
    {
      heading: 'Twoje prawa',
      text: 'Możesz żądać dostępu do swoich danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i\u00a0przeniesienia, a\u00a0także wnieść sprzeciw oraz skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
    },
    {
      heading: 'Czy musisz je podać',
      text: 'Podanie danych jest konieczne, aby studiować. Decyzje dotyczące Ciebie nie zapadają automatycznie.',
    },
  ],
};
