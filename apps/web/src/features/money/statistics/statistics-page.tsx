import { CoursesControl } from '#parts/studies/courses/courses-control.tsx';
import { PlacesControl } from '#parts/provider/places/places-control.tsx';
import { SemestersControl } from '#parts/studies/courses/semester-control.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { GroupCharts } from './group-charts.tsx';
import { MoneyCard } from './money-card.tsx';
import css from './statistics.module.css';
import { statisticsTexts as texts } from './statistics.texts.ts';
import { StudentsCard } from './students-card.tsx';
import { TilesCard } from './tiles-card.tsx';
import { TrendsChart } from './trends-chart.tsx';
import { useChosenStudents } from './use-chosen-students.ts';

/** Money and numbers of students, for the management of the provider. */
export function StatisticsPage() {
  const { chosen, choose } = useChosenStudents();
  return (
    <>
      <PageHeader
        title={texts.title}
        controls={
          <div className={css.filters}>
            <SemestersControl labelHidden value={[...chosen.date]} onChange={(date) => choose({ date })} />
            <PlacesControl value={[...chosen.pid]} onChange={(pid) => choose({ pid })} />
            <CoursesControl value={[...chosen.cid]} onChange={(cid) => choose({ cid })} />
          </div>
        }
      />
      <div className={css.cards}>
        <MoneyCard chosen={chosen} />
        <StudentsCard chosen={chosen} />
        <GroupCharts chosen={chosen} />
        <div className={css.wide}>
          <TrendsChart />
          <TilesCard />
        </div>
      </div>
    </>
  );
}
