import { z } from 'zod';
import { binary, defineRoute } from '../../common/route.ts';
import { accessibilityDeclaration } from './accessibility.schemas.ts';

const part = z.enum(['up', 'down']);

export const systemRoutes = {
  health: defineRoute({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'The process answers; touches nothing else',
    forMachines: true,
    answer: z.object({ status: z.literal('up'), version: z.string() }),
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/api/ready',
    access: 'public',
    summary: 'Database, its schema and Redis; without the database or with an older schema this is a 503',
    forMachines: true,
    answer: z.object({
      database: part,
      redis: part,
      /** `ahead`: a newer build has migrated it. One that is behind is a 503. */
      schema: z.enum(['current', 'ahead']),
    }),
  }),
  accessibility: defineRoute({
    method: 'GET',
    path: '/api/accessibility',
    access: 'public',
    summary: 'The declaration of accessibility, from the settings of the installation',
    answer: accessibilityDeclaration,
  }),
  openapi: defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This contract as OpenAPI 3.1',
    answer: binary('application/json'),
  }),
  reference: defineRoute({
    method: 'GET',
    path: '/api/docs',
    // Everybody but students.
    access: 'dashboard.view',
    summary: 'The same as pages to read',
    answer: binary('text/html'),
  }),
} as const;
