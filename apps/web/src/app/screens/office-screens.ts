import type { Screen } from '#app/screens/screen.ts';

/** The secretariat's and the accountants' part: people, settlements, the university. */
export const officeScreens: readonly Screen[] = [
  {
    path: '/users',
    title: 'Wykładowcy',
    permission: 'lecturers.manage',
    menu: { group: 'people', icon: 'lecturers', landingOf: [1] },
    page: () => import('#features/people/people-page.tsx').then((page) => page.LecturersPage),
  },
  {
    path: '/users/:id',
    title: 'Wykładowca',
    permission: 'lecturers.manage',
    page: () => import('#app/pages/lecturer.tsx').then((page) => page.Lecturer),
  },
  {
    path: '/administrativeStaff',
    title: 'Pracownicy administracyjni',
    permission: 'administrative-staff.manage',
    menu: { group: 'people', icon: 'staff' },
    page: () => import('#features/people/people-page.tsx').then((page) => page.AdministrativeStaffPage),
  },
  {
    path: '/administrativeStaff/:id',
    title: 'Pracownik administracyjny',
    permission: 'administrative-staff.manage',
    page: () => import('#app/pages/administrative-employee.tsx').then((page) => page.AdministrativeEmployee),
  },
  {
    path: '/accounts',
    title: 'Konta i\u00a0role',
    permission: 'accounts.manage',
    menu: { group: 'people', icon: 'accounts' },
    page: () =>
      import('#features/user-accounts/user-accounts-page.tsx').then((page) => page.UserAccountsPage),
  },
  {
    path: '/students',
    title: 'Słuchacze',
    permission: 'students.view',
    menu: { group: 'people', icon: 'students', landingOf: [2] },
  },
  { path: '/students/:id', title: 'Słuchacz', permission: 'students.view' },
  {
    path: '/candidates',
    title: 'Kandydaci',
    permission: 'candidates.manage',
    menu: { group: 'people', icon: 'candidates' },
    page: () => import('#features/candidates/candidates-page.tsx').then((page) => page.CandidatesPage),
  },
  {
    path: '/candidates/:id',
    title: 'Kandydat',
    permission: 'candidates.manage',
    page: () => import('#features/candidates/candidate-page.tsx').then((page) => page.CandidatePage),
  },
  {
    path: '/reports',
    title: 'Raporty',
    permission: 'reports.decide',
    menu: { group: 'settlements', icon: 'reports' },
    page: () => import('#features/reports/reports-page.tsx').then((page) => page.ReportsPage),
  },
  {
    path: '/admin/times',
    title: 'Czas pracy',
    permission: 'all-work-times.manage',
    menu: { group: 'settlements', icon: 'clock' },
    page: () => import('#app/pages/all-work-times.tsx').then((page) => page.AllWorkTimes),
  },
  {
    path: '/admin/trips',
    title: 'Przejazdy',
    permission: 'all-trips.manage',
    menu: { group: 'settlements', icon: 'car' },
    page: () => import('#features/all-trips/all-trips-page.tsx').then((page) => page.AllTripsPage),
  },
  {
    path: '/admin/calendar',
    title: 'Kalendarz zjazdów',
    permission: 'all-meetings.manage',
    menu: { group: 'settlements', icon: 'calendar' },
    page: () => import('#features/meetings/all-meetings-page.tsx').then((page) => page.AllMeetingsPage),
  },
  {
    path: '/accountant-settlements',
    title: 'Wpłaty',
    permission: 'settlements.manage',
    menu: { group: 'settlements', icon: 'payments' },
  },
  { path: '/accountant-settlements/:id', title: 'Wpłaty z\u00a0pliku', permission: 'settlements.manage' },
  {
    path: '/accountant-students',
    title: 'Słuchacze (rozliczenia)',
    permission: 'settlements.manage',
    menu: { group: 'settlements', icon: 'student-settlements' },
  },
  { path: '/accountant-students/:id', title: 'Słuchacz (rozliczenia)', permission: 'settlements.manage' },
  {
    path: '/places',
    title: 'Placówki',
    permission: 'places.manage',
    menu: { group: 'university', icon: 'places' },
    page: () => import('#features/places/places-page.tsx').then((page) => page.PlacesPage),
  },
  {
    path: '/admin/files',
    title: 'Pliki',
    permission: 'file-groups.manage',
    menu: { group: 'university', icon: 'files' },
  },
  {
    path: '/admin-settings',
    title: 'Ustawienia administratora',
    permission: 'admin-settings.view',
    menu: { group: 'university', icon: 'administration' },
    page: () => import('#app/pages/admin-settings.tsx').then((page) => page.AdminSettings),
  },
  {
    path: '/admin/security-events',
    title: 'Zdarzenia bezpieczeństwa',
    permission: 'security-events.view',
    menu: { group: 'university', icon: 'security' },
    page: () =>
      import('#features/security-events/security-events-page.tsx').then((page) => page.SecurityEventsPage),
  },
];
