import type { OfficeToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { monthOf } from '@indeks/contract/common/months.rules';
import { IconBuildingCommunity } from '@tabler/icons-react';
import classes from './dashboard-cards.module.css';
import { OfficeCard } from './office-card.tsx';
import { officeTexts } from './office.texts.ts';

const texts = officeTexts.weekend;

/** Who is where at the next weekend; towns without anybody come first and are marked. */
export function WeekendCard({ weekend: { start, end, towns } }: Pick<OfficeToday, 'weekend'>) {
  const empty = towns.filter(({ lecturers }) => lecturers === 0).length;
  // With a page, since an address without any filter would bring back the last one.
  const filterOf = (place: number | null) => (place === null ? 'page=1' : `place=${place}`);
  return (
    <OfficeCard
      texts={{ title: `${texts.title}, ${texts.days(start, end)}`, unit: texts.towns, none: texts.none }}
      icon={IconBuildingCommunity}
      count={empty}
      lines={towns.slice(0, shown).map(({ name, lecturers, place }) => ({
        key: name,
        to: `/admin/calendar?month=${monthOf(start)}&${filterOf(place)}`,
        words: name,
        chip: lecturers === 0 ? texts.empty : texts.lecturers(lecturers),
        tone: lecturers === 0 ? 'warning' : 'ok',
      }))}
    >
      {towns.length > shown && <p className={classes.context}>{texts.more(towns.length - shown)}</p>}
    </OfficeCard>
  );
}

const shown = 8;
