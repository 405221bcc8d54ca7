import { readThings as things } from './security-events.texts.ts';

type Thing = keyof typeof things;

/** The thing that a route reads or gives as a file, by its path; the first match counts. */
const routes: readonly (readonly [RegExp, Thing])[] = [
  [/\/registrationForm\/statement-pdf$/, 'statement'],
  [/\/registrationForm/, 'questionnaire'],
  [/\/(?:lecturer|mileage)-bill-pdf$|^\/api\/bills\//, 'bill'],
  [/^\/api\/students\/:uid\/form\/history$/, 'studentFormHistory'],
  [/^\/api\/students\/:uid\/form$/, 'studentForm'],
  [/^\/api\/history/, 'questionnaireHistory'],
  [/^\/api\/person-history/, 'personHistory'],
  [/^\/api\/trips\/pdf$/, 'mileageRegister'],
  [/^\/api\/times\/pdf$/, 'hoursRegister'],
  [/^\/api\/meetings\/pdf$/, 'meetings'],
  [/^\/api\/protocols/, 'protocol'],
  [/^\/api\/certificates/, 'certificate'],
  [/^\/api\/evaluations\/:eid\/card/, 'card'],
  [/^\/api\/student-course/, 'students'],
  [/^\/api\/candidates/, 'candidates'],
  [/^\/api\/users\/export/, 'staff'],
  [/^\/api\/settlements/, 'settlements'],
  [/^\/(?:chatapi|issuetrackerapi|mentoringapi)\//, 'attachment'],
  [/^\/meetingapi\/meetings\/:id\/attendance/, 'attendance'],
];

/** 'formularz słuchacza', of the route 'GET /api/students/:uid/form'; undefined for one without a name of its own. */
export const nameThing = (route: string): string | undefined => {
  const path = route.slice(route.indexOf(' ') + 1);
  const thing = routes.find(([pattern]) => pattern.test(path))?.[1];
  return thing && things[thing];
};
