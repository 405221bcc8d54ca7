import { monthOf } from '@indeks/contract/common/months.rules';
import { IconFileTypePdf, IconPlus } from '@tabler/icons-react';
import { fetchAllTimesPdf, orderAllTimesPdf } from '#data/month/work-times.ts';
import {
  allTimesListOptions,
  AllWorkTimesTable,
} from '#features/month/work-times/all-work-times/all-work-times-list.tsx';
import { allWorkTimesTexts as texts } from '#features/month/work-times/all-work-times/all-work-times.texts.ts';
import type { OpenWorkTime } from '#features/month/work-times/work-time-dialogs.tsx';
import { readPeriodQuery } from '#parts/month/monthly-reports/period-list.ts';
import { PeriodPickers } from '#parts/month/monthly-reports/period-pickers.tsx';
import { formatPeriod, isYear, usePeriod } from '#parts/month/monthly-reports/use-period.ts';
import { OrderedListStrip } from '#parts/notices/ordered-lists/ordered-list-strip.tsx';
import { useListDownload } from '#parts/notices/ordered-lists/use-list-download.ts';
import { today } from '#shared/lib/today.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';

const WorkTimeDialogs = lazyPart(() =>
  import('#features/month/work-times/work-time-dialogs.tsx').then((file) => file.WorkTimeDialogs),
);
const ChoosePersonDialog = lazyPart(() =>
  import('#parts/identity/people/choose-person-dialog.tsx').then((file) => file.ChoosePersonDialog),
);

/** Everybody's hours, changed in the same dialog in which their owners enter them. */
export function AllWorkTimes() {
  const { period, setPeriod, current } = usePeriod();
  const list = useListState(allTimesListOptions);
  const { show, of, anyOpen } = useOpen<OpenWorkTime>('work-times');
  const choosing = of('choose-person');
  const query = readPeriodQuery(list, period);
  const pdf = useListDownload({
    fetchFile: () => fetchAllTimesPdf(query),
    order: () => orderAllTimesPdf(query),
  });
  const month = isYear(period) ? monthOf(today()) : period;
  const add = () => show({ kind: 'choose-person' });
  return (
    <>
      <PageHeader
        title={texts.title(formatPeriod(period))}
        help={texts.help}
        controls={<PeriodPickers period={period} onChange={setPeriod} last={current} />}
        secondary={[{ label: texts.report, icon: IconFileTypePdf, ...pdf }]}
        main={{ label: texts.add, shortLabel: texts.addShort, icon: IconPlus, onClick: add }}
      />
      <OrderedListStrip kind="work-times" />
      <AllWorkTimesTable
        list={list}
        period={period}
        onAdd={add}
        onEdit={(time) => show({ kind: 'form', row: time, person: { id: time.uid, name: time.username } })}
        onRemove={(time) => show({ kind: 'remove', rows: [time] })}
      />
      <WhenOpened opened={choosing.opened}>
        <ChoosePersonDialog
          opened={choosing.opened}
          onClose={choosing.close}
          title={texts.add}
          type="czas"
          onChoose={(person) => show({ kind: 'form', person })}
        />
      </WhenOpened>
      <WhenOpened opened={anyOpen}>
        <WorkTimeDialogs of={of} show={show} month={month} user={undefined} report={null} />
      </WhenOpened>
    </>
  );
}
