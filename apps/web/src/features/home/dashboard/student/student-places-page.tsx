import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { activePlacesQuery, secretariatQuery } from '#data/provider/places.ts';
import { ownStudiesQuery } from '#data/studies/own-studies.ts';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { ContactList } from './contact-list.tsx';
import { listCentres, listCoordinators } from './contacts-of-places.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts } from './student-pages.texts.ts';

const texts = studentPagesTexts.places;

/** Whom a student can ask: centres, coordinators and the secretariat. */
export function StudentPlacesPage() {
  return (
    <>
      <PageHeader title={texts.title} />
      <RoutedTabs
        label={texts.tabs}
        tabs={[
          { slug: 'osrodki', label: texts.centres, render: () => <Centres /> },
          { slug: 'koordynatorzy', label: texts.coordinators, render: () => <Coordinators /> },
          { slug: 'sekretariat', label: texts.secretariat, render: () => <Secretariat /> },
        ]}
      />
    </>
  );
}

/** The places, and what the person studies: shown together, so that the own ones do not jump to the top later. */
function usePlaces() {
  const studies = useQuery(ownStudiesQuery);
  const places = useQuery(activePlacesQuery);
  const result = studies.isPending ? { ...places, data: undefined } : places;
  return { own: studies.data?.enrolments ?? [], result };
}

function Centres() {
  const { own, result } = usePlaces();
  return (
    <Loaded result={result}>
      {({ items }) => (
        <ContactList label={texts.centres} search={texts.searchCentres} contacts={listCentres(items, own)} />
      )}
    </Loaded>
  );
}

function Coordinators() {
  const { own, result } = usePlaces();
  return (
    <Loaded result={result}>
      {({ items }) => (
        <ContactList
          label={texts.coordinators}
          search={texts.searchCoordinators}
          contacts={listCoordinators(items, own)}
        />
      )}
    </Loaded>
  );
}

function Secretariat() {
  const result = useQuery(secretariatQuery);
  return (
    <Loaded result={result}>
      {({ name, address, telephone, email }) => {
        const content = (
          <>
            <strong>{texts.secretariat}</strong>
            <div>{name}</div>
            <div className={classes.quiet}>{address}</div>
            <div className={classes.contacts}>
              <PhoneLink telephone={telephone} of={texts.secretariat} />
              {email !== '' && <EmailLink email={email} of={texts.secretariat} />}
            </div>
          </>
        );
        const words = [texts.secretariat, name, address, telephone, email].join(' ');
        return (
          <ContactList
            label={texts.secretariat}
            search={texts.searchSecretariat}
            contacts={[{ key: name, words, content }]}
          />
        );
      }}
    </Loaded>
  );
}

interface LoadedProps<Data> {
  result: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ result, children }: LoadedProps<Data>) {
  if (result.data !== undefined) return children(result.data);
  return (
    <Card>
      <AwaitedState
        result={result}
        failed={texts.failed}
        text={studentPagesTexts.loading}
        rows={4}
        columns={2}
      />
    </Card>
  );
}
