import { accountCells } from './cells/accounts.cells.ts';
import { carCells } from './cells/cars.cells.ts';
import { dashboardCells } from './cells/dashboard.cells.ts';
import { meetingCells } from './cells/meetings.cells.ts';
import { peopleCells } from './cells/people.cells.ts';
import { placeCells } from './cells/places.cells.ts';
import { rateCells } from './cells/rates.cells.ts';
import { reportCells } from './cells/reports.cells.ts';
import { systemCells } from './cells/system.cells.ts';
import { workTimeCells } from './cells/work-times.cells.ts';
import { tripCells } from './cells/trips.cells.ts';
import type { RouteCells } from './route-cells.ts';

/** Every route, one file of cells per module. */
export const allCells: readonly RouteCells[] = [
  ...systemCells,
  ...accountCells,
  ...peopleCells,
  ...placeCells,
  ...tripCells,
  ...meetingCells,
  ...dashboardCells,
  ...rateCells,
  ...carCells,
  ...workTimeCells,
  ...reportCells,
];
