import { main } from '../shared/main.ts';
import { alarms } from './alarms.ts';
import { backupDrill, waitingDrill } from './backup-drill.ts';
import { backendsTerminated } from './backends-terminated.ts';
import { bankFileBomb } from './bank-file-bomb.ts';
import type { Experiment } from './experiment.ts';
import { certificatesAgainstPdfmake } from './certificate-pdf.ts';
import { certificatesKilled } from './certificates-killed.ts';
import { exportMemory } from './export-memory.ts';
import { fanOut } from './fan-out.ts';
import { gradesAtOnce } from './grades-at-once.ts';
import { importKilled, importSentAtOnce } from './import-killed.ts';
import { meetingsKilled } from './meetings-killed.ts';
import { hostileUploads } from './hostile-uploads.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { hungStore } from './hung-store.ts';
import { messageKilled } from './message-killed.ts';
import { ownSearch } from './own-search.ts';
import { papers } from './papers.ts';
import { postgresStops } from './postgres-stops.ts';
import { primaryLost } from './primary-lost.ts';
import { protocolAgainstPdfmake } from './protocol-pdf.ts';
import { scannedUploads } from './scanned-uploads.ts';
import { silentNetwork } from './silent-network.ts';
import { stalledExports } from './stalled-exports.ts';
import { upgrade } from './upgrade.ts';

// pnpm experiments [name]: breaks a whole system on purpose and measures how it stands. See docs/operations.md.
const experiments: readonly Experiment[] = [
  postgresStops,
  backendsTerminated,
  primaryLost,
  upgrade,
  alarms,
  silentNetwork,
  hungStore,
  stalledExports,
  exportMemory,
  hostileUploads,
  scannedUploads,
  bankFileBomb,
  backupDrill,
  waitingDrill,
  importKilled,
  importSentAtOnce,
  gradesAtOnce,
  messageKilled,
  fanOut,
  ownSearch,
  protocolAgainstPdfmake,
  certificatesAgainstPdfmake,
  certificatesKilled,
  papers,
  meetingsKilled,
  hostileBodies,
];

await main(async () => {
  const name = process.argv[2];
  const chosen = experiments.filter((experiment) => name === undefined || experiment.name === name);
  if (chosen.length === 0) {
    const list = experiments.map(({ name: known, about }) => `  ${known.padEnd(22)}${about}`);
    throw new Error(`no such experiment: ${name}\n${list.join('\n')}`);
  }
  for (const experiment of chosen) await runOne(experiment);
});

async function runOne({ name, about, run }: Experiment): Promise<void> {
  console.log(`${name}: ${about}`);
  const { figures, missed } = await run();
  for (const figure of figures) console.log(`  ${figure}`);
  for (const goal of missed) console.log(`  MISSED: ${goal}`);
  if (missed.length > 0) process.exitCode = 1;
}
