import { parseArgs } from 'node:util';
import { sealedColumns } from '#app';
import { keyUses } from '#platform/crypto/key-uses.ts';
import { resealJob } from '#platform/crypto/resealing.ts';
import { readSealingKeys } from '#platform/crypto/sealing-keys.ts';
import { runCommand } from './command.ts';

const usage = `keys.ts            says which sealed rows need which key
keys.ts reseal     lets the workers seal anew what is not under the current key`;

await runCommand(async (ctx, say) => {
  const { config, jobs } = ctx.services;
  const [action, ...rest] = parseArgs({ allowPositionals: true }).positionals;
  if ((action !== undefined && action !== 'reseal') || rest.length > 0) throw new Error(usage);
  const { current, keys } = readSealingKeys(config.SEALING_KEYS_FILE, {
    privateFile: config.NODE_ENV === 'production',
  });
  const uses = await keyUses(ctx.db, sealedColumns);
  for (const { place, keyId, rows } of uses) say(`${place}: ${rows} rows need "${keyId}"`);

  const needed = new Set(uses.map(({ keyId }) => keyId));
  say(`current: "${current}"`);
  say(`to be sealed anew: ${listed([...needed].filter((id) => id !== current))}`);
  say(`may be removed: ${listed([...keys.keys()].filter((id) => id !== current && !needed.has(id)))}`);
  const missing = [...needed].filter((id) => !keys.has(id));
  if (missing.length > 0) throw new Error(`missing from SEALING_KEYS_FILE: ${listed(missing)}`);

  if (action === 'reseal') {
    await jobs.enqueue(ctx, resealJob, {});
    say('sealing anew was handed to the workers; ask again what is left');
  }
});

function listed(ids: readonly string[]): string {
  return ids.map((id) => `"${id}"`).join(', ') || 'nothing';
}
