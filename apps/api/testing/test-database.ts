import { inject } from 'vitest';
import { cloneDatabase, type TestDatabase } from './template.ts';

/** A database of the test's own, empty and migrated. */
export const testDatabase = (): Promise<TestDatabase> =>
  cloneDatabase(inject('services').databaseAdminUrl, inject('templateName'));
