import { readDeclaredTables, readKeptChains, type DeclaredTable, type KeptChain } from './declared-tables.ts';

/** The tables by area, who writes them and what is kept from them, as people read it. */
export function databaseDocument(): string {
  const tables = readDeclaredTables();
  const chains = readKeptChains();
  const areas = [...new Set(tables.map(({ area }) => area))];
  return `# The database

Generated from \`apps/api/database\` by \`pnpm generate\`; do not edit. Tables, constraints and indexes as PostgreSQL has them
are in [schema.sql](../apps/api/database/generated/schema.sql), functions, triggers and views in
[logic](../apps/api/database/logic). A table is written by one module, or by the platform; every module may read it. A name
that ends in \`.sql\` is a file of logic, which writes what follows from other tables. \`pnpm kept\`, and a job every night,
compare all that is kept with what it is kept from.

${areas.map((area) => areaSection(area, tables, chains)).join('\n\n')}
`;
}

function areaSection(area: string, tables: readonly DeclaredTable[], chains: readonly KeptChain[]): string {
  const own = tables.filter((table) => table.area === area);
  const kept = chains.filter((chain) => chain.area === area);
  const rows = own.map(
    ({ name, about, writers }) =>
      `| \`${name}\` | ${about} | ${writers.join(', ')} | ${keptFrom(name, chains)} |`,
  );
  return `## ${area}

| table | what a row is | written by | kept from it |
| --- | --- | --- | --- |
${rows.join('\n')}${kept.length > 0 ? `\n\n${keptSection(kept)}` : ''}`;
}

function keptFrom(table: string, chains: readonly KeptChain[]): string {
  const names = chains.filter(({ from }) => from.includes(table)).map(({ keeps }) => withoutModule(keeps));
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}

function keptSection(kept: readonly KeptChain[]): string {
  const rows = kept.map(
    ({ keeps, definedBy, comparedBy, file }) =>
      `| \`${withoutModule(keeps)}\` | ${definedBy ? `\`${definedBy}\`` : ''} | \`${comparedBy}\` | [${file}](../apps/api/database/logic/${file}) |`,
  );
  const edges = kept.flatMap(({ from, tables }) =>
    from.flatMap((source) =>
      tables.filter((table) => table !== source).map((table) => `  ${source} --> ${table}`),
    ),
  );
  return `| kept | what it should be | what finds the wrong ones | where |
| --- | --- | --- | --- |
${rows.join('\n')}${edges.length > 0 ? drawing([...new Set(edges)]) : ''}`;
}

function drawing(edges: readonly string[]): string {
  return `

\`\`\`mermaid
flowchart LR
${edges.join('\n')}
\`\`\``;
}

/** `conversation_sides (unread) by chat` names a module that the column of writers has, too. */
function withoutModule(keeps: string): string {
  return keeps.split(' by ')[0] ?? keeps;
}
