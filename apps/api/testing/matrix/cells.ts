import { accountCells, secondStepCells } from './cells/accounts.cells.ts';
import { adminSettingsCells } from './cells/admin-settings.cells.ts';
import { albumNumberCells } from './cells/album-numbers.cells.ts';
import { avatarCells } from './cells/avatars.cells.ts';
import { billCells } from './cells/bills.cells.ts';
import { orderedListCells } from './cells/ordered-lists.cells.ts';
import { broadcastCells } from './cells/broadcasts.cells.ts';
import { candidateCells } from './cells/candidates.cells.ts';
import { carCells } from './cells/cars.cells.ts';
import { chatCells } from './cells/chat.cells.ts';
import { contractCells } from './cells/contracts.cells.ts';
import { cellsOfCourses } from './cells/courses.cells.ts';
import { dashboardCells } from './cells/dashboard.cells.ts';
import { evaluationCells } from './cells/evaluations.cells.ts';
import { fileGroupCells } from './cells/file-groups.cells.ts';
import { graduationCells } from './cells/graduation.cells.ts';
import { historyCells } from './cells/history.cells.ts';
import { personHistoryCells } from './cells/person-history.cells.ts';
import { issueCells } from './cells/issues.cells.ts';
import { meetingCells } from './cells/meetings.cells.ts';
import { calendarFeedCells } from './cells/calendar-feeds.cells.ts';
import { onlineMeetingCells } from './cells/online-meetings.cells.ts';
import { mentorCells } from './cells/mentors.cells.ts';
import { notificationCells } from './cells/notifications.cells.ts';
import { bankReportCells } from './cells/bank-reports.cells.ts';
import { paymentCells } from './cells/payments.cells.ts';
import { peopleCells } from './cells/people.cells.ts';
import { placeCells } from './cells/places.cells.ts';
import { personRightCells } from './cells/person-rights.cells.ts';
import { postalCodeCells } from './cells/postal-codes.cells.ts';
import { questionnaireCells } from './cells/questionnaire.cells.ts';
import { rateCells } from './cells/rates.cells.ts';
import { reportCells } from './cells/reports.cells.ts';
import { certificateFactCells } from './cells/certificate-facts.cells.ts';
import { certificateCells } from './cells/certificates.cells.ts';
import { protocolCells } from './cells/protocols.cells.ts';
import { securityEventCells } from './cells/security-events.cells.ts';
import { securityStateCells } from './cells/security-state.cells.ts';
import { statisticsCells } from './cells/statistics.cells.ts';
import { studentCells } from './cells/students.cells.ts';
import { staffCells } from './cells/staff.cells.ts';
import { userAccountCells } from './cells/user-accounts.cells.ts';
import { studentFormCells } from './cells/student-forms.cells.ts';
import { systemCells } from './cells/system.cells.ts';
import { workTimeCells } from './cells/work-times.cells.ts';
import { tripCells } from './cells/trips.cells.ts';
import type { RouteCells } from './route-cells.ts';

/** Every route, one file of cells per module. */
export const allCells: readonly RouteCells[] = [
  ...systemCells,
  ...accountCells,
  ...secondStepCells,
  ...paymentCells,
  ...bankReportCells,
  ...peopleCells,
  ...staffCells,
  ...userAccountCells,
  ...contractCells,
  ...placeCells,
  ...cellsOfCourses,
  ...candidateCells,
  ...studentCells,
  ...albumNumberCells,
  ...statisticsCells,
  ...evaluationCells,
  ...protocolCells,
  ...certificateCells,
  ...certificateFactCells,
  ...graduationCells,
  ...tripCells,
  ...meetingCells,
  ...dashboardCells,
  ...rateCells,
  ...carCells,
  ...workTimeCells,
  ...reportCells,
  ...avatarCells,
  ...billCells,
  ...adminSettingsCells,
  ...notificationCells,
  ...onlineMeetingCells,
  ...calendarFeedCells,
  ...chatCells,
  ...broadcastCells,
  ...fileGroupCells,
  ...issueCells,
  ...mentorCells,
  ...orderedListCells,
  ...questionnaireCells,
  ...personRightCells,
  ...postalCodeCells,
  ...historyCells,
  ...personHistoryCells,
  ...studentFormCells,
  ...securityEventCells,
  ...securityStateCells,
];
