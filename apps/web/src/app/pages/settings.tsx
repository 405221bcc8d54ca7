import type { Permission } from '@indeks/contract/access/permissions';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { lazyTab } from '#app/lazy-tab.tsx';
import { switchedState } from '#app/switched-state.ts';
import { endVisit } from '#app/visits.ts';
import { accountsTexts } from '#features/identity/accounts/accounts.texts.ts';
import { SettingsPage } from '#features/identity/accounts/settings/settings-page.tsx';
import { avatarTexts } from '#features/talk/avatars/avatars.texts.ts';
import { billsTexts } from '#features/month/bills/bills.texts.ts';
import { carsTexts } from '#features/month/cars/cars.texts.ts';
import { questionnaireTexts } from '#features/employment/questionnaire/questionnaire.texts.ts';
import { useQuestionnaireActions } from '#features/employment/questionnaire/use-questionnaire-actions.tsx';
import { useActedFor } from '#parts/identity/people/use-acted-for.ts';
import { ActingFor } from '#parts/identity/people/acting-for.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import type { SlugTab } from '#shared/ui/feedback/tabs-by-slug.tsx';

const OwnForm = lazyTab(() =>
  import('#features/employment/questionnaire/own-form.tsx').then((file) => file.OwnForm),
);
const PasswordTab = lazyTab(() =>
  import('#features/identity/accounts/settings/password-tab.tsx').then((file) => file.PasswordTab),
);
const SessionsTab = lazyTab(() =>
  import('#features/identity/accounts/settings/sessions-tab.tsx').then((file) => file.SessionsTab),
);
const CarsTab = lazyTab(() => import('#features/month/cars/cars-tab.tsx').then((file) => file.CarsTab));
const AvatarTab = lazyTab(() =>
  import('#features/talk/avatars/avatar-tab.tsx').then((file) => file.AvatarTab),
);
const BillFormsTab = lazyTab(() =>
  import('#features/month/bills/bill-forms-tab.tsx').then((file) => file.BillFormsTab),
);

const questionnaireTab = {
  slug: 'kwestionariusz',
  label: questionnaireTexts.tab,
  needs: 'questionnaire.own',
  render: () => <OwnForm />,
} as const;

/** Everybody has the tabs for password and photo; the others need the permission for what they settle. */
const allTabs: readonly (SlugTab & { needs?: Permission })[] = [
  questionnaireTab,
  { slug: 'zmiana-hasla', label: accountsTexts.passwordTab, render: () => <PasswordTab /> },
  {
    slug: 'samochody',
    label: carsTexts.tab,
    needs: 'cars.own',
    render: () => <OfPerson tab="samochody">{(user) => <CarsTab user={user} />}</OfPerson>,
  },
  { slug: 'zdjecie', label: avatarTexts.tab, render: () => <AvatarTab /> },
  {
    slug: 'rachunki',
    label: billsTexts.tab,
    needs: 'bills.own',
    render: () => <OfPerson tab="rachunki">{(user) => <BillFormsTab user={user} />}</OfPerson>,
  },
  { slug: 'moje-sesje', label: accountsTexts.sessionsTab, render: () => <SessionsTab /> },
];

/** Everybody's settings, with the tabs of the caller's role. */
export function Settings() {
  const { permissions } = useSession();
  const tabs = allTabs.filter(({ needs }) => needs === undefined || permissions.includes(needs));
  const [search] = useSearchParams();
  const open = tabs.find(({ slug }) => slug === search.get('tab')) ?? tabs[0];
  return open === questionnaireTab ? <WithQuestionnaire tabs={tabs} /> : <SettingsPage tabs={tabs} />;
}

function WithQuestionnaire({ tabs }: { tabs: readonly SlugTab[] }) {
  const navigate = useNavigate();
  const { actions, dialog } = useQuestionnaireActions(() => {
    endVisit();
    void navigate('/', { state: switchedState });
  });
  return (
    <>
      <SettingsPage tabs={tabs} actions={actions} />
      {dialog}
    </>
  );
}

/** A tab that the secretariat also keeps for the person named in the address. */
function OfPerson({ tab, children }: { tab: string; children: (user: number | undefined) => ReactNode }) {
  const user = useActedFor();
  return (
    <>
      <ActingFor user={user} leaveTo={`/settings?tab=${tab}`} />
      {children(user)}
    </>
  );
}
