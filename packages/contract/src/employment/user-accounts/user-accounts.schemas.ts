import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { confirmationIfAsked } from '../../identity/accounts/second-step.schemas.ts';
import { version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { givenRoles, rolePersonSortKeys } from '../../identity/people/people.keys.ts';
import { accountFields, personRecord } from '../../identity/people/people.schemas.ts';
import { samePerson } from '../../identity/people/same-person.schemas.ts';
import { peopleTexts as texts } from '../../identity/people/people.texts.ts';

export const userAccountsQuery = pagingQuery(rolePersonSortKeys).extend({
  role: z.coerce.number().pipe(z.literal(roles)).optional(),
  /** Everybody but the students. */
  group: z.literal('staff').optional(),
});

/** Students come with an enrolment; every other role is given here. */
const givenRole = z.literal(givenRoles, { error: texts.roleRequired });

/** A role that sees everybody's data is given and taken with one's own password, and code where one has it. */
export const newUserAccountForm = z.strictObject({
  ...accountFields,
  user_role: givenRole,
  ...confirmationIfAsked,
});
export const newUserAccount = newUserAccountForm.extend({ same_person: samePerson });
export type NewUserAccount = z.output<typeof newUserAccount>;

/** Fields of the dialog of a role. */
export const roleForm = z.strictObject({ user_role: givenRole, ...confirmationIfAsked });
export const roleChange = roleForm.extend({ version });
export type RoleChange = z.output<typeof roleChange>;

export const userAccount = personRecord.extend({
  can: z.object({
    /** The roles that this account may be given; empty when its role may not be changed. */
    roles: z.array(z.literal(roles)),
  }),
});
export type UserAccount = z.infer<typeof userAccount>;
export const userAccountsPage = pageSchema(userAccount).extend({
  second_mail_domain: z.string(),
  /** The roles of accounts that the caller may add. */
  roles: z.array(z.literal(roles)),
});
