import { parseArgs } from 'node:util';
import { createFirstAdministrator, newAdministrator } from '#modules/identity/accounts/index.ts';
import { runCommand } from './command.ts';

const usage = `first-administrator.ts --name 'Imię Nazwisko' --email ADDRESS
  makes the first super administrator of an installation and prints a one-time password, once`;

await runCommand(async (ctx, say) => {
  const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } });
  const person = newAdministrator.safeParse(values);
  if (!person.success) throw new Error(usage);
  const password = await createFirstAdministrator(ctx, person.data);
  say(`one-time password of ${person.data.email}: ${password}`);
  say(`It works once and for 24 hours: sign in at ${ctx.services.config.PUBLIC_ADDRESS} and set your own.`);
});
