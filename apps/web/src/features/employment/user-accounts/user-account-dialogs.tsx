import { role, roleNames, type Role } from '@indeks/contract/access/roles';
import { userAccountRoutes as routes } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import {
  newUserAccountForm,
  roleForm,
  type UserAccount,
} from '@indeks/contract/employment/user-accounts/user-accounts.schemas';
import { useNavigate } from 'react-router';
import { declareAccountFields, nobody } from '#parts/identity/people/account-fields.tsx';
import { declareConfirmationFields, unconfirmed } from '#parts/identity/people/confirmation-fields.tsx';
import { declareAddress } from '#parts/provider/person-rights/address-field.tsx';
import { explainHeldAddress } from '#parts/provider/person-rights/explain-held-address.ts';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { userAccountsTexts as texts } from './user-accounts.texts.ts';

interface UserAccountDialogsProps extends EntryOpen<UserAccount> {
  secondDomain: string;
  /** The roles of accounts that may be added. */
  roles: readonly Role[];
}

export function UserAccountDialogs({ secondDomain, roles, ...open }: UserAccountDialogsProps) {
  const navigate = useNavigate();
  const goTo = (path: string) => void navigate(path);
  return <EntryDialogs {...open} entry={declareAccounts(secondDomain, roles, goTo)} />;
}

const declareAccounts = (secondDomain: string, roles: readonly Role[], goTo: (path: string) => void) =>
  defineEntry({
    topic: 'people',
    routes,
    texts,
    inWords: ({ name, user_role }: UserAccount) => `${name} · ${roleNames[user_role]}`,
    add: () =>
      defineForm({
        schema: newUserAccountForm,
        values: { ...nobody, user_role: undefined, ...unconfirmed },
        fields: {
          ...declareAccountFields(secondDomain),
          email: declareAddress(),
          user_role: {
            label: texts.role,
            draw: (field) => <SelectField {...field} choices={listChoices(roles)} required />,
          },
          ...declareConfirmationFields(texts.addPasswordHelp),
        },
        below: <p>{texts.addHelp}</p>,
        explainFailure: explainHeldAddress(goTo),
      }),
    edit: ({ can, name, user_role }) =>
      defineForm({
        schema: roleForm,
        values: { user_role: undefined, ...unconfirmed },
        fields: {
          user_role: {
            label: texts.role,
            draw: (field) => <SelectField {...field} choices={listChoices(can.roles)} required />,
          },
          ...declareConfirmationFields(texts.changePasswordHelp),
        },
        below: <WhatFollows name={name} before={user_role} />,
      }),
  });

/** The person whose role is changed, and what follows from it. */
function WhatFollows({ name, before }: { name: string; before: Role }) {
  return (
    <>
      <p>
        <strong>{texts.changeOf(name, roleNames[before])}</strong>
      </p>
      <p>
        {texts.changeHelp} {before === role.coordinator && texts.changeOfCoordinator}
      </p>
    </>
  );
}

const listChoices = (roles: readonly Role[]) =>
  roles.flatMap((each) => (each === role.student ? [] : [{ value: each, label: roleNames[each] }]));
