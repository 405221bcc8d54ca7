import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#platform/db/database.ts';
import { isPrepared } from '#platform/db/statement-names.ts';
import type { Statement } from './test-app.ts';

const rowsAllowed = 10_000;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Total Cost': number;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Actual Loops': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** What the SELECTs of a request read. */
interface Reading {
  /** Pages of tables and indexes, in memory or not: what they cost on any machine. */
  readonly pages: number;
  /** The sequential scans that read more than 10,000 rows, in words. */
  readonly largeScans: readonly string[];
}

/** Plans of statements that have been explained, by their text and parameters; true as long as no row changes. */
export type KnownPlans = Map<string, PlanNode>;

/**
 * Runs each SELECT again under EXPLAIN ANALYZE, but for those whose plan is known. Rows and pages are counted and nothing is
 * timed: to read the clock at every row takes longer than the rows.
 */
export const explainReads = async (
  db: Database,
  statements: readonly Statement[],
  known: KnownPlans = new Map(),
): Promise<Reading> => {
  const largeScans: string[] = [];
  let pages = 0;
  for (const statement of statements.filter(reads)) {
    const key = JSON.stringify([statement.sql, statement.parameters]);
    const plan = known.get(key) ?? (await readPlan(db, statement));
    known.set(key, plan);
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    for (const node of nodesOf(plan)) {
      const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      if (node['Node Type'] === 'Seq Scan' && read > rowsAllowed)
        largeScans.push(`${node['Relation Name']}: ${read} rows by ${statement.sql.slice(0, 120)}`);
    }
  }
  return { pages, largeScans };
};

/** Every list has a test that calls its route at a large size and passes the statements here. */
export const largeSequentialScans = async (
  db: Database,
  statements: readonly Statement[],
): Promise<readonly string[]> => (await explainReads(db, statements)).largeScans;

const reads = ({ sql: text }: Statement): boolean => /^\s*(select|with)\b/.test(text);

/** A prepared statement is judged by its plan for any values where PostgreSQL would come to use that one. */
const readPlan = (db: Database, { sql: text, parameters }: Statement): Promise<PlanNode> =>
  db.connection().execute(async (connection) => {
    const run = async (statement: string, values: readonly unknown[] = []) =>
      (
        await connection.executeQuery<Explained>({
          ...sql`select 1`.compile(db),
          sql: statement,
          parameters: values,
        })
      ).rows[0]?.['QUERY PLAN'][0]?.Plan;
    const explain = async () => {
      if (!isPrepared(text) || parameters.length === 0)
        return run(`explain (analyze, buffers, timing off, format json) ${text}`, parameters);
      await run(`prepare explained as ${text}`);
      const execution = `execute explained (${parameters.map(literalOf).join(', ')})`;
      const planBy = async (mode: 'custom' | 'generic') => {
        await run(`set plan_cache_mode = force_${mode}_plan`);
        return run(`explain (format json) ${execution}`);
      };
      const custom = await planBy('custom');
      const generic = await planBy('generic');
      if (custom && generic && !isPreferred(generic, custom))
        await run('set plan_cache_mode = force_custom_plan');
      const explained = await run(`explain (analyze, buffers, timing off, format json) ${execution}`);
      await run('deallocate explained');
      await run('reset plan_cache_mode');
      return explained;
    };
    const plan = await explain();
    if (!plan) throw new Error(`PostgreSQL gave no plan for ${text}`);
    return plan;
  });

/** What planning costs by PostgreSQL's reckoning, for each relation and once more. */
const planningCost = 2.5;
/** Other values may be dearer to plan for than these. */
const doubt = 2;

/** As PostgreSQL chooses after five uses; in doubt the plan for any values. */
const isPreferred = (generic: PlanNode, custom: PlanNode): boolean => {
  const relations = [...nodesOf(custom)].filter((node) => node['Relation Name'] !== undefined).length;
  return generic['Total Cost'] < doubt * custom['Total Cost'] + planningCost * (relations + 1);
};

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}

/** The value as pg would send it, in the text of a statement. */
const literalOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(elementOf).join(',')}}`);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
};

const elementOf = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}
