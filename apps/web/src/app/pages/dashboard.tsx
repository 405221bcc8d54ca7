import { shellTexts } from '#app/shell/shell.texts.ts';
import { listMenu } from '#app/menu.ts';
import { useVocative } from '#app/shell/use-vocative.ts';
import { menuIcons } from '#app/shell/menu-icons.ts';
import { DashboardPage } from '#features/home/dashboard/dashboard-page.tsx';
import { OfficeDashboard } from '#features/home/dashboard/office-dashboard.tsx';
import { OwnDashboard } from '#features/home/dashboard/own-dashboard.tsx';
import { PlacesDashboard } from '#features/home/dashboard/places-dashboard.tsx';
import { SettlementsDashboard } from '#features/home/dashboard/settlements-dashboard.tsx';
import { useSession } from '#shared/api/session-context.tsx';

/** What waits today for the secretariat, coordinators and accountants, cards for people who keep records of their own, for others shortcuts. */
export function Dashboard() {
  const { user, permissions } = useSession();
  const name = useVocative(user.name);
  if (permissions.includes('reports.decide')) return <OfficeDashboard />;
  if (permissions.includes('dashboard.places')) return <PlacesDashboard />;
  if (permissions.includes('settlements.manage')) return <SettlementsDashboard />;
  if (permissions.includes('dashboard.cards')) return <OwnDashboard name={name} />;
  return <Shortcuts name={name} />;
}

/** All entries of the person's menu except this page, and the settings, which everybody has. */
function Shortcuts({ name }: { name: string | undefined }) {
  const session = useSession();
  const own = listMenu(session)
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => path !== '/dashboard' && path !== '/settings')
    .map(({ path, label, icon }) => ({ to: path, label, icon: menuIcons[icon] }));
  const settings = { to: '/settings', label: shellTexts.settings, icon: menuIcons.settings };
  return <DashboardPage name={name} shortcuts={[...own, settings]} />;
}
