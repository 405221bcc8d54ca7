import { postalCodeRoutes as postalCodes } from '@indeks/contract/provider/postal-codes/postal-codes.routes';
import { timekeepers, type RouteCells } from '../route-cells.ts';

/** Those who fill in a questionnaire. */
export const postalCodeCells: readonly RouteCells[] = [
  { route: postalCodes.places, who: timekeepers, own: () => ({ params: { code: '99-998' } }) },
];
