import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from '../shared/main.ts';
import { root } from '../shared/root.ts';
import { needPrograms } from '../services/packages.ts';
import { launchChromium, optimised } from './browser.ts';
import { withOwnSystem } from './own-system.ts';
import { pictures } from './pictures.ts';
import { takePicture } from './take.ts';

// pnpm screenshots [--url ADDRESS | --web FOLDER] [--into FOLDER | --check] [NAME …]: the README's pictures, from a system with
// demo data that is started for them, or from the one at the address. --web names a web that is built already; --check takes
// the pictures and writes none.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    web: { type: 'string' },
    check: { type: 'boolean', default: false },
    into: { type: 'string', default: join(root, 'docs', 'images') },
  },
});

await main(async () => {
  await needPrograms(['chromium-headless-shell'], ['chromium-headless-shell']);
  const web = values.web === undefined ? undefined : resolve(values.web);
  if (values.url === undefined) await withOwnSystem({ web }, takeAll);
  else await takeAll(values.url);
});

async function takeAll(url: string): Promise<void> {
  if (!values.check) mkdirSync(values.into, { recursive: true });
  const wanted = pictures.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const browser = await launchChromium();
  try {
    for (const picture of wanted) {
      const content = await optimised(await takePicture(browser, url, picture));
      if (!values.check) writeFileSync(join(values.into, `${picture.name}.png`), content);
      console.log(`${picture.name.padEnd(14)} ${String(Math.round(content.length / 1000)).padStart(4)} KB`);
    }
  } finally {
    await browser.close();
  }
}
