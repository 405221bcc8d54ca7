// plants: contract-knows-only-itself
import dayjs from 'dayjs';

export const today = () => dayjs().format('YYYY-MM-DD');
