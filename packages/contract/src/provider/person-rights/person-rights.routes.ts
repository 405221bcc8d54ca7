import { defineRoute } from '../../common/route.ts';
import { addressHolder, askedAddress } from './person-rights.schemas.ts';

export const personRightRoutes = {
  /** In a body, since an address in a query would stand in the log of every proxy. */
  holder: defineRoute({
    method: 'POST',
    path: '/api/address-holder',
    access: 'students.view',
    summary:
      'Who has an e-mail address, while it is being typed; only people whom the caller may see are named',
    body: askedAddress,
    answer: addressHolder,
  }),
} as const;
