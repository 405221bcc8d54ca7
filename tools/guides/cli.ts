import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../screenshots/browser.ts';
import { needPrograms } from '../services/packages.ts';
import { main } from '../shared/main.ts';
import { mustRun } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { drawGuide, type Guide } from './guide.ts';

// pnpm guides [--into FOLDER]: one PDF to print for each role, from the pages of the help.
const { values } = parseArgs({ options: { into: { type: 'string', default: 'guides' } } });

await main(async () => {
  await needPrograms(['chromium-headless-shell'], ['chromium-headless-shell']);
  const into = resolve(values.into);
  mkdirSync(into, { recursive: true });
  // The repository's own manifest.
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const guides = await readGuides();
  const browser = await launchChromium();
  try {
    const context = await browser.newContext();
    for (const guide of guides) {
      const page = await context.newPage();
      await page.setContent(drawGuide(guide, version));
      const content = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
      const name = `przewodnik-${guide.role}.pdf`;
      writeFileSync(join(into, name), content);
      console.log(`${name.padEnd(20)}${guide.roleName.padEnd(28)}${guide.chapters.length} pages of help`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

/** In a process of its own: the help is the web's, of which tools import nothing. */
async function readGuides(): Promise<readonly Guide[]> {
  const source = join(root, 'apps', 'web', 'src', 'app', 'help', 'guides.ts');
  const script = `import { listGuides } from ${JSON.stringify(source)}; console.log(JSON.stringify(listGuides()));`;
  const printed = await mustRun('node', ['--input-type=module', '-e', script], { cwd: root });
  return JSON.parse(printed) as readonly Guide[]; // what listGuides answers
}
