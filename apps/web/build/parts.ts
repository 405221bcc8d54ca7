import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which modules are bundled into one file. Files are compressed one by one: the hundred small ones that splitting by
 * use alone makes of a list cost a fifth more than a few large ones. A part is its seeds and everything they import
 * that no earlier part has. A module that is loaded on demand is no seed, so that it keeps its own file; only the frame, which
 * every page loads with the kit, is one file with it.
 */
interface Part {
  name: string;
  /** Paths below `apps/web`. */
  seeds: readonly string[];
  /** Libraries that belong to it whole, as far as they are used at all. */
  packages?: RegExp;
}

const web = join(import.meta.dirname, '..');

/**
 * Every screen of a signed-in person loads it: the shell, the theme, the queries, and a list in its page. With a few small
 * parts of Mantine that several later parts use and that would tie them together.
 */
const kit: Part = {
  name: 'kit',
  packages:
    /[\\/]@tanstack[\\/](query-core|react-query)[\\/]|(use-force-update|create-scoped-keydown-handler|RadioIcon)\.mjs$/,
  seeds: [
    'src/app/kit-routes.tsx',
    'src/app/kit.tsx',
    'src/app/menu.ts',
    'src/app/pages/page-failure.tsx',
    'src/app/screens/screens.ts',
    'src/app/shell/shell.tsx',
    'src/app/shell/side-menu.tsx',
    'src/app/shell/top-bar.tsx',
    'src/app/use-sign-out.ts',
    'src/app/visits.ts',
    // With what every call of the counters needs, or they would load the part of the months.
    'src/data/month/report-review.ts',
    'src/shared/api/query-client.ts',
    'src/shared/api/session-context.tsx',
    'src/shared/api/use-change.ts',
    'src/shared/api/use-download.ts',
    'src/shared/realtime/use-realtime.ts',
    'src/shared/storage/storage-owner.tsx',
    'src/shared/theme/theme-provider.tsx',
    'src/shared/ui/dialog/use-open.ts',
    'src/shared/ui/dialog/when-opened.tsx',
    'src/shared/ui/entry/register-page.tsx',
    'src/shared/ui/feedback/notice.tsx',
    'src/shared/ui/feedback/snackbar.tsx',
    'src/shared/ui/feedback/status-chip.tsx',
    'src/shared/ui/form/choices/select-control.tsx',
    'src/shared/ui/page/card.tsx',
    'src/shared/ui/page/contact-link.tsx',
    'src/shared/ui/page/page-header.tsx',
    'src/shared/ui/page/use-new-entry.ts',
    'src/shared/ui/table/data-table.tsx',
    'src/shared/ui/table/use-list-state.ts',
    'src/shared/ui/table/use-selected.ts',
  ],
};

/** Apart from the rules of the fields, so that a list that asks for a flag does not load them. */
const flags: Part = { name: 'flags', seeds: ['../../packages/contract/src/common/flags.ts'] };

/** The rules of the fields; the login form needs them without the rest of the forms. */
const rules: Part = {
  name: 'rules',
  seeds: ['../../packages/contract/src/common/dates.ts', '../../packages/contract/src/common/fields.ts'],
  packages: /[\\/]node_modules[\\/]zod[\\/]/,
};

/** What lies over the page: dialogs, and on phones the menu and the filters. */
const overlay: Part = {
  name: 'overlay',
  seeds: ['src/shared/ui/dialog/dialog-frame.tsx', 'src/shared/ui/page/floating-bar.module.css'],
  packages: /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/]Drawer[\\/]|[\\/]react-remove-scroll[\\/]/,
};

/** What almost every dialog with a form needs, react-hook-form among it. */
const form: Part = {
  name: 'form',
  seeds: [
    'src/shared/ui/dialog/confirm-delete.tsx',
    'src/shared/ui/dialog/form-dialog.tsx',
    'src/shared/ui/entry/entry.ts',
    'src/shared/ui/entry/entry-dialogs.tsx',
    'src/shared/ui/entry/entry-form.tsx',
    'src/shared/ui/form/choices/checkbox-field.tsx',
    'src/shared/ui/form/typed/contact-fields.tsx',
    'src/shared/ui/form/choices/radio-field.tsx',
    'src/shared/ui/form/choices/select-field.tsx',
    'src/shared/ui/form/choices/switch-field.tsx',
    'src/shared/ui/form/typed/text-field.tsx',
    'src/shared/ui/form/typed/textarea-field.tsx',
    'src/shared/ui/form/saving/use-stale-row.ts',
    'src/shared/ui/long-form/save-bar.tsx',
    'src/shared/ui/long-form/use-form-draft.ts',
  ],
};

const dates: Part = {
  name: 'dates',
  seeds: ['src/shared/ui/calendar/month-selector.tsx', 'src/shared/ui/form/dates/date-field.tsx'],
};

/** A person in a row of a list: apart from the pages of a month, which need forms and dates. */
const person: Part = { name: 'person', seeds: ['src/shared/ui/page/person-cell.tsx'] };

/** Apart from the pages of a month, or the dialogs of students would load them, and the calendars with them. */
const calendarRules: Part = {
  name: 'calendar-rules',
  seeds: ['../../packages/contract/src/month/monthly-reports/monthly-reports.schemas.ts'],
};
/** The schemas of accounts apart from those of people, which the pages of recovery need not load. */
const accountRules: Part = {
  name: 'account-rules',
  seeds: ['../../packages/contract/src/identity/accounts/second-step.schemas.ts'],
};
const personRules: Part = {
  name: 'person-rules',
  seeds: ['../../packages/contract/src/identity/people/people.schemas.ts'],
};
const stepper: Part = { name: 'stepper', seeds: ['src/shared/ui/feedback/stepper.tsx'] };

/** The pages of a person and of a month. */
const months: Part = {
  name: 'months',
  seeds: [
    'src/parts/month/monthly-reports/month-header.tsx',
    'src/parts/month/monthly-reports/month-report.tsx',
    'src/parts/month/monthly-reports/proposal-card.tsx',
    'src/parts/month/monthly-reports/report-bar.tsx',
    'src/shared/ui/feedback/routed-tabs.tsx',
    'src/shared/ui/page/acting-banner.tsx',
    'src/shared/ui/table/dated-card.tsx',
    'src/shared/ui/table/use-whole-list.ts',
  ],
};

const later = [
  person,
  rules,
  overlay,
  form,
  dates,
  calendarRules,
  accountRules,
  personRules,
  stepper,
  months,
];

export const parts: readonly Part[] = [flags, kit, ...later];

/** For `build.rolldownOptions.output.codeSplitting`: of two groups the earlier has a module. */
export const chunkGroups = [
  // It changes only with its packages, and stays in the browser's cache over a release.
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // What the first script imports, and what the login page shares with the shell.
  { name: 'start', tags: ['$initial' as const] },
  groupOf({
    name: 'start',
    seeds: [
      '../../packages/contract/src/access/roles.ts',
      '../../packages/contract/src/common/flags.ts',
      '../../packages/contract/src/common/plural.ts',
      'src/app/brand/brand-mark.tsx',
      'src/app/layouts/skip-link.tsx',
      'src/shared/lib/clock.ts',
      'src/shared/ui/page/page.texts.ts',
    ],
  }),
  groupOf(flags),
  groupOf(kit),
  // An icon that two parts use would tie one to the other.
  { name: 'icons', test: /[\\/]@tabler[\\/]/, minShareCount: 3 },
  ...later.map(groupOf),
].map((group, place, groups) => Object.assign(group, { priority: groups.length - place }));

function groupOf({ name, seeds, packages }: Part) {
  const files = new Set(seeds.map(seedFile));
  const test = (id: string) => files.has(id) || packages?.test(id) === true;
  return { name, test };
}

function seedFile(path: string): string {
  const file = join(web, path);
  if (!existsSync(file)) throw new Error(`build/parts.ts names ${path}, which is not there`);
  return file;
}
