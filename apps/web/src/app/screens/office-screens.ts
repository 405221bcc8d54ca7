import type { Screen } from '#app/screens/screen.ts';

/** The secretariat's and the accountants' part: people, settlements, the university. */
export const officeScreens: readonly Screen[] = [
  {
    path: '/users',
    title: 'Wykładowcy',
    permission: 'lecturers.manage',
    menu: { group: 'people', icon: 'lecturers' },
    page: () => import('#features/employment/staff/people-page.tsx').then((page) => page.LecturersPage),
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
    page: () =>
      import('#features/employment/staff/people-page.tsx').then((page) => page.AdministrativeStaffPage),
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
      import('#features/employment/user-accounts/user-accounts-page.tsx').then(
        (page) => page.UserAccountsPage,
      ),
  },
  {
    path: '/students',
    title: 'Słuchacze',
    permission: 'students.view',
    menu: { group: 'people', icon: 'students' },
    page: () => import('#app/pages/students.tsx').then((page) => page.Students),
  },
  {
    path: '/students/graduation',
    title: 'Ukończenie studiów',
    permission: 'graduation.view',
    menu: { group: 'people', icon: 'graduation', also: ['/students/completion'] },
    page: () =>
      import('#features/studies/graduation/graduation-page.tsx').then((page) => page.GraduationPage),
  },
  {
    path: '/students/completion',
    title: 'Ukończenie grupy',
    permission: 'certificates.issue',
    page: () =>
      import('#features/studies/certificates/completion-page.tsx').then((page) => page.CompletionPage),
  },
  {
    path: '/admin/courses/:id/certificate',
    title: 'Dane na świadectwo',
    permission: 'certificates.issue',
    page: () =>
      import('#features/studies/certificates/course-facts-page.tsx').then((page) => page.CourseFactsPage),
  },
  {
    path: '/certificates',
    title: 'Rejestr świadectw',
    permission: 'certificates.view',
    menu: { group: 'people', icon: 'certificates' },
    page: () =>
      import('#features/studies/certificates/register-page.tsx').then((page) => page.CertificateRegisterPage),
  },
  {
    path: '/certificates/:id',
    title: 'Świadectwo',
    permission: 'certificates.issue',
    bare: true,
    page: () =>
      import('#features/studies/certificates/viewer/viewer-page.tsx').then((page) => page.CertificateViewer),
  },
  {
    path: '/students/archive',
    title: 'Archiwum słuchaczy',
    permission: 'students.view',
    page: () =>
      import('#features/studies/students/archive/archive-page.tsx').then((page) => page.ArchivePage),
  },
  {
    path: '/students/:id',
    title: 'Słuchacz',
    permission: 'students.view',
    page: () => import('#app/pages/student.tsx').then((page) => page.Student),
  },
  {
    path: '/candidates',
    title: 'Kandydaci',
    permission: 'candidates.manage',
    menu: { group: 'people', icon: 'candidates' },
    page: () =>
      import('#features/studies/candidates/candidates-page.tsx').then((page) => page.CandidatesPage),
  },
  {
    path: '/candidates/:id',
    title: 'Kandydat',
    permission: 'candidates.manage',
    page: () => import('#features/studies/candidates/candidate-page.tsx').then((page) => page.CandidatePage),
  },
  {
    path: '/reports',
    title: 'Raporty',
    permission: 'reports.decide',
    menu: { group: 'settlements', icon: 'reports' },
    page: () => import('#features/month/report-review/reports-page.tsx').then((page) => page.ReportsPage),
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
    page: () =>
      import('#features/month/trips/all-trips/all-trips-page.tsx').then((page) => page.AllTripsPage),
  },
  {
    path: '/admin/calendar',
    title: 'Kalendarz zjazdów',
    permission: 'all-meetings.manage',
    menu: { group: 'settlements', icon: 'calendar' },
    page: () => import('#features/month/meetings/all-meetings-page.tsx').then((page) => page.AllMeetingsPage),
  },
  {
    path: '/accountant-settlements',
    title: 'Wpłaty',
    permission: 'settlements.manage',
    menu: { group: 'settlements', icon: 'payments' },
    page: () =>
      import('#features/money/bank-reports/bank-reports-page.tsx').then((page) => page.BankReportsPage),
  },
  {
    path: '/accountant-settlements/files',
    title: 'Pliki z\u00a0banku',
    permission: 'settlements.manage',
    page: () => import('#features/money/bank-reports/import-page.tsx').then((page) => page.ImportPage),
  },
  {
    path: '/accountant-settlements/:id',
    title: 'Wpłaty z\u00a0pliku',
    permission: 'settlements.manage',
    page: () =>
      import('#features/money/bank-reports/bank-report-page.tsx').then((page) => page.BankReportPage),
  },
  {
    path: '/accountant-students',
    title: 'Słuchacze (rozliczenia)',
    permission: 'settlements.manage',
    menu: { group: 'settlements', icon: 'student-settlements' },
    page: () => import('#features/money/payments/settlements-page.tsx').then((page) => page.SettlementsPage),
  },
  {
    path: '/accountant-students/:id',
    title: 'Słuchacz (rozliczenia)',
    permission: 'settlements.manage',
    page: () => import('#app/pages/settled-student.tsx').then((page) => page.SettledStudent),
  },
  {
    path: '/places',
    title: 'Placówki',
    permission: 'places.manage',
    menu: { group: 'university', icon: 'places' },
    page: () => import('#features/provider/places/places-page.tsx').then((page) => page.PlacesPage),
  },
  {
    path: '/admin/files',
    title: 'Pliki',
    permission: 'file-groups.manage',
    menu: { group: 'university', icon: 'files' },
    page: () => import('#features/talk/file-groups/file-groups-page.tsx').then((page) => page.FileGroupsPage),
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
      import('#features/identity/security-events/security-events-page.tsx').then(
        (page) => page.SecurityEventsPage,
      ),
  },
  {
    path: '/admin/security-state',
    title: 'Stan bezpieczeństwa',
    permission: 'security-state.view',
    menu: { group: 'university', icon: 'security-state' },
    page: () =>
      import('#features/provider/security-state/security-state-page.tsx').then(
        (page) => page.SecurityStatePage,
      ),
  },
  {
    path: '/admin/system-state',
    title: 'Stan systemu',
    permission: 'security-state.view',
    menu: { group: 'university', icon: 'system-state' },
    page: () =>
      import('#features/provider/security-state/system-state-page.tsx').then((page) => page.SystemStatePage),
  },
];
