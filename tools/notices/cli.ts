import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { noticesFile, writeNotices } from './notices.ts';

// pnpm notices: licences of everything that runs in production, into THIRD-PARTY-NOTICES.txt
const text = writeNotices(root);
writeFileSync(join(root, noticesFile), text);
console.log(`${noticesFile}: ${Math.round(text.length / 1000)} KB`);
