export { employHolder } from './employing.service.ts';
export { staffRoles } from './staff.policy.ts';
export { mountStaff } from './staff.routes.ts';
export { announcePeople, getStaffMember, lecturerRecipients, makeSecondAddress } from './staff.service.ts';
