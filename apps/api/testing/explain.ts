import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Statement } from './test-app.ts';

const rowsAllowed = 10_000;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Runs each SELECT again under EXPLAIN ANALYZE and names the sequential scans that read more than 10,000 rows.
 * Every list has a test that calls its route at a large size and passes the statements here.
 */
export const largeSequentialScans = async (
  db: Database,
  statements: readonly Statement[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const statement of statements.filter(({ sql: text }) => /^\s*(select|with)\b/.test(text))) {
    const plan = await planOf(db, statement);
    for (const node of nodesOf(plan)) {
      const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      if (node['Node Type'] === 'Seq Scan' && read > rowsAllowed)
        found.push(`${node['Relation Name']}: ${read} rows by ${statement.sql.slice(0, 120)}`);
    }
  }
  return found;
};

const planOf = async (db: Database, { sql: text, parameters }: Statement): Promise<PlanNode> => {
  const explained = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>({
    ...sql`select 1`.compile(db),
    sql: `explain (analyze, format json) ${text}`,
    parameters,
  });
  const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`PostgreSQL gave no plan for ${text}`);
  return plan;
};

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}
