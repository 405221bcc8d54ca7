import { staffGroups, type StaffGroup } from '@indeks/contract/identity/people/people.keys';
import type { PersonDetail } from '@indeks/contract/identity/people/people.schemas';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { personQuery } from '#data/identity/people.ts';
import { PersonHeader } from '#features/employment/staff/person-header.tsx';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import type { SlugTab } from '#shared/ui/feedback/tabs-by-slug.tsx';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';

interface PersonProps {
  group: StaffGroup;
  texts: { title: string; back: { to: string; label: string }; tabs: string };
  tabs: (person: PersonDetail) => readonly SlugTab[];
}

/** Somebody of the staff as the secretariat sees them: everything the person keeps, in tabs. */
export function Person(props: PersonProps) {
  const { group, texts } = props;
  return (
    <RecordPage
      query={personQuery}
      belongs={(person) => belongsTo(group, person)}
      texts={{ ...pagesTexts.anyPerson, ...texts }}
    >
      {(person) => <KnownPerson person={person} {...props} />}
    </RecordPage>
  );
}

const belongsTo = (group: StaffGroup, { user_role }: PersonDetail): boolean =>
  staffGroups[group].some((role) => role === user_role);

function KnownPerson({ person, group, texts, tabs }: PersonProps & { person: PersonDetail }) {
  return (
    <>
      <PersonHeader
        group={group}
        person={person}
        secondDomain={person.second_mail_domain}
        back={texts.back}
      />
      <ActingBanner name={person.name} />
      <RoutedTabs label={texts.tabs} tabs={tabs(person)} />
    </>
  );
}
