import { SettingsPage } from '#features/accounts/settings/settings-page.tsx';
import { CarsTab } from '#features/cars/cars-tab.tsx';
import { carsTexts } from '#features/cars/cars.texts.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useActedFor } from '#shared/months/acting.ts';
import { ActingFor } from '#shared/months/acting-for.tsx';

const carsTab = { slug: 'samochody', label: carsTexts.tab, render: () => <Cars /> };

/** Everybody's settings, and the tabs of those who settle trips. */
export function Settings() {
  const { permissions } = useSession();
  return <SettingsPage moreTabs={permissions.includes('cars.own') ? [carsTab] : []} />;
}

function Cars() {
  const user = useActedFor();
  return (
    <>
      <ActingFor user={user} leaveTo="/settings?tab=samochody" />
      <CarsTab user={user} />
    </>
  );
}
