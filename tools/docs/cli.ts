import { root } from '../shared/root.ts';
import { judgeDocuments, readDocuments } from './documents.ts';

// pnpm documents: links, headings, commands, files and pictures that documents name exist.
const documents = readDocuments(root);
const wrong = judgeDocuments(root, documents);
for (const sentence of wrong) console.error(sentence);
console.log(`${documents.length} documents, ${wrong.length} faults`);
process.exitCode = wrong.length === 0 ? 0 : 1;
