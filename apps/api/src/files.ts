import { parseArgs } from 'node:util';
import { fileColumns } from '#app';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { look, sweepFilesJob } from '#platform/files/sweeping.ts';
import { runCommand } from './command.ts';

const usage = `files.ts           says how many files of the store no row names
files.ts sweep     lets the workers remove these files, however many`;

await runCommand(async (command, say) => {
  const [action, ...rest] = parseArgs({ allowPositionals: true }).positionals;
  if ((action !== undefined && action !== 'sweep') || rest.length > 0) throw new Error(usage);
  const files = await openFileStore(command.services.config);
  const ctx = { ...command, services: { ...command.services, files, fileColumns } };
  let looked = 0;
  let unnamed = 0;
  let after: string | undefined;
  do {
    const part = await look(ctx, after);
    looked += part.looked;
    unnamed += part.unnamed.length;
    after = part.last;
  } while (after !== undefined);
  say(`files older than a day: ${looked}`);
  say(`of these without a row: ${unnamed}`);
  if (action === 'sweep') {
    await ctx.services.jobs.enqueue(ctx, sweepFilesJob, { howeverMany: true });
    say('their removal was handed to the workers; ask again what is left');
  }
});
