import { readFile } from 'node:fs/promises';
import { loadPostalCodes } from '#modules/provider/postal-codes/index.ts';
import { runCommand } from './command.ts';

const usage = `postal-codes.ts FILE
  loads the places of all post codes from a CSV file (kod;miejscowosc;terc6;gmina;powiat;wojewodztwo)
  and forgets those of an earlier file`;

await runCommand(async (ctx, say) => {
  const file = process.argv[2];
  if (file === undefined) throw new Error(usage);
  say(`places of post codes loaded: ${await loadPostalCodes(ctx, await readFile(file, 'utf8'))}`);
});
