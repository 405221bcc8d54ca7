import { parseArgs } from 'node:util';
import { fileColumns, keptByCode } from '#app';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { readKeptThings } from '#platform/kept/kept.ts';
import { compareRestored } from '#platform/restored/comparing.ts';
import { openDatabase, runCommand } from './command.ts';

// Compares the database that RESTORED_URL names with the portal's, and prints one line for note_restore. What differs is
// named on the other output, and the end is 1.
await runCommand(async (command, say) => {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '0' } } });
  const url = process.env['RESTORED_URL'];
  if (!url) throw new Error('RESTORED_URL is needed: the address of the restored database');
  const files = await openFileStore(command.services.config);
  const live = { ...command, services: { ...command.services, files, fileColumns } };
  const db = openDatabase(url);
  try {
    const things = [...(await readKeptThings()), ...keptByCode];
    const found = await compareRestored(live, { ...live, db }, things);
    const { moment, tables, rows, differing, missing } = found;
    const seconds = Number(values.seconds);
    const report = { moment, seconds, tables, rows, differing: differing.length, files: found.files };
    say(JSON.stringify({ ...report, files_missing: missing.length }));
    if (differing.length + missing.length > 0)
      throw new Error(`differs: ${[...differing, ...missing.map((key) => `file ${key}`)].join(', ')}`);
  } finally {
    await db.destroy();
  }
});
