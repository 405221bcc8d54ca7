import type { PersonDetail } from '@indeks/contract/identity/people/people.schemas';
import { lazyTab } from '#app/lazy-tab.tsx';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { Person } from '#app/pages/person.tsx';

const texts = pagesTexts.person;

const PersonData = lazyTab(() => import('#app/pages/person-data.tsx').then((file) => file.PersonData));
const TripsMonth = lazyTab(() =>
  import('#features/month/trips/trips-month.tsx').then((file) => file.TripsMonth),
);
const MeetingsMonth = lazyTab(() =>
  import('#features/month/meetings/meetings-month.tsx').then((file) => file.MeetingsMonth),
);
const WorkTimesMonth = lazyTab(() =>
  import('#features/month/work-times/work-times-month.tsx').then((file) => file.WorkTimesMonth),
);
const OneTimePasswordTab = lazyTab(() =>
  import('#features/employment/staff/one-time-password-tab.tsx').then((file) => file.OneTimePasswordTab),
);
const CarsTab = lazyTab(() => import('#features/month/cars/cars-tab.tsx').then((file) => file.CarsTab));
const MileageTab = lazyTab(() =>
  import('#features/month/rates/mileage-tab.tsx').then((file) => file.MileageTab),
);
const BillsMonth = lazyTab(() =>
  import('#features/month/bills/bills-month.tsx').then((file) => file.BillsMonth),
);
const ContractsTab = lazyTab(() =>
  import('#features/employment/contracts/contracts-tab.tsx').then((file) => file.ContractsTab),
);
const PersonHistory = lazyTab(() =>
  import('#features/home/person-history/person-history.tsx').then((file) => file.PersonHistory),
);

export function Lecturer() {
  return <Person group="lecturers" texts={pagesTexts.lecturer} tabs={listTabs} />;
}

/** In the order of the specification; the list of reports leads into three of them by their slugs. */
const listTabs = (person: PersonDetail) => {
  const user = person.id;
  return [
    {
      slug: 'dane',
      label: texts.data,
      render: () => <PersonData user={user} listAt={pagesTexts.lecturer.back.to} />,
    },
    { slug: 'przejazdy', label: texts.trips, render: () => <TripsMonth user={user} /> },
    { slug: 'kalendarz', label: texts.calendar, render: () => <MeetingsMonth user={user} /> },
    { slug: 'czas-pracy', label: texts.times, render: () => <WorkTimesMonth user={user} /> },
    { slug: 'haslo', label: texts.password, render: () => <OneTimePasswordTab person={person} /> },
    { slug: 'samochody', label: texts.cars, render: () => <CarsTab user={user} /> },
    { slug: 'kilometrowka', label: texts.mileage, render: () => <MileageTab user={user} /> },
    { slug: 'rachunki', label: texts.bills, render: () => <BillsMonth user={user} /> },
    { slug: 'okres-umowy', label: texts.contracts, render: () => <ContractsTab user={user} /> },
    { slug: 'historia', label: texts.history, render: () => <PersonHistory user={user} /> },
  ];
};
