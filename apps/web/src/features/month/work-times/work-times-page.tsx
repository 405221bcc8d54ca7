import { MonthPage } from '#parts/month/monthly-reports/month-page.tsx';
import { WorkTimesMonth } from './work-times-month.tsx';
import { workTimesTexts as texts } from './work-times.texts.ts';

export const WorkTimesPage = () => <MonthPage texts={texts} path="/times" Month={WorkTimesMonth} />;
