import { staffGroups, type StaffGroup } from '@indeks/contract/people/people.keys';
import type { PersonDetail } from '@indeks/contract/people/people.schemas';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { personQuery } from '#data/people.ts';
import { PersonHeader } from '#features/people/person-header.tsx';
import { isCallError } from '#shared/api/call-error.ts';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import type { SlugTab } from '#shared/ui/feedback/tabs-by-slug.tsx';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

const texts = pagesTexts.person;

interface PersonProps {
  group: StaffGroup;
  texts: { title: string; back: { to: string; label: string }; tabs: string };
  tabs: (person: PersonDetail) => readonly SlugTab[];
}

/** Somebody of the staff as the secretariat sees them: everything the person keeps, in tabs. */
export function Person(props: PersonProps) {
  const { id } = useParams();
  const user = Number(id);
  const { data, error, isFetching, refetch } = useQuery({
    ...personQuery(user),
    enabled: Number.isInteger(user) && user > 0,
  });
  // The key resets the tabs for another person, so that nothing half entered is saved for somebody else.
  if (data && isOf(props.group, data)) return <KnownPerson key={user} person={data} {...props} />;
  return (
    <>
      <PageHeader title={props.texts.title} back={props.texts.back} />
      <NoPerson
        missing={data !== undefined || !(user > 0) || isCallError(error, 'record/not-found')}
        failed={error !== null}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </>
  );
}

const isOf = (group: StaffGroup, { user_role }: PersonDetail): boolean =>
  staffGroups[group].some((role) => role === user_role);

function KnownPerson({ person, group, texts: own, tabs }: PersonProps & { person: PersonDetail }) {
  return (
    <>
      <PersonHeader group={group} person={person} secondDomain={person.second_mail_domain} back={own.back} />
      <ActingBanner name={person.name} />
      <RoutedTabs label={own.tabs} tabs={tabs(person)} />
    </>
  );
}

interface NoPersonProps {
  missing: boolean;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

function NoPerson({ missing, failed, retrying, onRetry }: NoPersonProps) {
  if (missing) return <EmptyState title={texts.missing} text={texts.missingHelp} />;
  return failed ? <ErrorState title={texts.failed} onRetry={onRetry} retrying={retrying} /> : null;
}
