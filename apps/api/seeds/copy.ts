import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { Plan } from './plan.ts';
import type { Seed } from './seed.ts';

/** Writes the rows by COPY as they are made; returns how many the database took. */
export const copyIn = async (client: Client, seed: Seed, plan: Plan): Promise<number> => {
  const sink = client.query(from(`copy ${seed.table} (${seed.columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(chunks(seed.rows(plan))), sink);
  return sink.rowCount;
};

const chunkLength = 65_536;

function* chunks(rows: Iterable<readonly unknown[]>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${row.map(cell).join('\t')}\n`;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

/** PostgreSQL's text format. */
const cell = (value: unknown): string => {
  if (value === null) return String.raw`\N`;
  if (typeof value === 'string') return value.replace(/[\\\t\n\r]/g, (letter) => escapes[letter] ?? letter);
  if (Array.isArray(value)) return cell(`{${value.map((item) => JSON.stringify(item)).join()}}`);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`The seed cannot write a value of type ${typeof value}`);
};

const escapes: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};
