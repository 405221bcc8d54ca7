import { parseArgs } from 'node:util';
import { isRealDate } from '@indeks/contract/common/dates';
import { audiences, uploadKinds } from '@indeks/contract/common/upload-kinds';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact } from '#platform/context.ts';
import { listLimits, setLimit } from '#platform/uploads/day-limits.queries.ts';
import { runCommand } from './command.ts';

const usage = `upload-limits.ts                                            says how much a person may upload in a day
upload-limits.ts set KIND AUDIENCE DAY MEGABYTES FILES      from that day on
  KIND: ${uploadKinds.join(', ')}; AUDIENCE: ${audiences.join(', ')}; DAY: YYYY-MM-DD, today or later`;

const megabyte = 1_000_000;

await runCommand(async (ctx, say) => {
  const [action, ...values] = parseArgs({ allowPositionals: true }).positionals;
  if (action !== undefined) {
    const limit = action === 'set' ? readLimit(values, ctx.clock.today()) : undefined;
    if (!limit) throw new Error(usage);
    await transact(ctx, async (tx) => {
      await setLimit(tx, limit);
      await audit(tx, { action: 'upload-limit.set', after: limit });
    });
  }
  for (const { kind, audience, valid_from, bytes, files } of await listLimits(ctx))
    say(`${kind} ${audience} from ${valid_from}: ${bytes / megabyte} MB, ${files} files a day`);
});

/** A day that is over keeps the limit it had. */
function readLimit(values: readonly string[], today: string) {
  const [kindName, audienceName, day = '', megabytes, files, ...rest] = values;
  const kind = uploadKinds.find((known) => known === kindName);
  const audience = audiences.find((known) => known === audienceName);
  const numbers = [Number(megabytes), Number(files)].filter(
    (number) => Number.isInteger(number) && number > 0,
  );
  const [most = 0, count = 0] = numbers;
  if (!kind || !audience || !isRealDate(day) || day < today || numbers.length < 2 || rest.length > 0)
    return undefined;
  return { kind, audience, valid_from: day, bytes: most * megabyte, files: count };
}
