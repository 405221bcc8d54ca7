import { idParams } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import {
  newUserAccount,
  roleChange,
  userAccount,
  userAccountsPage,
  userAccountsQuery,
} from './user-accounts.schemas.ts';

/** All accounts, and which role each has. */
export const userAccountRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/accounts',
    access: 'accounts.manage',
    summary: 'All accounts, those of one role or all but the students’, a page of them',
    query: userAccountsQuery,
    answer: userAccountsPage,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/accounts',
    access: 'accounts.manage',
    summary: 'Adds an account of any role but a student’s; its person gets a mail with a one-time password',
    body: newUserAccount,
    answer: userAccount,
    idempotent: true,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/accounts/:id',
    access: 'accounts.manage',
    summary: 'Gives an account another role and ends its sessions',
    params: idParams,
    body: roleChange,
    answer: userAccount,
    object: 'shared',
  }),
} as const;
