import type { TestProject } from 'vitest/node';
import { readServicesEnv, type ServicesEnv } from './services-env.ts';
import { makeTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    services: ServicesEnv;
    templateName: string;
  }
}

/** Runs once: waits for the services and prepares a migrated database to be cloned. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const services = await readServicesEnv();
  const template = await makeTemplate(services.databaseAdminUrl);
  project.provide('services', services);
  project.provide('templateName', template.name);
  return template.drop;
};
