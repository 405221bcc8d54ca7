import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roles } from '@indeks/contract/access/roles';
import { assessments, conformities } from '@indeks/contract/provider/system/accessibility.schemas';
import { resultFormulas } from '@indeks/contract/studies/certificates/certificates.keys';
import { z } from 'zod';

const list = (text: string) => text.split(',').map((part) => part.trim());
/** Days of somebody's studies such as `2-1,6-1`: the month counted from the intake, which is 1, and the day in it. */
const studyDays = (days: string) =>
  z
    .string()
    .default(days)
    .transform(list)
    .pipe(z.array(z.string().regex(/^([1-9]|1\d|2[0-4])-([1-9]|[12]\d|3[01])$/)).length(list(days).length))
    .transform((texts) =>
      texts.map((text) => {
        const [month = 1, day = 1] = text.split('-').map(Number);
        return { month, day };
      }),
    );
/** An average in hundredths: 4,61 is 461. */
const hundredths = z.number().int().min(300).max(500);
const dayOrNone = z.union([z.literal(''), z.iso.date()]).default('');
const addressOrNone = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');
const port = z.coerce.number().int().min(0).max(65_535);

/** All settings of one process. A wrong or missing one stops the start with its name. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLES: z
    .string()
    .default('http,worker')
    .transform(list)
    .pipe(z.array(z.enum(['http', 'worker'])).min(1)),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_PORT: port.default(9464),
  /** The address people see; state changes must come from its origin. */
  PUBLIC_ADDRESS: z.url().default('http://localhost:5173'),
  /** How many proxies stand before this process (for the caller's address). */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Requests a minute of one address without a known session to routes that answer everybody (18 November 2026). */
  PUBLIC_REQUESTS_PER_MINUTE: z.coerce.number().int().min(10).max(100_000).default(120),
  /** Requests a second of all callers without a known session, for this process (18 November 2026). */
  STRANGER_REQUESTS_PER_SECOND: z.coerce.number().int().min(10).max(100_000).default(100),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Folder of the built web; `pnpm start` serves the one that `pnpm build` made. */
  WEB_DIST: z.string().optional(),

  DATABASE_URL: z.string(),
  /** The role that owns the tables; only migrations use it. */
  DATABASE_OWNER_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** `no` behind a pooler that gives a connection to another process after each transaction. */
  PREPARE_STATEMENTS: z.enum(['yes', 'no']).default('yes'),
  /** How large the disk of the database is, so that the nightly check can say what is left; empty: unknown. */
  DATABASE_ROOM_GB: z
    .union([z.literal('').transform(() => undefined), z.coerce.number().positive()])
    .optional(),
  REDIS_URL: z.string(),

  FILES_DRIVER: z.enum(['disk', 's3']).default('disk'),
  FILES_DIR: z.string().default('.files'),
  S3_ENDPOINT: z.string().optional(),
  S3_REGION: z.string().default('eu-central-1'),
  S3_BUCKET: z.string().default('indeks'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** Where uploads lie while their requests last, on a disk and not in memory; whatever else is there is removed. */
  UPLOADS_DIR: z.string().default(join(tmpdir(), 'indeks-uploads')),
  /** How much may lie there at once, of one process. */
  UPLOADS_MEGABYTES: z.coerce.number().int().min(50).max(100_000).default(500),

  /** Whether uploads are scanned for malware: `off`; while the scanner is away, `refuse` them or scan them `later`. */
  SCAN_UPLOADS: z.enum(['off', 'refuse', 'later']).default('off'),
  /** Where clamd listens: `tcp://host:port`, or `unix:///path/of/its.socket`. */
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^(tcp:\/\/.+:\d+|unix:\/\/\/.+)$/)
    .default('unix:///run/clamav/clamd.ctl'),

  SMTP_URL: z.string(),
  MAIL_FROM: z.string().default('Indeks <nie-odpowiadaj@indeks.example>'),

  /** Where Zoom answers calls, and where it gives tokens. */
  ZOOM_API_ADDRESS: z.url().default('https://api.zoom.us'),
  ZOOM_TOKEN_ADDRESS: z.url().default('https://zoom.us'),

  /** The cost of hashing a password; tests that are not about it use the cheap one. */
  PASSWORD_COST: z.enum(['strong', 'cheap']).default('strong'),

  /** The moment from which this process counts, so that a rule of another season can be tried; empty: the present. */
  CLOCK_STARTS_AT: z.union([z.literal(''), z.iso.datetime({ offset: true })]).default(''),

  /** The numbers of the roles that must have a second step at login, such as `1,6,11`; empty: nobody must. */
  SECOND_STEP_ROLES: z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? [] : list(text).map(Number)))
    .pipe(z.array(z.literal(roles))),

  /** A JSON file `{ "current": "id", "keys": { "id": "32 bytes in base64" } }`, never in the database. */
  SEALING_KEYS_FILE: z.string(),

  PROVIDER_NAME: z.string().default('Akademia Przykładowa Sp. z o.o.'),
  PROVIDER_ADDRESS: z.string().default('ul. Wymyślona 1, 00-001 Przykładowo'),
  /** Where the provider has its seat, as certificates say it before the address. */
  PROVIDER_SEAT: z.string().default('z siedzibą w Przykładowie'),
  PROVIDER_NIP: z.string().default('0000000000'),
  PROVIDER_SECOND_MAIL_DOMAIN: z.string().default('wykladowcy.example'),
  /** The bank's 8 digits and those of the provider, before the number of an enrolment; empty: accounts are typed. */
  PAYMENT_ACCOUNT_MASK: z
    .string()
    .default('')
    .refine((mask) => /^(\d{8,20})?$/.test(mask), { error: 'must be 8 to 20 digits' }),
  /** The due day of tuition without a plan of instalments: the first day of the second month. */
  TUITION_DUE_DAY: studyDays('2-1'),
  /** The days of the plans that are offered: 2, 4 and 10 instalments. */
  INSTALMENT_DAYS_2: studyDays('2-1,6-1'),
  INSTALMENT_DAYS_4: studyDays('2-1,4-1,6-1,8-1'),
  INSTALMENT_DAYS_10: studyDays('2-1,3-1,4-1,5-1,6-1,7-1,8-1,9-1,10-1,11-1'),
  /** How many terms an exam has at most: the first and its re-sits. */
  EXAM_TERMS: z.coerce
    .number()
    .pipe(z.literal([2, 3, 4]))
    .default(3),
  /** Where certificates are issued, as it stands before the day. */
  CERTIFICATE_PLACE: z.string().min(1).default('Przykładowo'),
  /**
   * Who signs certificates, one after another with semicolons: name|office|first day|last day. Without a last day the person still
   * signs. The pattern of the certificate is the provider's (art. 160 of the act, 18 November 2026).
   */
  CERTIFICATE_SIGNATORIES: z
    .string()
    .default('prof. dr hab. Ewa Kamińska|Rektor|2020-01-01|')
    .transform((text) => text.split(';').map((one) => one.split('|').map((part) => part.trim())))
    .pipe(
      z.array(z.tuple([z.string().min(1), z.string().min(1), z.iso.date(), z.iso.date().or(z.literal(''))])),
    )
    .transform((all) =>
      all.map(([name, office, from, to]) => ({ name, office, from, to: to === '' ? null : to })),
    ),
  /** How the result is calculated: the average of the grades, or the average weighted by the points of the subjects. */
  CERTIFICATE_FORMULA: z.enum(resultFormulas).default('average'),
  /** From which average the results are very good, good plus, good and sufficient plus, by the provider's rules (18 November 2026). */
  CERTIFICATE_RESULTS_FROM: z
    .string()
    .default('4.61,4.26,3.76,3.26')
    .transform((text) => list(text).map((average) => Math.round(Number(average) * 100)))
    .pipe(
      z
        .tuple([hundredths, hundredths, hundredths, hundredths])
        .refine(([a, b, c, d]) => a > b && b > c && c > d, { error: 'must fall' }),
    ),
  /** A file with the provider's emblem as SVG, which stands at the head of certificates; empty: none. */
  CERTIFICATE_EMBLEM_FILE: z.string().default(''),
  /** The points that the programme of studies gives at least (art. 160 of the act, 18 November 2026). */
  CERTIFICATE_LEAST_ECTS: z.coerce.number().int().min(0).max(300).default(30),
  /**
   * A printed list with more rows is ordered and made by a job. 1,000 rows are drawn in about 2 s of one core
   * (measured on 18 November 2026).
   */
  LIST_ROWS_AT_ONCE: z.coerce.number().int().min(1).max(5_000).default(1_000),
  /** A printed list with more rows is refused. 5,000 are about 150 pages, 9 s and 500 MB (18 November 2026). */
  LIST_ROWS_MOST: z.coerce.number().int().min(1).max(20_000).default(5_000),
  /** Stands in sentences, where no line may end within it. */
  SUPPORT_PHONE: z
    .string()
    .default('00 000 00 00')
    .transform((number) => number.replaceAll(' ', '\u00a0')),
  /** Shown to students beside the telephone; empty: none. */
  SUPPORT_EMAIL: z.union([z.literal(''), z.email()]).default('sekretariat@indeks.example'),

  /** The declaration of accessibility (art. 10 of the act of 4 April 2019): when published, last changed and last assessed. */
  ACCESSIBILITY_PUBLISHED: dayOrNone,
  ACCESSIBILITY_UPDATED: dayOrNone,
  ACCESSIBILITY_ASSESSED: dayOrNone,
  ACCESSIBILITY_CONFORMITY: z.enum(conformities).default('partial'),
  /** Parts that are not accessible, with the reason and an alternative: sentences, one gap after another with semicolons. */
  ACCESSIBILITY_GAPS: z
    .string()
    .default('')
    .transform((text) => text.split(';').flatMap((one) => one.trim() || [])),
  ACCESSIBILITY_ASSESSMENT: z.enum(assessments).default('self'),
  /** Where the report of the assessment can be read; empty: nowhere. */
  ACCESSIBILITY_REPORT: addressOrNone,
  /** The contact for accessibility, at the telephone and address above; the provider if empty. */
  ACCESSIBILITY_CONTACT: z.string().default(''),
  /** A page about access to the building of the seat; empty: none. */
  ACCESSIBILITY_BUILDING: addressOrNone,
  ACCESSIBILITY_SIGN_LANGUAGE: z.enum(['yes', 'no']).default('no'),
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

const checkedSettings = settings
  .refine(({ NODE_ENV, PASSWORD_COST }) => NODE_ENV !== 'production' || PASSWORD_COST === 'strong', {
    path: ['PASSWORD_COST'],
    message: 'must be strong in production',
  })
  .refine(({ NODE_ENV, CLOCK_STARTS_AT }) => NODE_ENV !== 'production' || CLOCK_STARTS_AT === '', {
    path: ['CLOCK_STARTS_AT'],
    message: 'must be the present in production',
  })
  .refine(
    (read) => read.NODE_ENV !== 'production' || isOnThisMachine(read.PUBLIC_ADDRESS) || isZoomItself(read),
    {
      path: ['ZOOM_API_ADDRESS'],
      message: 'must be Zoom itself in production, not a stand-in',
    },
  );

/** A system that only this machine reaches is one under test. */
const isOnThisMachine = (address: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(address);

type Settings = z.output<typeof settings>;

const isZoomItself = ({ ZOOM_API_ADDRESS, ZOOM_TOKEN_ADDRESS }: Settings): boolean =>
  [ZOOM_API_ADDRESS, ZOOM_TOKEN_ADDRESS].every((address) => address.startsWith('https:'));

export type Config = Readonly<z.output<typeof settings>>;

export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const result = checkedSettings.safeParse(env);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not complete:\n${problems.join('\n')}`);
};
