import {
  administrativeEmployeeHelp,
  administrativeStaffHelp,
  lecturerHelp,
  lecturersHelp,
} from '#features/employment/staff/people.help.ts';
import { userAccountsHelp } from '#features/employment/user-accounts/user-accounts.help.ts';
import { dashboardHelp } from '#features/home/dashboard/dashboard.help.ts';
import { ownStudiesHelp, studentPlacesHelp } from '#features/home/dashboard/student/student-pages.help.ts';
import { passwordHelp, settingsHelp } from '#features/identity/accounts/accounts.help.ts';
import { securityEventsHelp } from '#features/identity/security-events/security-events.help.ts';
import {
  bankReportHelp,
  bankReportsHelp,
  importHelp,
} from '#features/money/bank-reports/bank-reports.help.ts';
import {
  ownPaymentsHelp,
  settledStudentHelp,
  settlementsHelp,
} from '#features/money/payments/payments.help.ts';
import { statisticsHelp } from '#features/money/statistics/statistics.help.ts';
import { allMeetingsHelp, meetingsHelp } from '#features/month/meetings/meetings.help.ts';
import { reportsHelp } from '#features/month/report-review/report-review.help.ts';
import { allTripsHelp, tripsHelp } from '#features/month/trips/trips.help.ts';
import { allWorkTimesHelp, workTimesHelp } from '#features/month/work-times/work-times.help.ts';
import { notificationsHelp } from '#features/notices/notifications/notifications.help.ts';
import { aboutHelp } from '#features/provider/about/about.help.ts';
import { adminSettingsHelp } from '#features/provider/admin-settings/admin-settings.help.ts';
import { placesHelp } from '#features/provider/places/places.help.ts';
import { securityStateHelp } from '#features/provider/security-state/security-state.help.ts';
import { systemStateHelp } from '#features/provider/security-state/system-state.help.ts';
import { candidateHelp, candidatesHelp } from '#features/studies/candidates/candidates.help.ts';
import {
  completionHelp,
  courseFactsHelp,
  registerHelp,
  viewerHelp,
} from '#features/studies/certificates/certificates.help.ts';
import { courseHelp, coursesHelp } from '#features/studies/courses/courses.help.ts';
import {
  gradeBookHelp,
  newJournalHelp,
  oldJournalHelp,
  studentGradesHelp,
} from '#features/studies/evaluations/evaluations.help.ts';
import { graduationHelp } from '#features/studies/graduation/graduation.help.ts';
import {
  closingHelp,
  ownProtocolsHelp,
  protocolHelp,
  protocolsHelp,
} from '#features/studies/protocols/protocols.help.ts';
import { archiveHelp, studentHelp, studentsHelp } from '#features/studies/students/students.help.ts';
import {
  messageToManyHelp,
  sentMessageHelp,
  sentMessagesHelp,
} from '#features/talk/broadcasts/broadcasts.help.ts';
import { chatHelp } from '#features/talk/chat/chat.help.ts';
import { documentsHelp, fileGroupsHelp } from '#features/talk/file-groups/file-groups.help.ts';
import { issueHelp, issuesHelp } from '#features/talk/issues/issues.help.ts';
import { mentorHelp, mentorsHelp, tagsHelp } from '#features/talk/mentors/mentors.help.ts';
import { onlineMeetingsHelp } from '#features/talk/online-meetings/online-meetings.help.ts';
import type { Help } from '#shared/help/help.ts';

/** The help of every screen, by its address. Loaded when somebody opens the help or searches. */
export const helpPages: Readonly<Record<string, Help>> = {
  '/dashboard': dashboardHelp,
  '/statistics': statisticsHelp,
  '/times': workTimesHelp,
  '/trips': tripsHelp,
  '/calendar': meetingsHelp,
  '/chat': chatHelp,
  '/message-to-many': messageToManyHelp,
  '/sent-messages': sentMessagesHelp,
  '/sent-messages/:id': sentMessageHelp,
  '/issue-tracker': issuesHelp,
  '/issue-tracker/:id': issueHelp,
  '/notifications': notificationsHelp,
  '/settings': settingsHelp,
  '/password-change': passwordHelp,
  '/about': aboutHelp,
  '/student-personal-data': ownStudiesHelp,
  '/student-payments': ownPaymentsHelp,
  '/student-grades': gradeBookHelp,
  '/student-places': studentPlacesHelp,
  '/admin/courses': coursesHelp,
  '/admin/courses/:id': courseHelp,
  '/evaluations-joined': newJournalHelp,
  '/evaluations': oldJournalHelp,
  '/evaluations/close': closingHelp,
  '/professor-evaluations/:uid/:evaluationDataVisible': studentGradesHelp,
  '/professor-evaluations-joined/:uid/:evaluationDataVisible': studentGradesHelp,
  '/protocols': protocolsHelp,
  '/own-protocols': ownProtocolsHelp,
  '/protocols/:id': protocolHelp,
  '/online-meetings': onlineMeetingsHelp,
  '/mentors': mentorsHelp,
  '/mentors/tags': tagsHelp,
  '/mentors/:id': mentorHelp,
  '/student-general-information': documentsHelp,
  '/users': lecturersHelp,
  '/users/:id': lecturerHelp,
  '/administrativeStaff': administrativeStaffHelp,
  '/administrativeStaff/:id': administrativeEmployeeHelp,
  '/accounts': userAccountsHelp,
  '/students': studentsHelp,
  '/students/graduation': graduationHelp,
  '/students/completion': completionHelp,
  '/admin/courses/:id/certificate': courseFactsHelp,
  '/certificates': registerHelp,
  '/certificates/:id': viewerHelp,
  '/students/archive': archiveHelp,
  '/students/:id': studentHelp,
  '/candidates': candidatesHelp,
  '/candidates/:id': candidateHelp,
  '/reports': reportsHelp,
  '/admin/times': allWorkTimesHelp,
  '/admin/trips': allTripsHelp,
  '/admin/calendar': allMeetingsHelp,
  '/accountant-settlements': bankReportsHelp,
  '/accountant-settlements/files': importHelp,
  '/accountant-settlements/:id': bankReportHelp,
  '/accountant-students': settlementsHelp,
  '/accountant-students/:id': settledStudentHelp,
  '/places': placesHelp,
  '/admin/files': fileGroupsHelp,
  '/admin-settings': adminSettingsHelp,
  '/admin/security-events': securityEventsHelp,
  '/admin/security-state': securityStateHelp,
  '/admin/system-state': systemStateHelp,
};
