import { isSecretariat, role } from '@indeks/contract/access/roles';
import type { Role } from '@indeks/contract/access/roles';
import type { MenuGroup, Screen } from '#app/screens/screen.ts';
import { pageTexts } from '#shared/ui/page/page.texts.ts';

const professors = [0, 5, 8] as const satisfies readonly Role[];
/** The secretariat and coordinators start at their lists and have the day's work one entry above. */
const onDashboard = [0, 1, 2, 4, 5, 6, 7, 8, 11] as const satisfies readonly Role[];

/** Those who answer everybody have it under the day's work. */
const talkGroup = (viewer: Role): MenuGroup => (isSecretariat(viewer) ? 'start' : 'communication');

/** The first pages, one's own settlements, communication and the account. */
export const everydayScreens: readonly Screen[] = [
  {
    path: '/dashboard',
    title: 'Pulpit',
    permission: 'dashboard.view',
    menu: {
      group: 'start',
      icon: 'home',
      roles: onDashboard,
      label: (viewer) => (isSecretariat(viewer) || viewer === role.coordinator ? 'Na dziś' : 'Pulpit'),
    },
    page: () => import('#app/pages/dashboard.tsx').then((page) => page.Dashboard),
  },
  {
    path: '/statistics',
    title: 'Statystyki',
    permission: 'statistics.view',
    menu: { group: 'start', icon: 'statistics' },
    page: () => import('#features/money/statistics/statistics-page.tsx').then((page) => page.StatisticsPage),
  },
  {
    path: '/times',
    title: 'Czas pracy',
    permission: 'work-times.own',
    menu: { group: 'own-settlements', icon: 'clock', permission: 'work-times.submit' },
    page: () => import('#features/month/work-times/work-times-page.tsx').then((page) => page.WorkTimesPage),
  },
  {
    path: '/trips',
    title: 'Rozliczenie przejazdów',
    permission: 'trips.own',
    menu: { group: 'own-settlements', icon: 'car', roles: professors },
    page: () => import('#features/month/trips/trips-page.tsx').then((page) => page.TripsPage),
  },
  {
    path: '/calendar',
    title: 'Kalendarz zjazdów',
    permission: 'meetings.own',
    menu: { group: 'own-settlements', icon: 'calendar', roles: professors },
    page: () => import('#features/month/meetings/meetings-page.tsx').then((page) => page.MeetingsPage),
  },
  {
    path: '/chat',
    title: 'Chat',
    permission: 'chat.use',
    menu: { group: talkGroup, icon: 'chat' },
    page: () => import('#features/talk/chat/chat-page.tsx').then((page) => page.ChatPage),
  },
  {
    path: '/message-to-many',
    title: 'Wiadomość do wielu',
    permission: 'messages.send',
    page: () => import('#features/talk/broadcasts/writing/message-page.tsx').then((page) => page.MessagePage),
  },
  {
    path: '/sent-messages',
    title: 'Wysłane wiadomości',
    permission: 'messages.send',
    page: () =>
      import('#features/talk/broadcasts/sent-messages-page.tsx').then((page) => page.SentMessagesPage),
  },
  {
    path: '/sent-messages/:id',
    title: 'Raport wiadomości',
    permission: 'messages.send',
    page: () =>
      import('#features/talk/broadcasts/sent-message-page.tsx').then((page) => page.SentMessagePage),
  },
  {
    path: '/issue-tracker',
    title: 'Zgłaszanie problemów',
    permission: 'issues.report',
    menu: {
      group: talkGroup,
      icon: 'help',
      label: (viewer) => pageTexts.reportingTab(isSecretariat(viewer)),
    },
    page: () => import('#features/talk/issues/issues-page.tsx').then((page) => page.IssuesPage),
  },
  {
    path: '/issue-tracker/:id',
    title: 'Zgłoszenie',
    permission: 'issues.report',
    page: () => import('#features/talk/issues/issue-page.tsx').then((page) => page.IssuePage),
  },
  {
    path: '/notifications',
    title: 'Lista wszystkich powiadomień',
    permission: 'notifications.view',
    page: () =>
      import('#features/notices/notifications/notifications-page.tsx').then((page) => page.NotificationsPage),
  },
  {
    path: '/settings',
    title: 'Ustawienia konta',
    permission: 'account.settings',
    menu: { group: 'account', icon: 'settings', roles: professors },
    page: () => import('#app/pages/settings.tsx').then((page) => page.Settings),
  },
  {
    path: '/password-change',
    title: 'Ustawienia hasła',
    permission: 'student-pages.view',
    menu: { group: 'account', icon: 'password', roles: [role.student] },
    page: () =>
      import('#features/identity/accounts/settings/student-password-page.tsx').then(
        (page) => page.StudentPasswordPage,
      ),
  },
  {
    path: '/about',
    title: 'O\u00a0systemie',
    permission: 'session',
    page: () => import('#features/provider/about/about-page.tsx').then((page) => page.AboutPage),
  },
];
