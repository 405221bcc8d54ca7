// The one place that sets dayjs up; Mantine's calendars read the same instance.
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import 'dayjs/locale/pl.js';

dayjs.extend(customParseFormat);
dayjs.locale('pl');

export { dayjs };
