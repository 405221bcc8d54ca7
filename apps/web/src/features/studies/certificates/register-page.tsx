import {
  certificateSortKeys,
  registerCap,
  registerStates,
  type CertificateSortKey as SortKey,
} from '@indeks/contract/studies/certificates/certificates.keys';
import type {
  RegisterCounts,
  RegisteredPaper,
} from '@indeks/contract/studies/certificates/certificates.schemas';
import { Button } from '@mantine/core';
import {
  IconArrowsMove,
  IconCertificate2,
  IconChartBar,
  IconDownload,
  IconPrinter,
  IconRulerMeasure,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fetchTestPrint } from '#data/studies/certificate-facts.ts';
import { certificatesQuery, fetchRegister } from '#data/studies/certificates.ts';
import { CourseControl } from '#parts/studies/courses/course-control.tsx';
import { readStudies } from '#parts/studies/students/studies-filters.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { today } from '#shared/lib/today.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import type { List } from '#shared/ui/table/list.ts';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import type { OpenPaper } from './register-dialogs.tsx';
import { actionsOf, print, yearlyReports } from './register-actions.ts';
import { PaperCard, registerColumns } from './register-cells.tsx';
import classes from './certificates.module.css';
import { registerTexts as texts } from './certificates.texts.ts';

const RegisterDialogs = lazyPart(async () => (await import('./register-dialogs.tsx')).RegisterDialogs);

interface Filters extends Record<string, string> {
  year: string;
  cid: string;
  state: string;
}

/** The newest first. */
const options: ListOptions<SortKey, Filters> = {
  screen: 'certificates',
  sortKeys: certificateSortKeys,
  sortBy: 'made',
  sortDesc: true,
  filters: { year: '', cid: '', state: '' },
};

/** Every certificate and duplicate that was given out; coordinators see those of their places. */
export function CertificateRegisterPage() {
  const list = useListState(options);
  const { year, cid, state } = list.state.filters;
  const query = {
    ...pagingOf(list.state),
    ...readYear(year),
    ...readStudies({ pid: '', cid }),
    ...readState(state),
  };
  const result = useQuery(certificatesQuery(query));
  const { show, of, anyOpen } = useOpen<OpenPaper>('certificates');
  const selected = useSelected<RegisteredPaper>();
  const testPrint = useDownload(fetchTestPrint);
  const csv = useDownload(() => fetchRegister(query));
  const issues = useSession().permissions.includes('certificates.issue');
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        secondary={[{ label: texts.csv, icon: IconDownload, ...csv }]}
        {...(issues && {
          main: { label: texts.issue, icon: IconCertificate2, to: '/students/graduation' },
          secondary: [
            { label: texts.csv, icon: IconDownload, ...csv },
            { label: texts.statistics, icon: IconChartBar, items: yearlyReports() },
            {
              label: texts.printing,
              icon: IconPrinter,
              items: [
                { label: texts.testPrint, icon: IconRulerMeasure, ...testPrint },
                { label: texts.layout, icon: IconArrowsMove, onClick: () => show({ kind: 'layout' }) },
              ],
            },
          ],
        })}
      />
      <DataTable
        texts={{ ...texts, empty: { ...texts.empty, icon: IconCertificate2 } }}
        list={list}
        result={result}
        columns={registerColumns}
        filters={<RegisterFilters list={list} />}
        end={result.data && <Counts counts={result.data.counts} list={list} />}
        emptyAction={issues ? { label: texts.issue, to: '/students/graduation' } : undefined}
        rowName={({ number, name }) => `${number}, ${name}`}
        rowActions={(row) => (issues ? actionsOf(row, show) : [])}
        card={(row) => <PaperCard row={row} />}
        {...(issues && {
          selection: { ...selected, actions: printActions },
        })}
      />
      <WhenOpened opened={anyOpen}>
        <RegisterDialogs of={of} />
      </WhenOpened>
    </>
  );
}

const printActions = (['blank', 'white'] as const).map((paper) => ({
  label: paper === 'blank' ? texts.onBlank : texts.onWhite,
  icon: IconPrinter,
  onClick: (rows: readonly RegisteredPaper[]) => void print(rows, paper),
}));

function RegisterFilters({ list }: { list: List<SortKey, Filters> }) {
  const { year, cid, state } = list.state.filters;
  return (
    <>
      <SelectControl
        label={texts.year}
        placeholder={texts.year}
        choices={years().map((of) => ({ value: String(of), label: String(of) }))}
        value={readYear(year) ? year : null}
        onChange={(chosen) => list.setFilters({ year: chosen ?? '' })}
        clearable
      />
      <CourseControl
        label={texts.course}
        placeholder={texts.course}
        value={cid === '' ? null : Number(cid)}
        onChange={(chosen) => list.setFilters({ cid: String(chosen ?? '') })}
        clearable
      />
      <SelectControl
        label={texts.state}
        placeholder={texts.state}
        choices={registerStates.map((value) => ({ value, label: texts.states[value] }))}
        value={readState(state)?.state ?? null}
        onChange={(chosen) => list.setFilters({ state: chosen ?? '' })}
        clearable
      />
    </>
  );
}

/** What is left to do, whatever is searched; each number opens what it counts. */
function Counts({ counts, list }: { counts: RegisterCounts; list: List<SortKey, Filters> }) {
  return (
    <div className={classes.counts}>
      {countedStates
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <Button
            key={state}
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              list.setSearch('');
              list.setFilters({ state });
            }}
          >
            {texts.counts[state](Math.min(counts[state], registerCap), counts[state] > registerCap)}
          </Button>
        ))}
    </div>
  );
}

const countedStates = ['waiting', 'no-blank'] as const;

/** What is no state in the address is left out. */
const readState = (word: string) => {
  const state = registerStates.find((known) => known === word);
  return state && { state };
};

/** The newest ones; what is older is found by its number. */
const years = (): number[] => {
  const year = Number(today().slice(0, 4));
  return Array.from({ length: 10 }, (_, back) => year - back);
};

const readYear = (word: string) => {
  const year = years().find((known) => String(known) === word);
  return year !== undefined && { year };
};
