/** The schema that a build expects. */
export interface BuildSchema {
  /** The names of its migrations. */
  readonly migrations: readonly string[];
  /** The hash of the database's logic. */
  readonly logic?: string;
}

/** The schema that a database has. */
export interface AppliedSchema {
  readonly migrations: readonly string[];
  /** The hashes of the logic that was ever put there, the newest too. */
  readonly logic?: readonly string[];
}

export type SchemaState = 'behind' | 'current' | 'ahead';

/**
 * A database that lacks something of the build is behind it, and calls would fail. One that has more is ahead: a newer
 * build has migrated it, which leaves the build before working, since migrations first add and take away one release later.
 */
export const judgeSchema = (build: BuildSchema, applied: AppliedSchema): SchemaState => {
  const has = new Set(applied.migrations);
  const hasLogic = build.logic === undefined || (applied.logic ?? []).includes(build.logic);
  if (!hasLogic || build.migrations.some((name) => !has.has(name))) return 'behind';
  return has.size > build.migrations.length ? 'ahead' : 'current';
};
