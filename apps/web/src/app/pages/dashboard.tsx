import { shellTexts } from '#app/shell/shell.texts.ts';
import { menuOf } from '#app/menu.ts';
import { firstNameOf } from '#app/shell/first-name.ts';
import { menuIcons } from '#app/shell/menu-icons.ts';
import type { MenuIcon } from '#app/screens/screen.ts';
import { Papers } from '#app/pages/papers.tsx';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { OwnDashboard } from '#features/dashboard/own-dashboard.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { Icon } from '#shared/ui/icon.tsx';

/** Cards for those who keep records of their own; for the others a greeting and the ways on. */
export function Dashboard() {
  const session = useSession();
  const name = firstNameOf(session.user.name);
  return (
    <>
      {session.permissions.includes('dashboard.cards') ? (
        <OwnDashboard name={name} />
      ) : (
        <Shortcuts name={name} />
      )}
      <Papers />
    </>
  );
}

/** Everything of one's own menu except this page, and the settings, which everybody has. */
function Shortcuts({ name }: { name: string }) {
  const session = useSession();
  const own = menuOf(session)
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => path !== '/dashboard' && path !== '/settings')
    .map(({ path, label, icon }) => ({ to: path, label, icon: <MenuSign icon={icon} /> }));
  const settings = { to: '/settings', label: shellTexts.settings, icon: <MenuSign icon="settings" /> };
  return <DashboardPage name={name} shortcuts={[...own, settings]} />;
}

function MenuSign({ icon }: { icon: MenuIcon }) {
  return <Icon of={menuIcons[icon]} size={21} />;
}
