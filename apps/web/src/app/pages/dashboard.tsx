import { shellTexts } from '#app/shell/shell.texts.ts';
import { menuOf } from '#app/menu.ts';
import { firstNameOf } from '#app/shell/first-name.ts';
import { menuIcons } from '#app/shell/menu-icons.ts';
import { Papers } from '#app/pages/papers.tsx';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { OwnDashboard } from '#features/dashboard/own-dashboard.tsx';
import { useSession } from '#shared/api/session-context.tsx';

/** Cards for people who keep records of their own; for others a greeting and shortcuts. */
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

/** All entries of the person's menu except this page, and the settings, which everybody has. */
function Shortcuts({ name }: { name: string }) {
  const session = useSession();
  const own = menuOf(session)
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => path !== '/dashboard' && path !== '/settings')
    .map(({ path, label, icon }) => ({ to: path, label, icon: menuIcons[icon] }));
  const settings = { to: '/settings', label: shellTexts.settings, icon: menuIcons.settings };
  return <DashboardPage name={name} shortcuts={[...own, settings]} />;
}
