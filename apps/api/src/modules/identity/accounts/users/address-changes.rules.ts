import { formatNumericDate } from '@indeks/contract/common/format';
import { warsawTime } from '@indeks/contract/common/warsaw-time';

const hourMs = 3_600_000;
const wayBackMs = 7 * 24 * hourMs;
const heldMs = 24 * hourMs;

/** How long the mail to the old address can bring it back. */
export const wayBackUntil = (changedAt: Date): Date => new Date(changedAt.getTime() + wayBackMs);
export const wayBackSince = (now: Date): Date => new Date(now.getTime() - wayBackMs);

/** From when on an account can be recovered at an address that is new. */
export const recoveryFrom = (changedAt: Date): Date => new Date(changedAt.getTime() + heldMs);
export const heldSince = (now: Date): Date => new Date(now.getTime() - heldMs);

/** 19.11.2026, godz. 14:30 */
export const formatMoment = (moment: Date): string => {
  const { date, time } = warsawTime(moment);
  return `${formatNumericDate(date)}, godz.\u00a0${time}`;
};
