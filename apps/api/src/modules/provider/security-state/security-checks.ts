import { findingTexts as texts } from '@indeks/contract/provider/security-state/findings.texts';
import * as access from './access.rules.ts';
import * as queries from './checks.queries.ts';
import * as facts from './facts.ts';
import * as installation from './installation.rules.ts';
import { defineCheck, type SecurityCheck } from './verdict.ts';

/** All that the seed makes can be signed in to with a password that everybody knows. */
export const demoMailDomain = 'demo.indeks.example';

/** Whatever is looked at every night. A new check is one entry here, its rule and its sentences. */
export const securityChecks: readonly SecurityCheck[] = [
  defineCheck({
    name: 'second-step-roles',
    title: texts.secondStepRoles.title,
    look: async (ctx) => ({
      ...(await facts.lookAtMode(ctx)),
      required: ctx.services.config.SECOND_STEP_ROLES,
    }),
    judge: access.judgeRoles,
  }),
  defineCheck({
    name: 'second-step-people',
    title: texts.secondStepPeople.title,
    link: '/accounts',
    look: (ctx) =>
      queries.findStepless(ctx, [
        ...new Set([...access.rolesThatNeedSecondStep, ...ctx.services.config.SECOND_STEP_ROLES]),
      ]),
    judge: access.judgeStepless,
  }),
  defineCheck({
    name: 'sessions',
    title: texts.sessions.title,
    link: '/admin/security-events?kind=session-opened',
    look: facts.lookAtSessions,
    judge: access.judgeSessions,
  }),
  defineCheck({
    name: 'accounts-never-used',
    title: texts.neverUsed.title,
    link: '/accounts',
    look: (ctx) => queries.findNeverUsed(ctx, facts.daysAgo(ctx, access.unusedAfterDays)),
    judge: access.judgeNeverUsed,
  }),
  defineCheck({
    name: 'accounts-idle',
    title: texts.idle.title,
    link: '/accounts',
    look: (ctx) => queries.findIdle(ctx, facts.daysAgo(ctx, access.idleAfterDays)),
    judge: access.judgeIdle,
  }),
  defineCheck({
    name: 'demo-accounts',
    title: texts.demoAccounts.title,
    link: '/accounts',
    look: async (ctx) => ({
      ...(await facts.lookAtMode(ctx)),
      people: await queries.findByMailDomain(ctx, demoMailDomain),
    }),
    judge: access.judgeDemoAccounts,
  }),
  defineCheck({
    name: 'password-hashes',
    title: texts.passwordHashes.title,
    link: '/accounts',
    look: (ctx) => queries.findOtherHashes(ctx, ctx.services.passwords.prefixes),
    judge: access.judgeHashes,
  }),
  defineCheck({
    name: 'mode',
    title: texts.production.title,
    look: facts.lookAtMode,
    judge: access.judgeMode,
  }),
  defineCheck({
    name: 'sealing-key',
    title: texts.sealingKey.title,
    look: facts.lookAtKey,
    judge: installation.judgeKey,
  }),
  defineCheck({
    name: 'jobs',
    title: texts.jobs.title,
    look: (ctx) => facts.lookAtJobs(ctx, installation.deadJobsKeptDays),
    judge: installation.judgeJobs,
  }),
  defineCheck({
    name: 'scanned-files',
    title: texts.scannedFiles.title,
    link: '/admin/security-events?kind=file-infected',
    look: facts.lookAtScans(installation.infectedShownDays),
    judge: installation.judgeScans,
  }),
  defineCheck({
    name: 'backup-database',
    title: texts.backups.database,
    look: facts.lookAtBackup('database'),
    judge: installation.judgeBackup('database'),
  }),
  defineCheck({
    name: 'backup-files',
    title: texts.backups.files,
    look: facts.lookAtBackup('files'),
    judge: installation.judgeBackup('files'),
  }),
  defineCheck({
    name: 'restore',
    title: texts.restored.title,
    look: facts.lookAtRestore,
    judge: installation.judgeRestore,
  }),
  defineCheck({
    name: 'backup-log',
    title: texts.backupLog.title,
    look: facts.lookAtBackupLog,
    judge: installation.judgeBackupLog,
  }),
  defineCheck({
    name: 'room-files',
    title: texts.room.files,
    look: facts.lookAtFileRoom,
    judge: installation.judgeRoom,
  }),
  defineCheck({
    name: 'room-spool',
    title: texts.room.spool,
    look: facts.lookAtSpoolRoom,
    judge: installation.judgeRoom,
  }),
  defineCheck({
    name: 'room-database',
    title: texts.room.database,
    look: facts.lookAtDatabaseRoom,
    judge: installation.judgeDatabaseRoom,
  }),
  defineCheck({
    name: 'certificate',
    title: texts.certificate.title,
    look: facts.lookAtCertificate,
    judge: installation.judgeCertificate,
  }),
  defineCheck({
    name: 'clock',
    title: texts.clock.title,
    look: facts.lookAtClock,
    judge: installation.judgeClock,
  }),
];
