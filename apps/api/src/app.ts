import { allRoutes } from '@indeks/contract/all-routes';
import type { FastifyInstance } from 'fastify';
import { accountJobs, mountAccounts, photoColumn, secretColumn } from '#modules/identity/accounts/index.ts';
import { credentialsColumn, mountAdminSettings } from '#modules/provider/admin-settings/index.ts';
import { attachmentColumn } from '#modules/notices/attachments/index.ts';
import { mountAvatars } from '#modules/talk/avatars/index.ts';
import { mountBills, pictureColumn, thumbnailColumn } from '#modules/month/bills/index.ts';
import { broadcastJobs, mountBroadcasts } from '#modules/talk/broadcasts/index.ts';
import { mountCalendarFeeds } from '#modules/talk/calendar-feeds/index.ts';
import { mountCandidates } from '#modules/studies/candidates/index.ts';
import { mountCars } from '#modules/month/cars/index.ts';
import { mountChat } from '#modules/talk/chat/index.ts';
import { mountContracts } from '#modules/employment/contracts/index.ts';
import { mountCourses } from '#modules/studies/courses/index.ts';
import { mountDashboard } from '#modules/home/dashboard/index.ts';
import { mountPersonHistory } from '#modules/home/person-history/index.ts';
import { mountEvaluations } from '#modules/studies/evaluations/index.ts';
import { mountFileGroups } from '#modules/talk/file-groups/index.ts';
import { mountGraduation } from '#modules/studies/graduation/index.ts';
import { askForUnsentFiles, issueJobs, mountIssues } from '#modules/talk/issues/index.ts';
import { meetingsPrinted, mountMeetings } from '#modules/month/meetings/index.ts';
import {
  mountOrderedLists,
  orderedFileColumn,
  orderedListJobs,
  askForExpiredLists,
} from '#modules/notices/ordered-lists/index.ts';
import { mountMentors } from '#modules/talk/mentors/index.ts';
import { judgedReports, mountMonthlyReports, reportJobs } from '#modules/month/report-review/index.ts';
import { bankFileColumn, mountBankReports } from '#modules/money/bank-reports/index.ts';
import { askForDigest, mountNotifications, notificationJobs } from '#modules/notices/notifications/index.ts';
import {
  linkColumn,
  mountOnlineMeetings,
  onlineMeetingJobs,
  passwordColumn,
} from '#modules/talk/online-meetings/index.ts';
import { askForTuitionDay, mountPayments, paymentJobs } from '#modules/money/payments/index.ts';
import { mountPeople } from '#modules/identity/people/index.ts';
import { mountPlaces } from '#modules/provider/places/index.ts';
import { mountProposals } from '#modules/month/proposals/index.ts';
import { mountPersonRights } from '#modules/provider/person-rights/index.ts';
import { mountPostalCodes } from '#modules/provider/postal-codes/index.ts';
import { mountCertificateFacts, mountCertificates } from '#modules/studies/certificates/index.ts';
import { mergedPrinted, mountProtocols, protocolFileColumn } from '#modules/studies/protocols/index.ts';
import {
  changeColumn,
  documentColumn,
  draftColumn,
  mountQuestionnaire,
} from '#modules/employment/questionnaire/index.ts';
import { mountRates } from '#modules/month/rates/index.ts';
import { mountSecurityEvents } from '#modules/identity/security-events/index.ts';
import {
  askForSecurityCheck,
  checkInstallationJob,
  mountSecurityState,
  installationMeasures,
} from '#modules/provider/security-state/index.ts';
import { mountStaff } from '#modules/employment/staff/index.ts';
import { mountStatistics } from '#modules/money/statistics/index.ts';
import {
  mountStudentForms,
  studentChangeColumn,
  studentFormColumn,
} from '#modules/studies/student-forms/index.ts';
import { mountStudents, studentsPrinted } from '#modules/studies/students/index.ts';
import { defineKeptComparison, mountSystem } from '#modules/provider/system/index.ts';
import { mountTrips, tripsPrinted } from '#modules/month/trips/index.ts';
import { mountUserAccounts } from '#modules/employment/user-accounts/index.ts';
import { mountWorkTimes, timesPrinted } from '#modules/month/work-times/index.ts';
import type { Services } from '#platform/context.ts';
import { resealJob } from '#platform/crypto/resealing.ts';
import type { SealedColumn } from '#platform/crypto/sealed-columns.ts';
import type { Database } from '#platform/db/database.ts';
import type { FileColumn } from '#platform/files/file-columns.ts';
import { removeFilesJob } from '#platform/files/stored-files.ts';
import { sweepFilesJob } from '#platform/files/sweeping.ts';
import { scanFilesJob } from '#platform/uploads/scanning-later.ts';
import type { HttpApp } from '#platform/http/http-app.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import type { KeptThing } from '#platform/kept/kept.ts';
import type { Measure } from '#platform/metrics/measuring.ts';
import type { PrintedList } from '#platform/pdf/printed-lists.ts';

/** The composition root: one line per module. */
const modules: readonly ((app: HttpApp) => void)[] = [
  mountSystem,
  mountAccounts,
  mountPeople,
  mountStaff,
  mountUserAccounts,
  mountContracts,
  mountPlaces,
  mountCourses,
  mountCandidates,
  mountStudents,
  mountEvaluations,
  mountProtocols,
  mountCertificateFacts,
  mountCertificates,
  mountGraduation,
  mountPayments,
  mountStatistics,
  mountBankReports,
  mountRates,
  mountCars,
  mountWorkTimes,
  mountTrips,
  mountMeetings,
  mountDashboard,
  mountPersonHistory,
  mountProposals,
  mountMonthlyReports,
  mountQuestionnaire,
  mountStudentForms,
  mountPersonRights,
  mountPostalCodes,
  mountAvatars,
  mountBills,
  mountAdminSettings,
  mountSecurityEvents,
  mountSecurityState,
  mountNotifications,
  mountChat,
  mountOnlineMeetings,
  mountBroadcasts,
  mountFileGroups,
  mountIssues,
  mountCalendarFeeds,
  mountMentors,
  mountOrderedLists,
];

/** Derived data that only a module can compare; for the rest `database/logic` names the comparison. */
export const keptByCode: readonly KeptThing[] = [judgedReports];
const keptComparison = defineKeptComparison(keptByCode);

export const allJobs = [
  ...keptComparison.jobs,
  ...accountJobs,
  ...reportJobs,
  ...paymentJobs,
  ...notificationJobs,
  ...onlineMeetingJobs,
  ...broadcastJobs,
  ...issueJobs,
  ...orderedListJobs,
  checkInstallationJob,
  removeFilesJob,
  sweepFilesJob,
  scanFilesJob,
  resealJob,
];
/** Jobs that are enqueued repeatedly and run once a day. */
export const allChecks = [
  keptComparison.ask,
  askForTuitionDay,
  askForDigest,
  askForUnsentFiles,
  askForExpiredLists,
  askForSecurityCheck,
];
/** Measurements of the installation that workers export to monitoring. */
export const allMeasures: readonly Measure[] = installationMeasures;
export const jobNames: readonly string[] = allJobs.map((job: Pick<Job, 'name'>) => job.name);

/** Columns that the sealer may seal; the rotation of keys processes these columns. */
export const sealedColumns: readonly SealedColumn[] = [
  documentColumn,
  draftColumn,
  changeColumn,
  studentFormColumn,
  studentChangeColumn,
  credentialsColumn,
  secretColumn,
  passwordColumn,
  linkColumn,
];

/** Whatever names a file: a file that none of these columns names is removed after a day. */
export const fileColumns: readonly FileColumn[] = [
  photoColumn,
  pictureColumn,
  thumbnailColumn,
  bankFileColumn,
  protocolFileColumn,
  attachmentColumn,
  orderedFileColumn,
];

/** Whatever is printed whole: a job finds the list that somebody ordered by its kind. */
export const printedLists: readonly PrintedList[] = [
  studentsPrinted,
  tripsPrinted,
  timesPrinted,
  meetingsPrinted,
  mergedPrinted,
];

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
