import { accountRoutes } from './accounts/accounts.routes.ts';
import { adminSettingsRoutes } from './admin-settings/admin-settings.routes.ts';
import { avatarRoutes } from './avatars/avatars.routes.ts';
import { bankReportRoutes, bankRowRoutes } from './bank-reports/bank-reports.routes.ts';
import { billRoutes } from './bills/bills.routes.ts';
import { broadcastRoutes } from './broadcasts/broadcasts.routes.ts';
import { candidateRoutes } from './candidates/candidates.routes.ts';
import { calendarFeedRoutes } from './calendar-feeds/calendar-feeds.routes.ts';
import { carRoutes } from './cars/cars.routes.ts';
import { secondStepRoutes } from './accounts/second-step.routes.ts';
import type { Route } from './common/route.ts';
import { contractRoutes } from './contracts/contracts.routes.ts';
import { chatRoutes, inboxRoutes } from './chat/chat.routes.ts';
import { courseRoutes } from './courses/courses.routes.ts';
import { subjectHistoryRoutes, subjectRoutes } from './courses/subjects.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { evaluationRoutes } from './evaluations/evaluations.routes.ts';
import { fileGroupRoutes, groupFileRoutes } from './file-groups/file-groups.routes.ts';
import { graduationRoutes } from './graduation/graduation.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { issueChatRoutes, issueRoutes } from './issues/issues.routes.ts';
import { meetingRoutes } from './meetings/meetings.routes.ts';
import { orderedListRoutes } from './ordered-lists/ordered-lists.routes.ts';
import { mentorRoutes, tagRoutes } from './mentors/mentors.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { onlineMeetingRoutes } from './online-meetings/online-meetings.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { staffRoutes } from './people/staff.routes.ts';
import { userAccountRoutes } from './people/user-accounts.routes.ts';
import { instalmentPlanRoutes } from './payments/instalment-plans.routes.ts';
import { ownPaymentRoutes } from './payments/own-payments.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { placeRoutes } from './places/places.routes.ts';
import { postalCodeRoutes } from './postal-codes/postal-codes.routes.ts';
import { draftRoutes } from './questionnaire/drafts.routes.ts';
import { paperRoutes } from './questionnaire/papers.routes.ts';
import { protocolRoutes } from './protocols/protocols.routes.ts';
import { questionnaireRoutes } from './questionnaire/questionnaire.routes.ts';
import { rateRoutes } from './rates/rates.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { securityEventRoutes } from './security-events/security-events.routes.ts';
import { securityStateRoutes } from './security-state/security-state.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { studentFormRoutes } from './student-forms/student-forms.routes.ts';
import { ownStudiesRoutes } from './students/own-studies.routes.ts';
import { albumNumberRoutes } from './students/album-numbers.routes.ts';
import { studentRoutes } from './students/students.routes.ts';
import { systemRoutes } from './system/system.routes.ts';
import { tripRoutes } from './trips/trips.routes.ts';
import { workTimeRoutes } from './work-times/work-times.routes.ts';

/** Every call there is: the API mounts exactly these, the matrix asks every one of them. */
export const allRoutes: readonly Route[] = [
  systemRoutes,
  accountRoutes,
  secondStepRoutes,
  peopleRoutes,
  staffRoutes,
  userAccountRoutes,
  contractRoutes,
  placeRoutes,
  courseRoutes,
  subjectRoutes,
  subjectHistoryRoutes,
  candidateRoutes,
  studentRoutes,
  ownStudiesRoutes,
  evaluationRoutes,
  protocolRoutes,
  graduationRoutes,
  paymentRoutes,
  ownPaymentRoutes,
  instalmentPlanRoutes,
  bankReportRoutes,
  bankRowRoutes,
  statisticsRoutes,
  albumNumberRoutes,
  rateRoutes,
  carRoutes,
  workTimeRoutes,
  tripRoutes,
  meetingRoutes,
  dashboardRoutes,
  reportRoutes,
  avatarRoutes,
  billRoutes,
  adminSettingsRoutes,
  questionnaireRoutes,
  draftRoutes,
  paperRoutes,
  postalCodeRoutes,
  historyRoutes,
  studentFormRoutes,
  securityEventRoutes,
  securityStateRoutes,
  notificationRoutes,
  chatRoutes,
  inboxRoutes,
  onlineMeetingRoutes,
  broadcastRoutes,
  fileGroupRoutes,
  groupFileRoutes,
  issueRoutes,
  issueChatRoutes,
  calendarFeedRoutes,
  orderedListRoutes,
  mentorRoutes,
  tagRoutes,
].flatMap((group): readonly Route[] => Object.values(group));
