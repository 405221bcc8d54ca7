import type { Route } from '@indeks/contract/common/route';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';

/** The server on which the routes of the modules are mounted. */
export interface HttpApp {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly db: Database;
  /** Filled by `mount`; the start fails when it differs from the contract. */
  readonly mounted: Set<Route>;
}
