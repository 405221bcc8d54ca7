import { accountRoutes } from './identity/accounts/accounts.routes.ts';
import { adminSettingsRoutes } from './provider/admin-settings/admin-settings.routes.ts';
import { avatarRoutes } from './talk/avatars/avatars.routes.ts';
import { bankReportRoutes, bankRowRoutes } from './money/bank-reports/bank-reports.routes.ts';
import { billRoutes } from './month/bills/bills.routes.ts';
import { broadcastRoutes, templateRoutes } from './talk/broadcasts/broadcasts.routes.ts';
import { candidateRoutes } from './studies/candidates/candidates.routes.ts';
import { calendarFeedRoutes } from './talk/calendar-feeds/calendar-feeds.routes.ts';
import { carRoutes } from './month/cars/cars.routes.ts';
import { secondStepRoutes } from './identity/accounts/second-step.routes.ts';
import type { Route } from './common/route.ts';
import { contractRoutes } from './employment/contracts/contracts.routes.ts';
import { chatRoutes, inboxRoutes } from './talk/chat/chat.routes.ts';
import { courseRoutes } from './studies/courses/courses.routes.ts';
import { subjectHistoryRoutes, subjectRoutes } from './studies/courses/subjects.routes.ts';
import { dashboardRoutes } from './home/dashboard/dashboard.routes.ts';
import { personHistoryRoutes } from './home/person-history/person-history.routes.ts';
import { evaluationRoutes } from './studies/evaluations/evaluations.routes.ts';
import { fileGroupRoutes, groupFileRoutes } from './talk/file-groups/file-groups.routes.ts';
import { graduationRoutes } from './studies/graduation/graduation.routes.ts';
import { historyRoutes } from './employment/questionnaire/history.routes.ts';
import { issueChatRoutes, issueRoutes } from './talk/issues/issues.routes.ts';
import { meetingRoutes } from './month/meetings/meetings.routes.ts';
import { orderedListRoutes } from './notices/ordered-lists/ordered-lists.routes.ts';
import { mentorRoutes, tagRoutes } from './talk/mentors/mentors.routes.ts';
import { notificationRoutes } from './notices/notifications/notifications.routes.ts';
import { collisionRoutes } from './talk/online-meetings/collisions.routes.ts';
import { onlineMeetingRoutes } from './talk/online-meetings/online-meetings.routes.ts';
import { peopleRoutes } from './identity/people/people.routes.ts';
import { staffRoutes } from './employment/staff/staff.routes.ts';
import { userAccountRoutes } from './employment/user-accounts/user-accounts.routes.ts';
import { instalmentPlanRoutes } from './money/payments/instalment-plans.routes.ts';
import { ownPaymentRoutes } from './money/payments/own-payments.routes.ts';
import { paymentRoutes } from './money/payments/payments.routes.ts';
import { proposalRoutes } from './month/proposals/proposals.routes.ts';
import { placeRoutes } from './provider/places/places.routes.ts';
import { personRightRoutes } from './provider/person-rights/person-rights.routes.ts';
import { postalCodeRoutes } from './provider/postal-codes/postal-codes.routes.ts';
import { draftRoutes } from './employment/questionnaire/drafts.routes.ts';
import { paperRoutes } from './employment/questionnaire/papers.routes.ts';
import { certificateFactRoutes } from './studies/certificates/certificate-facts.routes.ts';
import { certificateRoutes } from './studies/certificates/certificates.routes.ts';
import { protocolRoutes } from './studies/protocols/protocols.routes.ts';
import { questionnaireRoutes } from './employment/questionnaire/questionnaire.routes.ts';
import { rateRoutes } from './month/rates/rates.routes.ts';
import { reportRoutes } from './month/report-review/report-review.routes.ts';
import { securityEventRoutes } from './identity/security-events/security-events.routes.ts';
import { securityStateRoutes } from './provider/security-state/security-state.routes.ts';
import { statisticsRoutes } from './money/statistics/statistics.routes.ts';
import { studentFormRoutes } from './studies/student-forms/student-forms.routes.ts';
import { ownStudiesRoutes } from './studies/students/own-studies.routes.ts';
import { archiveRoutes } from './studies/students/archive.routes.ts';
import { albumNumberRoutes } from './studies/students/album-numbers.routes.ts';
import { studentRoutes } from './studies/students/students.routes.ts';
import { systemRoutes } from './provider/system/system.routes.ts';
import { tripRoutes } from './month/trips/trips.routes.ts';
import { workTimeRoutes } from './month/work-times/work-times.routes.ts';

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
  certificateFactRoutes,
  certificateRoutes,
  graduationRoutes,
  paymentRoutes,
  ownPaymentRoutes,
  instalmentPlanRoutes,
  bankReportRoutes,
  bankRowRoutes,
  statisticsRoutes,
  archiveRoutes,
  albumNumberRoutes,
  rateRoutes,
  carRoutes,
  workTimeRoutes,
  tripRoutes,
  meetingRoutes,
  dashboardRoutes,
  personHistoryRoutes,
  proposalRoutes,
  reportRoutes,
  avatarRoutes,
  billRoutes,
  adminSettingsRoutes,
  questionnaireRoutes,
  draftRoutes,
  paperRoutes,
  personRightRoutes,
  postalCodeRoutes,
  historyRoutes,
  studentFormRoutes,
  securityEventRoutes,
  securityStateRoutes,
  notificationRoutes,
  chatRoutes,
  inboxRoutes,
  onlineMeetingRoutes,
  collisionRoutes,
  broadcastRoutes,
  templateRoutes,
  fileGroupRoutes,
  groupFileRoutes,
  issueRoutes,
  issueChatRoutes,
  calendarFeedRoutes,
  orderedListRoutes,
  mentorRoutes,
  tagRoutes,
].flatMap((group): readonly Route[] => Object.values(group));
