import { basename } from 'node:path';
import { loadModule, parseSync } from '@libpg-query/parser';
import type { TextFile } from './files.ts';

await loadModule();

/** Migrations up to this one were made before there was a release whose processes could run beside them. */
const lastOfFirstRelease = '0094';

/**
 * What a migration does that processes of the release before could not live with while both run side by side. A migration that
 * takes away what is superfluous since an earlier release says so in its first line: `-- contracts 0046-name.sql`.
 */
export function judgeMigration({ path, text }: TextFile): string | undefined {
  const name = /apps\/api\/database\/migrations\/(.*\.sql)$/.exec(path)?.[1];
  if (name === undefined || basename(name).slice(0, 4) <= lastOfFirstRelease) return undefined;
  const contracts = /^-- contracts (\d{4}\S*\.sql)\n/.exec(text)?.[1];
  if (contracts !== undefined && contracts < name) return undefined;
  const statements = readStatements(text);
  const made = new Set(statements.flatMap(({ CreateStmt }) => CreateStmt?.relation.relname ?? []));
  return statements
    .map((statement) => judgeStatement(statement, made))
    .find((problem) => problem !== undefined);
}

interface Relation {
  relname: string;
}

interface Constraint {
  contype: string;
  skip_validation?: boolean;
}

interface Statement {
  CreateStmt?: { relation: Relation };
  RenameStmt?: { renameType: string; relation?: Relation };
  DropStmt?: { removeType: string };
  AlterTableStmt?: { relation: Relation; cmds: { AlterTableCmd: Command }[] };
}

interface Command {
  subtype: string;
  name?: string;
  def?: {
    ColumnDef?: { colname: string; constraints?: { Constraint: Constraint }[] };
    Constraint?: Constraint;
  };
}

function readStatements(text: string): Statement[] {
  const { stmts = [] } = parseSync(text) as { stmts?: { stmt: Statement }[] };
  return stmts.map(({ stmt }) => stmt);
}

/** Tables that the same file makes are nobody's yet. */
function judgeStatement(statement: Statement, made: ReadonlySet<string>): string | undefined {
  const { RenameStmt: rename, DropStmt: drop, AlterTableStmt: alter } = statement;
  if (drop?.removeType === 'OBJECT_TABLE') return 'drops a table that older processes use';
  if (rename && ['OBJECT_TABLE', 'OBJECT_COLUMN'].includes(rename.renameType))
    return `renames ${rename.relation?.relname ?? 'something'}, which older processes use by its name`;
  if (!alter || made.has(alter.relation.relname)) return undefined;
  return alter.cmds
    .map(({ AlterTableCmd }) => judgeCommand(alter.relation.relname, AlterTableCmd))
    .find((problem) => problem !== undefined);
}

function judgeCommand(table: string, { subtype, name = '', def }: Command): string | undefined {
  if (subtype === 'AT_DropColumn') return `drops ${table}.${name}, which older processes use`;
  if (subtype === 'AT_AlterColumnType')
    return `changes the type of ${table}.${name}, and holds the table while it is written anew`;
  if (subtype === 'AT_SetNotNull') return `requires ${table}.${name}, which older processes may leave empty`;
  if (subtype === 'AT_AddColumn') return judgeColumn(table, def?.ColumnDef);
  if (
    subtype === 'AT_AddConstraint' &&
    def?.Constraint &&
    !def.Constraint.skip_validation &&
    def.Constraint.contype !== 'CONSTR_CHECK'
  )
    return `adds a constraint to ${table} that holds it while every row is read: add it "not valid"`;
  return undefined;
}

function judgeColumn(table: string, column: NonNullable<Command['def']>['ColumnDef']): string | undefined {
  const kinds = new Set((column?.constraints ?? []).map(({ Constraint }) => Constraint.contype));
  const filled = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'].some((kind) => kinds.has(kind));
  if (kinds.has('CONSTR_NOTNULL') && !filled)
    return `requires ${table}.${column?.colname}, which older processes do not write: give it a default`;
  return undefined;
}
