import type { PersonDetail } from '@indeks/contract/identity/people/people.schemas';
import { lazyTab } from '#app/lazy-tab.tsx';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { Person } from '#app/pages/person.tsx';

const texts = { ...pagesTexts.person, ...pagesTexts.administrativeEmployee };

const PersonData = lazyTab(() => import('#app/pages/person-data.tsx').then((file) => file.PersonData));
const WorkTimesMonth = lazyTab(() =>
  import('#features/month/work-times/work-times-month.tsx').then((file) => file.WorkTimesMonth),
);
const ContractsTab = lazyTab(() =>
  import('#features/employment/contracts/contracts-tab.tsx').then((file) => file.ContractsTab),
);
const PersonHistory = lazyTab(() =>
  import('#features/home/person-history/person-history.tsx').then((file) => file.PersonHistory),
);

export function AdministrativeEmployee() {
  return <Person group="administrative" texts={texts} tabs={listTabs} />;
}

const listTabs = ({ id: user }: PersonDetail) => [
  { slug: 'dane', label: texts.data, render: () => <PersonData user={user} listAt={texts.back.to} /> },
  { slug: 'czas-pracy', label: texts.times, render: () => <WorkTimesMonth user={user} /> },
  { slug: 'okres-umowy', label: texts.contracts, render: () => <ContractsTab user={user} /> },
  { slug: 'historia', label: texts.history, render: () => <PersonHistory user={user} /> },
];
