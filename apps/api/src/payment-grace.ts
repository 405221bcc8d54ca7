import { parseArgs } from 'node:util';
import { isRealDate } from '@indeks/contract/common/dates';
import { listGraces, setGrace, type PaymentGrace } from '#modules/money/payments/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact } from '#platform/context.ts';
import { runCommand } from './command.ts';

const usage = `payment-grace.ts                   says for how many days after an enrolment nothing of it is due
payment-grace.ts set DAY DAYS      for whatever is enrolled from that day on
  DAY: YYYY-MM-DD, today or later; DAYS: 0 to 365`;

await runCommand(async (ctx, say) => {
  const [action, ...values] = parseArgs({ allowPositionals: true }).positionals;
  if (action !== undefined) {
    const grace = action === 'set' ? readGrace(values, ctx.clock.today()) : undefined;
    if (!grace) throw new Error(usage);
    await transact(ctx, async (tx) => {
      await setGrace(tx, grace);
      await audit(tx, { action: 'payment-grace.set', after: grace });
    });
  }
  for (const { valid_from, days } of await listGraces(ctx)) say(`from ${valid_from}: ${days} days`);
});

/** People who were enrolled before keep the days they had. */
function readGrace(values: readonly string[], today: string): PaymentGrace | undefined {
  const [day = '', days = '', ...rest] = values;
  const isUnderstood = isRealDate(day) && day >= today && /^\d{1,3}$/u.test(days) && Number(days) <= 365;
  return isUnderstood && rest.length === 0 ? { valid_from: day, days: Number(days) } : undefined;
}
