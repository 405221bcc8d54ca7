import { allRoutes } from '@indeks/contract/all-routes';
import type { FastifyInstance } from 'fastify';
import { accountJobs, mountAccounts } from '#modules/accounts/index.ts';
import { credentialsColumn, mountAdminSettings } from '#modules/admin-settings/index.ts';
import { mountAvatars } from '#modules/avatars/index.ts';
import { mountBills } from '#modules/bills/index.ts';
import { mountCars } from '#modules/cars/index.ts';
import { mountContracts } from '#modules/contracts/index.ts';
import { mountDashboard } from '#modules/dashboard/index.ts';
import { mountMeetings } from '#modules/meetings/index.ts';
import { mountMonthlyReports } from '#modules/monthly-reports/index.ts';
import { mountPeople } from '#modules/people/index.ts';
import { mountPlaces } from '#modules/places/index.ts';
import { changeColumn, documentColumn, mountQuestionnaire } from '#modules/questionnaire/index.ts';
import { mountRates } from '#modules/rates/index.ts';
import { mountStaff } from '#modules/staff/index.ts';
import { mountSystem } from '#modules/system/index.ts';
import { mountTrips } from '#modules/trips/index.ts';
import { mountWorkTimes } from '#modules/work-times/index.ts';
import type { Services } from '#platform/context.ts';
import { resealJob } from '#platform/crypto/resealing.ts';
import type { SealedColumn } from '#platform/crypto/sealed-columns.ts';
import type { Database } from '#platform/db/database.ts';
import { removeFilesJob } from '#platform/files/stored-files.ts';
import type { HttpApp } from '#platform/http/http-app.ts';
import type { Job } from '#platform/jobs/define-job.ts';

/** The composition root: one line per module. */
const modules: readonly ((app: HttpApp) => void)[] = [
  mountSystem,
  mountAccounts,
  mountPeople,
  mountStaff,
  mountContracts,
  mountPlaces,
  mountRates,
  mountCars,
  mountWorkTimes,
  mountTrips,
  mountMeetings,
  mountDashboard,
  mountMonthlyReports,
  mountQuestionnaire,
  mountAvatars,
  mountBills,
  mountAdminSettings,
];

export const allJobs = [...accountJobs, removeFilesJob, resealJob];
export const jobNames: readonly string[] = allJobs.map((job: Pick<Job, 'name'>) => job.name);

/** Whatever the sealer may seal: the rotation of keys goes through these columns. */
export const sealedColumns: readonly SealedColumn[] = [documentColumn, changeColumn, credentialsColumn];

export const mountModules = (server: FastifyInstance, services: Services, db: Database): void => {
  const app: HttpApp = { server, services, db, mounted: new Set() };
  for (const mountModule of modules) mountModule(app);
  const forgotten = allRoutes.filter((route) => !app.mounted.has(route));
  const foreign = [...app.mounted].filter((route) => !allRoutes.includes(route));
  if (forgotten.length > 0 || foreign.length > 0)
    throw new Error(
      `Contract and API differ. Not mounted: ${names(forgotten)}. Not in the contract: ${names(foreign)}.`,
    );
};

const names = (routes: readonly { method: string; path: string }[]) =>
  routes.map((route) => `${route.method} ${route.path}`).join(', ') || 'none';
