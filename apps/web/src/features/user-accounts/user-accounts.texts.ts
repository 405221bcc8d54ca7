export const userAccountsTexts = {
  title: 'Konta i\u00a0role',
  help: 'Wszystkie konta portalu. Zmiana roli kończy sesje tej osoby; jej wpisy i\u00a0dokumenty pozostają.',
  list: 'Lista kont',
  noun: { one: 'konto', few: 'konta', many: 'kont' },
  search: 'Szukaj po nazwisku, e-mailu, telefonie',
  columns: {
    name: 'Nazwisko i\u00a0imię',
    role: 'Rola',
    email: 'E-mail',
    telephone: 'Telefon',
    state: 'Status',
  },
  states: { 0: 'Nieaktywne', 1: 'Aktywne' },
  staff: 'Bez słuchaczy',
  allRoles: 'Wszystkie role',
  role: 'Rola',
  empty: { title: 'Brak kont', text: 'Dodaj pierwsze konto.' },
  add: 'Dodaj konto',
  editTitle: 'Zmiana roli',
  changeRole: 'Zmień rolę',
  save: 'Zmień rolę',
  added: 'Dodano konto',
  edited: 'Zmieniono rolę',
  addAnother: 'Dodaj kolejne',
  backToList: 'Wróć do listy',
  addPasswordHelp:
    'Potrzebne tylko do dodania roli z\u00a0dostępem do danych wszystkich: Sekretariat, Księgowość lub Superadministrator.',
  changePasswordHelp:
    'Potrzebne tylko wtedy, gdy dotychczasowa lub nowa rola ma dostęp do danych wszystkich osób.',
  addHelp: 'Na podany adres wyślemy jednorazowe hasło do pierwszego logowania.',
  changeHelp:
    'Osoba zostanie wylogowana i\u00a0po ponownym zalogowaniu zobaczy ekrany nowej roli. Wpisy, raporty i\u00a0dokumenty pozostaną, a\u00a0czekające raporty nadal można rozpatrzyć. Koordynator przestanie opiekować się placówkami.',
} as const;
