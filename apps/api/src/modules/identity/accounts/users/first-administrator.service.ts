import { role } from '@indeks/contract/access/roles';
import { email, text } from '@indeks/contract/common/fields';
import { splitName } from '@indeks/contract/identity/people/names.rules';
import { z } from 'zod';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx } from '#platform/context.ts';
import * as queries from './first-administrator.queries.ts';
import { issueOneTimePassword } from '../recovery/one-time-password.service.ts';

const passwordMinutes = 24 * 60;

export const newAdministrator = z.strictObject({
  name: text(200, 'a name is needed'),
  email: email('an address is needed', 'this is not a mail address'),
});

/** Everybody else is added by the administrator: this works once for an installation. Gives the one-time password. */
export const createFirstAdministrator = (ctx: Ctx, person: z.output<typeof newAdministrator>) =>
  transact(ctx, async (tx) => {
    await queries.holdAccounts(tx);
    if (await queries.hasSuperAdmin(tx))
      throw new Error('There is a super administrator already: sign in as one, or recover the password.');
    const { id } = await queries.insert(tx, {
      name: splitName(person.name),
      email: person.email,
      role: role.superAdmin,
    });
    await audit(tx, { action: 'account.first-administrator', subjectId: id, after: person });
    const { password } = await issueOneTimePassword(tx, {
      userId: id,
      kind: 'first-login',
      minutes: passwordMinutes,
    });
    return password;
  });
