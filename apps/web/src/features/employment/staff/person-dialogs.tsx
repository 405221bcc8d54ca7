import type { StaffGroup } from '@indeks/contract/identity/people/people.keys';
import {
  newAdministrativeEmployee,
  newLecturer,
  personEditForm,
  type PersonRecord,
} from '@indeks/contract/identity/people/people.schemas';
import { staffRoutes as routes } from '@indeks/contract/employment/staff/staff.routes';
import { useNavigate } from 'react-router';
import { nobody } from '#parts/identity/people/account-fields.tsx';
import { explainAccountFailure } from '#parts/identity/people/account-failure.ts';
import { unconfirmed } from '#parts/identity/people/confirmation-fields.tsx';
import { explainHeldAddress } from '#parts/provider/person-rights/explain-held-address.ts';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import classes from './people.module.css';
import { peopleTexts as texts } from './people.texts.ts';
import { declareEditFields, declareEmployeeFields, declareLecturerFields } from './person-fields.tsx';
import { staffLists } from './staff-list.ts';

interface PersonDialogsProps extends EntryOpen<PersonRecord> {
  group: StaffGroup;
  secondDomain: string;
  onRemoved?: () => void;
}

export function PersonDialogs({ group, secondDomain, ...open }: PersonDialogsProps) {
  const navigate = useNavigate();
  const goTo = (path: string) => void navigate(path);
  return <EntryDialogs {...open} entry={declarePeople(group, secondDomain, goTo)} />;
}

const declarePeople = (group: StaffGroup, secondDomain: string, goTo: (path: string) => void) => {
  const explainFailure = explainHeldAddress(goTo);
  const below = <p className={classes.addHelp}>{texts.addHelp}</p>;
  return defineEntry({
    topic: 'people',
    routes,
    texts: { ...texts, ...staffLists[group].texts },
    inWords: ({ name, email }: PersonRecord) => `${name} · ${email}`,
    add: () =>
      group === 'lecturers'
        ? defineForm({
            schema: newLecturer,
            values: { ...nobody, is_company: undefined },
            fields: declareLecturerFields(secondDomain),
            below,
            explainFailure,
          })
        : defineForm({
            schema: newAdministrativeEmployee,
            values: { ...nobody, user_role: undefined, ...unconfirmed },
            fields: declareEmployeeFields(secondDomain),
            below,
            explainFailure,
          }),
    edit: (person) =>
      defineForm({
        schema: personEditForm,
        values: { ...toValues(person), ...unconfirmed },
        fields: declareEditFields(secondDomain, person.email),
        explainFailure: explainAccountFailure,
      }),
  });
};

const toValues = ({ email, given_name, surname, telephone, email_alt, active }: PersonRecord) => ({
  email,
  given_name,
  surname,
  telephone: telephone ?? '',
  // The second address is typed without its domain.
  email_alt: email_alt?.split('@')[0] ?? '',
  active,
});
