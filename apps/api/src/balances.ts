import { findWrongBalances } from '#modules/payments/index.ts';
import { runCommand } from './command.ts';

// Says whether every kept sum is what the payments add up to, and fails where one is not.
await runCommand(async (ctx, say) => {
  const wrong = await findWrongBalances(ctx);
  for (const { uid, enrolment_id } of wrong)
    say(`person ${uid ?? '?'}, enrolment ${enrolment_id ?? '?'}: the kept sums are wrong`);
  if (wrong.length > 0)
    throw new Error(`wrong balances: ${wrong.length}${wrong.length === 100 ? ' or more' : ''}`);
  say('wrong balances: 0');
});
