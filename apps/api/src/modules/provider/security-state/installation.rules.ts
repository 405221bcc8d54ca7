import { findingTexts } from '@indeks/contract/provider/security-state/findings.texts';
import type { Verdict } from './verdict.ts';

/** How old a sealing key may become, and how old it must not. */
const keyDays = { warning: 365, bad: 730 };
/** Jobs that died longer ago are history. */
export const deadJobsKeptDays = 30;
/** How long an infected file is named in the finding. */
export const infectedShownDays = 30;
/** A copy is made every day, with some hours to spare. */
const backupHours = { warning: 30, bad: 72 };
/** It is tried every night. */
const restoreHours = { warning: 30, bad: 48 };
/** The part of a disk that should be free. */
const freeShare = { warning: 0.2, bad: 0.1 };
/** The proxy renews a certificate of 90 days a month before its end. */
const certificateDays = { warning: 21, bad: 7 };
const clockSeconds = { warning: 2, bad: 30 };

const { floor, abs, round } = Math;

export const judgeKey = ({ ageDays, left }: { readonly ageDays: number; readonly left: number }): Verdict => {
  const texts = findingTexts.sealingKey;
  const age = floor(ageDays);
  if (ageDays >= keyDays.warning)
    return {
      state: ageDays >= keyDays.bad ? 'bad' : 'warning',
      says: texts.old(age),
      advice: texts.oldAdvice,
    };
  if (left > 0) return { state: 'warning', says: texts.left(left), advice: texts.leftAdvice };
  return { state: 'ok', says: texts.ok(age) };
};

interface JobFacts {
  /** Dead within the last days, of these since yesterday, and of which queues. */
  readonly dead: number;
  readonly newest: number;
  readonly kinds: readonly string[];
  /** How many jobs should have begun an hour ago. */
  readonly late: number;
}

export const judgeJobs = ({ dead, newest, kinds, late }: JobFacts): Verdict => {
  const texts = findingTexts.jobs;
  if (late > 0) return { state: 'bad', says: texts.late(late), advice: texts.lateAdvice };
  if (dead > 0)
    return {
      state: newest > 0 ? 'bad' : 'warning',
      says: texts.dead(dead, newest, kinds.join(', ')),
      advice: texts.deadAdvice,
    };
  return { state: 'ok', says: texts.ok(deadJobsKeptDays) };
};

interface ScanFacts {
  readonly answers: boolean;
  readonly waiting: number;
  /** Found so in the last days, after they had been taken. */
  readonly infected: number;
}

/** The facts are undefined where uploads are not scanned. */
export const judgeScans = (facts: ScanFacts | undefined): Verdict => {
  const texts = findingTexts.scannedFiles;
  if (!facts) return { state: 'warning', says: texts.off, advice: texts.offAdvice };
  const { answers, waiting, infected } = facts;
  if (infected > 0)
    return { state: 'bad', says: texts.infected(infected, infectedShownDays), advice: texts.infectedAdvice };
  if (!answers) return { state: 'bad', says: texts.away(waiting), advice: texts.waitingAdvice };
  if (waiting > 0) return { state: 'warning', says: texts.waiting(waiting), advice: texts.waitingAdvice };
  return { state: 'ok', says: texts.ok };
};

/** `ageHours` is undefined where no backup has ever been reported. */
export const judgeBackup =
  (kind: 'database' | 'files') =>
  ({ ageHours }: { readonly ageHours: number | undefined }): Verdict => {
    const texts = findingTexts.backups;
    if (ageHours === undefined)
      return {
        state: 'warning',
        says: texts.unknown,
        advice: kind === 'database' ? texts.databaseAdvice : texts.filesAdvice,
      };
    if (ageHours < backupHours.warning) return { state: 'ok', says: texts.ok(floor(ageHours)) };
    const state = ageHours < backupHours.bad ? 'warning' : 'bad';
    return { state, says: texts.old(floor(ageHours / 24)), advice: texts.oldAdvice };
  };

interface RestoreFacts {
  readonly ageHours: number;
  readonly seconds: number;
  readonly rows: number;
  readonly files: number;
  readonly differing: number;
  readonly missing: number;
}

/** `told` is undefined as long as no restore was reported. */
export const judgeRestore = (told: RestoreFacts | undefined): Verdict => {
  const texts = findingTexts.restored;
  if (!told) return { state: 'warning', says: texts.unknown, advice: texts.unknownAdvice };
  const age = floor(told.ageHours);
  if (told.differing > 0 || told.missing > 0)
    return {
      state: 'bad',
      says: texts.differs(age, told.differing, told.missing),
      advice: texts.differsAdvice,
    };
  if (told.ageHours < restoreHours.warning)
    return { state: 'ok', says: texts.ok(age, told.seconds, told.rows, told.files) };
  const state = told.ageHours < restoreHours.bad ? 'warning' : 'bad';
  return { state, says: texts.old(age), advice: texts.oldAdvice };
};

export const judgeBackupLog = ({ slot }: { readonly slot: 'active' | 'stopped' | 'none' }): Verdict => {
  const texts = findingTexts.backupLog;
  if (slot === 'active') return { state: 'ok', says: texts.ok };
  if (slot === 'stopped') return { state: 'bad', says: texts.stopped, advice: texts.stoppedAdvice };
  return { state: 'warning', says: texts.none, advice: texts.noneAdvice };
};

/** In bytes. */
export interface Room {
  readonly free: number;
  readonly whole: number;
}

/** The room is undefined for a file store that does not report it. */
export const judgeRoom = (room: Room | undefined): Verdict => {
  const texts = findingTexts.room;
  if (!room) return { state: 'unknown', says: texts.store, advice: texts.storeAdvice };
  const share = room.whole === 0 ? 0 : room.free / room.whole;
  const says = texts.free(room.free, room.whole);
  if (share >= freeShare.warning) return { state: 'ok', says };
  return { state: share < freeShare.bad ? 'bad' : 'warning', says, advice: texts.advice };
};

/** `whole` is what the operator says the disk of the database has. */
export const judgeDatabaseRoom = ({
  used,
  whole,
}: {
  readonly used: number;
  readonly whole: number | undefined;
}): Verdict => {
  const texts = findingTexts.room;
  if (whole === undefined)
    return { state: 'unknown', says: texts.databaseUsed(used), advice: texts.databaseAdvice };
  return judgeRoom({ free: Math.max(whole - used, 0), whole });
};

export type CertificateFacts =
  | { readonly kind: 'plain'; readonly production: boolean }
  | { readonly kind: 'away' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'trusted'; readonly ageDays: number; readonly leftDays: number };

export const judgeCertificate = (facts: CertificateFacts): Verdict => {
  const texts = findingTexts.certificate;
  if (facts.kind === 'plain')
    return {
      state: facts.production ? 'bad' : 'warning',
      says: texts.plain,
      advice: texts.plainAdvice,
    };
  if (facts.kind === 'away') return { state: 'unknown', says: texts.away, advice: texts.awayAdvice };
  if (facts.kind === 'refused')
    return { state: 'bad', says: texts.refused(facts.reason), advice: texts.refusedAdvice };
  const left = floor(facts.leftDays);
  if (left >= certificateDays.warning) return { state: 'ok', says: texts.ok(left, floor(facts.ageDays)) };
  const state = left < certificateDays.bad ? 'bad' : 'warning';
  return { state, says: texts.ending(left), advice: texts.endingAdvice };
};

export const judgeClock = ({ apartMs }: { readonly apartMs: number }): Verdict => {
  const texts = findingTexts.clock;
  const apart = abs(apartMs) / 1000;
  if (apart < clockSeconds.warning) return { state: 'ok', says: texts.ok };
  const state = apart < clockSeconds.bad ? 'warning' : 'bad';
  return { state, says: texts.says(round(apart)), advice: texts.advice };
};
