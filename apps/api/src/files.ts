import { parseArgs } from 'node:util';
import { fileColumns } from '#app';
import type { Ctx } from '#platform/context.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { look, sweepFilesJob } from '#platform/files/sweeping.ts';
import { listStored } from '#platform/restored/comparing.ts';
import { listNamedFiles } from '#platform/restored/comparing.queries.ts';
import { runCommand, type Say } from './command.ts';

const usage = `files.ts              says how many files of the store no row names
files.ts sweep        lets the workers remove these files, however many
files.ts bring-back   after a restore of the database: files that rows name and that were removed since lie in the
                      store again, from the versions of the bucket`;

await runCommand(async (command, say) => {
  const [action = 'look', ...rest] = parseArgs({ allowPositionals: true }).positionals;
  const run = { look: tellUnnamed, sweep: sweepAll, 'bring-back': bringBack }[action];
  if (!run || rest.length > 0) throw new Error(usage);
  const files = await openFileStore(command.services.config);
  await run({ ...command, services: { ...command.services, files, fileColumns } }, say);
});

async function tellUnnamed(ctx: Ctx, say: Say): Promise<void> {
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
}

async function sweepAll(ctx: Ctx, say: Say): Promise<void> {
  await tellUnnamed(ctx, say);
  await ctx.services.jobs.enqueue(ctx, sweepFilesJob, { howeverMany: true });
  say('their removal was handed to the workers; ask again what is left');
}

async function bringBack(ctx: Ctx, say: Say): Promise<void> {
  const { files } = ctx.services;
  const [named, stored] = [await listNamedFiles(ctx), await listStored(files)];
  const gone: string[] = [];
  let back = 0;
  for (const key of named.filter((known) => !stored.has(known)))
    if (await files.bringBack(key)) back += 1;
    else gone.push(key);
  say(`files that rows name: ${named.length}, brought back: ${back}`);
  if (gone.length > 0) throw new Error(`no version is kept of: ${gone.join(', ')}`);
}
