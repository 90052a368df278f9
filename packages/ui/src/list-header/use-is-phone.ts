import { useMediaQuery } from '@mantine/hooks';

/** Whether the header of a list is the compact one: below the breakpoint `sm`. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
