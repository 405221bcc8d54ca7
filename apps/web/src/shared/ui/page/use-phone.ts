import { useMediaQuery } from '@mantine/hooks';

/** Below 48em tables become cards. Known before the first paint, so that the layout does not jump. */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
