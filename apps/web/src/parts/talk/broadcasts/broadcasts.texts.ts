import { counted } from '#shared/lib/plural.ts';
import { formatNumber } from '#shared/lib/format.ts';

const recipients = { one: 'osoby', few: 'osób', many: 'osób' };

/** How far a message to many has come. */
export const messageTexts = {
  progress: 'Wysyłanie',
  progressOf: (done: number, total: number) => `${formatNumber(done)} z\u00a0${counted(total, recipients)}`,
  arrived: (total: number) => `Dotarła do ${counted(total, recipients)}.`,
  recalled: (total: number) => `Cofnięta ${counted(total, recalledFrom)}.`,
  waitsUntil: (moment: string) => `Zaplanowana na ${moment}.`,
} as const;

const recalledFrom = { one: 'osobie', few: 'osobom', many: 'osobom' };
