import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { dateString, monthString, timestamp } from '../../common/dates.ts';
import { report } from '../../month/monthly-reports/monthly-reports.schemas.ts';
import { reportTypes } from '../../common/report-types.ts';
import { folderParts } from '../../studies/students/students.keys.ts';

/** Twelve months up to the current one. */
const bars = z.array(z.object({ month: monthString, value: z.number() })).length(12);

/** A month that was rejected, or one that is open and was not sent although it has entries. */
export const monthTask = z.object({
  kind: z.enum(['rejected', 'unsent']),
  type: z.enum(reportTypes),
  month: monthString,
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** The last day on which it can be sent; a rejected one has none. */
  until: dateString.nullable(),
  entries: z.number().int(),
});
export type MonthTask = z.infer<typeof monthTask>;

export const dashboard = z.object({
  month: monthString,
  /** The last day on which this month can be sent. */
  sendUntil: dateString,
  /** Everything up to the end of this month; weekends planned for later do not count yet. */
  times_total: z.number(),
  trips_total: z.number(),
  meetings_total: z.number().int(),
  times: bars,
  trips: bars,
  meetings: bars,
  counts: z.object({ times: z.number().int(), trips: z.number().int(), meetings: z.number().int() }),
  nextMeeting: z.object({ start: dateString, end: dateString, cityName: z.string() }).nullable(),
  reports: z.array(report),
  /** Tasks of the person about months, the most urgent first. */
  tasks: z.array(monthTask),
});
export type Dashboard = z.infer<typeof dashboard>;

const personOfCard = z.object({ id: z.number().int(), name: z.string(), role: z.literal(roles) });

/** Candidates who wait for a decision, the newest first. */
const waitingCandidates = z.object({
  total: z.number().int(),
  people: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      date: dateString,
      courseName: z.string(),
      cityName: z.string(),
    }),
  ),
});

/** Students whose folders lack something, those who began last first. */
const incompleteFolders = z.object({
  total: z.number().int(),
  people: z.array(
    z.object({ id: z.number().int(), name: z.string(), missing: z.array(z.enum(folderParts)) }),
  ),
});

/** The secretariat's first page: each card with a number and its first few lines. */
export const officeToday = z.object({
  waiting: z.object({
    total: z.number().int(),
    /** The oldest first. */
    months: z.array(z.object({ month: monthString, reports: z.number().int() })),
  }),
  contracts: z.object({
    /** Less than a month is left. */
    ending: z.number().int(),
    /** None that holds today. */
    missing: z.number().int(),
    people: z.array(personOfCard.extend({ end: dateString.nullable() })),
  }),
  changes: z.object({ unread: z.number().int(), people: z.array(personOfCard.extend({ at: timestamp })) }),
  weekend: z.object({
    start: dateString,
    end: dateString,
    /** Towns in use; those without anybody first. */
    towns: z.array(
      z.object({
        name: z.string(),
        lecturers: z.number().int(),
        /** Its place; null where a town has several. */
        place: z.number().int().nullable(),
      }),
    ),
  }),
  candidates: waitingCandidates,
  folders: incompleteFolders,
});
export type OfficeToday = z.infer<typeof officeToday>;

/** A coordinator's first page, of own places alone. */
export const placesToday = z.object({
  candidates: waitingCandidates,
  folders: incompleteFolders,
  studies: z.object({
    /** Those that still study or are about to begin, the newest first. */
    intakes: z.array(dateString),
    total: z.number().int(),
    /** Those with the most students first. */
    courses: z.array(z.object({ id: z.number().int(), name: z.string(), students: z.number().int() })),
  }),
  /** The next one at any of the places. */
  weekend: z
    .object({
      start: dateString,
      end: dateString,
      places: z.array(z.object({ id: z.number().int(), name: z.string(), lecturers: z.number().int() })),
    })
    .nullable(),
});
export type PlacesToday = z.infer<typeof placesToday>;

/** Grosze of everybody together, which may be more than one sum of the portal ever is. */
const totalSum = z.number().int();
const sumOfPeople = z.object({ people: z.number().int(), sum: totalSum });

/** An accountant's first page. */
export const settlementsToday = z.object({
  /** The last ones, the newest first. */
  reports: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      timestamp,
      accepted: z.boolean(),
      /** A damaged file is not: another has to come in its place. */
      acceptable: z.boolean(),
      amount: z.number().int(),
      /** Payments of it that nobody was found for. */
      waiting: z.number().int(),
    }),
  ),
  /** Payments of accepted reports that nobody was found for. */
  waiting: z.object({ total: z.number().int(), sum: totalSum, oldest: dateString.nullable() }),
  /** Incoming payments in each of twelve months, and their number in the last of them. */
  received: z.object({ months: bars, payments: z.number().int() }),
  overpaid: sumOfPeople,
  /** The number of overdue people, their total, and how many are overdue for at most 30 days, at most 90, or longer. */
  overdue: sumOfPeople.extend({
    month: z.number().int(),
    quarter: z.number().int(),
    longer: z.number().int(),
  }),
  /** Those who are overdue with the most. */
  arrears: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      listed_name: z.string(),
      avatar: z.string().nullable(),
      courseName: z.string(),
      date: dateString,
      price: totalSum,
      paid: totalSum,
      /** The overdue amount, and for how many days. */
      owed: totalSum,
      days: z.number().int(),
      lastPayment: dateString.nullable(),
      /** The day of the last reminder. */
      reminded: dateString.nullable(),
    }),
  ),
});
export type SettlementsToday = z.infer<typeof settlementsToday>;
