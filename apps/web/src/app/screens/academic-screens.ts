import { isSecretariat, role } from '@indeks/contract/access/roles';
import type { Screen } from '#app/screens/screen.ts';

/** Screens of students about their studies, and screens of teaching. */
export const academicScreens: readonly Screen[] = [
  {
    path: '/student-personal-data',
    title: 'Twoje studia',
    permission: 'student-pages.view',
    menu: { group: (viewer) => (viewer === role.student ? 'start' : 'studies'), icon: 'id' },
    page: () => import('#app/pages/student-personal-data.tsx').then((page) => page.StudentPersonalData),
  },
  {
    path: '/student-payments',
    title: 'Opłaty',
    permission: 'student-pages.view',
    menu: { group: 'studies', icon: 'student-settlements' },
    page: () =>
      import('#features/money/payments/own-payments/own-payments-page.tsx').then(
        (page) => page.OwnPaymentsPage,
      ),
  },
  {
    path: '/student-grades',
    title: 'Dziennik',
    permission: 'student-pages.view',
    menu: { group: 'studies', icon: 'journal' },
    page: () =>
      import('#features/studies/evaluations/grade-book-page.tsx').then((page) => page.GradeBookPage),
  },
  {
    path: '/student-places',
    title: 'Koordynatorzy, ośrodki i\u00a0sekretariat',
    permission: 'student-pages.view',
    menu: { group: 'studies', icon: 'coordinators' },
    page: () =>
      import('#features/home/dashboard/student/student-places-page.tsx').then(
        (page) => page.StudentPlacesPage,
      ),
  },
  {
    path: '/admin/courses',
    title: 'Kierunki',
    permission: 'courses.manage',
    menu: { group: 'teaching', icon: 'courses' },
    page: () => import('#features/studies/courses/courses-page.tsx').then((page) => page.CoursesPage),
  },
  {
    path: '/admin/courses/:id',
    title: 'Kierunek',
    permission: 'courses.manage',
    page: () => import('#features/studies/courses/course-page.tsx').then((page) => page.CoursePage),
  },
  {
    path: '/evaluations-joined',
    title: 'Dziennik (nowy)',
    permission: 'journals.open',
    menu: {
      group: 'teaching',
      icon: 'journal',
      // People who have both journals open the old one from here.
      label: (viewer) => (isSecretariat(viewer) ? 'Dziennik' : 'Dziennik (nowy)'),
      also: ['/evaluations'],
    },
    page: () =>
      import('#features/studies/evaluations/new-journal-page.tsx').then((page) => page.NewJournalPage),
  },
  {
    path: '/evaluations',
    title: 'Dziennik (stary)',
    permission: 'journals.open',
    page: () =>
      import('#features/studies/evaluations/old-journal-page.tsx').then((page) => page.OldJournalPage),
  },
  {
    path: '/evaluations/close',
    title: 'Zamknij protokół',
    permission: 'protocols.generate',
    page: () =>
      import('#features/studies/protocols/closing/closing-page.tsx').then((page) => page.ClosingPage),
  },
  {
    path: '/professor-evaluations/:uid/:evaluationDataVisible',
    title: 'Oceny słuchacza',
    permission: 'journals.open',
    page: () =>
      import('#features/studies/evaluations/student-evaluations-page.tsx').then(
        (page) => page.OldStudentPage,
      ),
  },
  {
    path: '/professor-evaluations-joined/:uid/:evaluationDataVisible',
    title: 'Oceny słuchacza',
    permission: 'journals.open',
    page: () =>
      import('#features/studies/evaluations/student-evaluations-page.tsx').then(
        (page) => page.NewStudentPage,
      ),
  },
  {
    path: '/protocols',
    title: 'Protokoły',
    permission: 'protocols.manage',
    menu: { group: 'teaching', icon: 'protocols' },
    page: () => import('#features/studies/protocols/protocols-page.tsx').then((page) => page.ProtocolsPage),
  },
  {
    path: '/own-protocols',
    title: 'Moje protokoły',
    permission: 'protocols.generate',
    menu: {
      group: 'teaching',
      icon: 'protocols',
      roles: [role.lecturer, role.lecturerAndStudent, role.mbaLecturer],
    },
    page: () =>
      import('#features/studies/protocols/own-protocols-page.tsx').then((page) => page.OwnProtocolsPage),
  },
  {
    path: '/protocols/:id',
    title: 'Protokół',
    permission: 'protocols.generate',
    page: () => import('#features/studies/protocols/protocol-page.tsx').then((page) => page.ProtocolPage),
  },
  {
    path: '/online-meetings',
    title: 'Spotkania online',
    permission: 'online-meetings.view',
    menu: { group: 'teaching', icon: 'video' },
    page: () =>
      import('#features/talk/online-meetings/online-meetings-page.tsx').then(
        (page) => page.OnlineMeetingsPage,
      ),
  },
  {
    path: '/mentors',
    title: 'Mentorzy',
    permission: 'mentors.view',
    menu: { group: 'teaching', icon: 'mentors', label: 'Mentoring' },
    page: () => import('#features/talk/mentors/mentors-page.tsx').then((page) => page.MentorsPage),
  },
  {
    path: '/mentors/tags',
    title: 'Tagi mentorów',
    permission: 'mentors.manage',
    page: () => import('#features/talk/mentors/tags-page.tsx').then((page) => page.TagsPage),
  },
  {
    path: '/mentors/:id',
    title: 'Mentor',
    permission: 'mentors.view',
    page: () => import('#features/talk/mentors/mentor-page.tsx').then((page) => page.MentorPage),
  },
  {
    path: '/student-general-information',
    title: 'Dokumenty i\u00a0informacje',
    permission: 'general-information.view',
    menu: { group: 'teaching', icon: 'documents' },
    page: () => import('#features/talk/file-groups/documents-page.tsx').then((page) => page.DocumentsPage),
  },
];
