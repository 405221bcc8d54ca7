import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../shared/main.ts';
import { root } from '../shared/root.ts';
import { findObstacles, nextSteps } from './release.ts';
import { readState } from './state.ts';

// pnpm release VERSION: checks both lists of changes, sets the version in package.json, its one place, and says what to do.
await main(async () => {
  const [version] = process.argv.slice(2);
  if (version === undefined) throw new Error('usage: pnpm release VERSION');
  const state = readState();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format();
  const obstacles = findObstacles(state, version, today);
  if (obstacles.length > 0) throw new Error(obstacles.join('\n'));
  const file = join(root, 'package.json');
  const manifest = readFileSync(file, 'utf8');
  writeFileSync(file, manifest.replace(`"version": "${state.current}"`, `"version": "${version}"`));
  console.log(`package.json: ${state.current} → ${version}\n\nWhat remains:`);
  for (const [index, step] of nextSteps(version).entries()) console.log(`${index + 1}. ${step}`);
});
