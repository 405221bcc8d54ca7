import { MonthPage } from '#parts/month/monthly-reports/month-page.tsx';
import { MeetingsMonth } from './meetings-month.tsx';
import { meetingsTexts as texts } from './meetings.texts.ts';

export const MeetingsPage = () => <MonthPage texts={texts} path="/calendar" Month={MeetingsMonth} />;
