import { MonthPage } from '#parts/month/monthly-reports/month-page.tsx';
import { TripsMonth } from './trips-month.tsx';
import { tripsTexts as texts } from './trips.texts.ts';

export const TripsPage = () => <MonthPage texts={texts} path="/trips" Month={TripsMonth} />;
