import { IconDownload, IconFileUpload, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ReportBar } from '#parts/month/monthly-reports/report-bar.tsx';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptySearchState, EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { Figures } from '#shared/ui/page/figures.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { NamedValue, NamedValues } from '#shared/ui/page/named-values.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import type { CatalogueSection } from '../section.ts';

const nothing = () => undefined;
const add = { label: 'Dodaj słuchacza', icon: IconPlus, onClick: nothing };
const download = {
  label: 'Pobierz',
  icon: IconDownload,
  items: [
    { label: 'Lista słuchaczy (CSV)', onClick: nothing },
    { label: 'Numery telefonów (CSV)', onClick: nothing },
  ],
};
const upload = {
  label: 'Numery albumów',
  icon: IconFileUpload,
  onClick: nothing,
};

const month = { month: '2025-10', summary: '4 wpisy, 18,5 godz.', hasEntries: true };
const act = { onClick: nothing };

const monthSections: readonly CatalogueSection[] = [
  {
    id: 'report-bar',
    title: 'Pasek raportu',
    states: [
      {
        id: 'report-bar-empty',
        title: 'Bez wpisów',
        render: () => <ReportBar {...month} summary="0 wpisów, 0 godz." hasEntries={false} report={null} />,
      },
      {
        id: 'report-bar-open',
        title: 'Niewysłany',
        render: () => <ReportBar {...month} report={null} send={act} />,
      },
      {
        id: 'report-bar-sent',
        title: 'Wysłany',
        render: () => <ReportBar {...month} report={{ status: 1 }} />,
      },
      {
        id: 'report-bar-decide',
        title: 'Do decyzji',
        render: () => <ReportBar {...month} report={{ status: 1 }} accept={act} reject={act} pdf={act} />,
      },
      {
        id: 'report-bar-rejected',
        title: 'Odrzucony',
        render: () => <ReportBar {...month} report={{ status: 0 }} send={{ ...act, busy: true }} />,
      },
      {
        id: 'report-bar-changed',
        title: 'Zmieniony po akceptacji',
        render: () => (
          <ReportBar
            {...month}
            report={{ status: 2, changed_at: '2026-11-03T10:00:00Z' }}
            acceptAgain={act}
            takeBack={act}
            pdf={act}
            next={{ to: '.', name: 'Ewa Lis' }}
          />
        ),
      },
      {
        id: 'report-bar-accepted',
        title: 'Zaakceptowany',
        render: () => <ReportBar {...month} report={{ status: 2 }} pdf={act} />,
      },
    ],
  },
  {
    id: 'acting-banner',
    title: 'Działanie w\u00a0imieniu osoby',
    states: [
      {
        id: 'acting-banner-name',
        title: 'Z drogą powrotu',
        render: () => <ActingBanner name="Żaneta Żółć-Brzęczyszczykiewicz" leaveTo="." />,
      },
      { id: 'acting-banner-loading', title: 'Bez nazwiska', render: () => <ActingBanner name={undefined} /> },
    ],
  },
  {
    id: 'figures',
    title: 'Liczby nad listą',
    states: [
      {
        id: 'figures-three',
        title: 'Trzy liczby',
        render: () => (
          <Figures
            figures={[
              { label: 'Razem w\u00a0miesiącu', value: '18,5\u00a0godz.' },
              { label: 'Na uczelni', value: '16\u00a0godz.' },
              { label: 'On-line', value: '2,5\u00a0godz.' },
            ]}
          />
        ),
      },
      {
        id: 'figures-spread',
        title: 'Wskaźniki, które prowadzą do list',
        render: () => (
          <Figures
            spread
            figures={[
              { label: 'Zapisani', value: '1\u00a0795', to: '.' },
              { label: '2\u00a0kierunki', value: '214' },
            ]}
          />
        ),
      },
    ],
  },
  {
    id: 'named-values',
    title: 'Wartości pod nazwami',
    states: [
      {
        id: 'named-values-two',
        title: 'Dwie wartości',
        render: () => (
          <NamedValues>
            <NamedValue name="Kierunek">Doradztwo zawodowe</NamedValue>
            <NamedValue name="Placówka">Łódź</NamedValue>
          </NamedValues>
        ),
      },
    ],
  },
];

export const pageSections: readonly CatalogueSection[] = [
  ...monthSections,
  {
    id: 'page-header',
    title: 'Nagłówek strony',
    states: [
      { id: 'page-header-plain', title: 'Sam tytuł', render: () => <PageHeader title="Statystyki" /> },
      {
        id: 'page-header-actions',
        title: 'Z działaniami',
        render: () => (
          <PageHeader
            title="Słuchacze"
            help="Zapisy na kierunki, pogrupowane po osobie."
            secondary={[upload, download]}
            main={add}
          />
        ),
      },
      {
        id: 'page-header-detail',
        title: 'Strona szczegółów',
        render: () => (
          <PageHeader
            title="Agnieszka Żółć-Brzęczyszczykiewicz"
            portrait={<InitialsAvatar name="Agnieszka Żółć-Brzęczyszczykiewicz" size={52} />}
            back={{ to: '.', label: 'Słuchacze' }}
            main={{ ...add, busy: true }}
          />
        ),
      },
    ],
  },
  {
    id: 'card',
    title: 'Karta',
    states: [
      {
        id: 'card-titled',
        title: 'Z tytułem i\u00a0dopiskiem',
        render: () => (
          <Card title="Raporty za październik" aside={'2 z\u00a03 wysłane'}>
            Treść karty.
          </Card>
        ),
      },
    ],
  },
  {
    id: 'states',
    title: 'Wczytywanie, pustka, błąd',
    states: [
      { id: 'states-loading', title: 'Wczytywanie', render: () => framed(<LoadingState rows={4} />) },
      {
        id: 'states-empty',
        title: 'Pusto',
        render: () => framed(<EmptyState title="Brak kontraków" text="Dodaj pierwszą umowę." action={add} />),
      },
      {
        id: 'states-empty-search',
        title: 'Puste wyszukiwanie',
        render: () => framed(<EmptySearchState search="Brzęczyszczykiewicz" onClear={nothing} />),
      },
      { id: 'states-error', title: 'Błąd', render: () => framed(<ErrorState onRetry={nothing} />) },
      {
        id: 'states-retrying',
        title: 'Ponowna próba',
        render: () => framed(<ErrorState onRetry={nothing} retrying />),
      },
    ],
  },
];

const framed = (content: ReactNode) => <Card flush>{content}</Card>;
