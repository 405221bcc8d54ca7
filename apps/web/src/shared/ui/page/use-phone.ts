import { useMediaQuery } from '@mantine/hooks';

/** Below 48em tables become cards and filters a sheet. Asked before the first paint, so that nothing jumps. */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
