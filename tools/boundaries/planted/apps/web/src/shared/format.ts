import dayjs from 'dayjs';

export const format = dayjs;
