import { keptByCode } from '#app';
import { findWrongThings, readKeptThings } from '#platform/kept/kept.ts';
import { mostWrongRows } from '#platform/kept/kept.queries.ts';
import { runCommand } from './command.ts';

// Compares everything that is kept with what it is kept from, and fails where something differs.
await runCommand(async (ctx, say) => {
  const things = [...(await readKeptThings()), ...keptByCode];
  const wrong = await findWrongThings(ctx, things);
  for (const { name, rows } of wrong) {
    for (const row of rows) say(`${name}: ${JSON.stringify(row)}`);
    if (rows.length === mostWrongRows) say(`${name}: perhaps more`);
  }
  if (wrong.length > 0) throw new Error(`kept things that differ: ${wrong.length} of ${things.length}`);
  say(`kept things: ${things.length}, all right`);
});
