import { allRoutes } from '@indeks/contract/all-routes';
import { isMultipart, type Route } from '@indeks/contract/common/route';
import { draftRoutes } from '@indeks/contract/employment/questionnaire/drafts.routes';
import { questionnaireRoutes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import { instalmentPlanRoutes } from '@indeks/contract/money/payments/instalment-plans.routes';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { certificateFactRoutes } from '@indeks/contract/studies/certificates/certificate-facts.routes';
import { certificateRoutes } from '@indeks/contract/studies/certificates/certificates.routes';
import { protocolRoutes } from '@indeks/contract/studies/protocols/protocols.routes';
import { albumNumberRoutes } from '@indeks/contract/studies/students/album-numbers.routes';
import { broadcastRoutes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { calendarFeedRoutes } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import { collisionRoutes } from '@indeks/contract/talk/online-meetings/collisions.routes';
import { fileGroupRoutes, groupFileRoutes } from '@indeks/contract/talk/file-groups/file-groups.routes';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { recordCalls } from './records.calls.ts';
import { staffCalls } from './staff.calls.ts';
import { studentCalls } from './students.calls.ts';
import { talkCalls } from './talk.calls.ts';

/** Calls that take a list and need no rounds, each with the reason. */
const exceptions: ReadonlyMap<Route, string> = new Map<Route, string>([
  [albumNumberRoutes.check, 'saves nothing'],
  [protocolRoutes.save, 'the lists are of one group, whose subject and people are held as for saved grades'],
  [protocolRoutes.printPreview, 'saves nothing'],
  [
    certificateFactRoutes.saveCourse,
    'the list is the subjects of one course, whose row is held by its version',
  ],
  [collisionRoutes.find, 'saves nothing'],
  [broadcastRoutes.audience, 'saves nothing'],
  [broadcastRoutes.preview, 'saves nothing'],
  [broadcastRoutes.sendToSelf, 'adds one message to the caller'],
  [calendarFeedRoutes.make, 'the list is a column of one new row of the caller'],
  [certificateRoutes.issue, 'holds all of its people in the order of their numbers before the first write'],
  [protocolRoutes.orderMerged, 'writes one order, of the caller'],
  [instalmentPlanRoutes.save, 'the list is the plan of one enrolment'],
  [questionnaireRoutes.save, 'the lists are parts of the document of one person'],
  [evaluationRoutes.keepDraft, 'the list is one row of the caller'],
  [draftRoutes.keep, 'the lists are parts of the draft of one person'],
  [reportRoutes.submitMany, 'the list has kinds of the caller’s own month, which are sent in one order'],
  [fileGroupRoutes.create, 'the lists are roles and semesters, columns of one row'],
  [fileGroupRoutes.edit, 'the lists are roles and semesters, columns of one row'],
  [groupFileRoutes.createMany, 'adds new rows to one group'],
]);

const covered = new Set(
  [...studentCalls, ...staffCalls, ...talkCalls, ...recordCalls.flatMap(({ calls }) => calls)].map(
    ({ route }) => route,
  ),
);

/** Whether a list may stand anywhere in it; schemas are walked through whatever wraps them. */
const hasList = (schema: unknown): boolean => {
  if (schema instanceof z.ZodArray) return true;
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some(hasList);
  if (schema instanceof z.ZodUnion) return schema.options.some(hasList);
  if (schema instanceof z.ZodPipe) return hasList(schema.in) || hasList(schema.out);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return hasList(schema.unwrap());
  return false;
};

const changes = ({ method, actsByGet }: Route): boolean => method !== 'GET' || actsByGet === true;
const takesList = ({ path, body, query }: Route): boolean =>
  path.includes('multiple') || hasList(isMultipart(body) ? body.fields : body) || hasList(query);

const bulkRoutes = allRoutes.filter((route) => changes(route) && takesList(route));
const nameRoute = ({ method, path }: Route): string => `${method} ${path}`;

describe('every call of the contract that takes a list', () => {
  test('is sent crosswise, or says why not', () => {
    const missing = bulkRoutes.filter((route) => !covered.has(route) && !exceptions.has(route));
    expect(missing.map(nameRoute)).toEqual([]);
  });

  test('has no exception that is none', () => {
    const idle = [...exceptions.keys()].filter((route) => covered.has(route) || !bulkRoutes.includes(route));
    expect(idle.map(nameRoute)).toEqual([]);
  });

  // The walk through the schemas would find nothing after a change of their library.
  test('is found in plain lists, in lists within a body, in forms with files and in queries', () => {
    const found = new Set(bulkRoutes.map(nameRoute));
    for (const name of [
      'POST /api/trips/delete-multiple',
      'POST /api/contracts/many',
      'POST /chatapi/multiple',
      'POST /mentoringapi/mentors',
      'PUT /issuetrackerapi/issues/:id',
      'POST /api/settlements/students/remind',
    ])
      expect(found).toContain(name);
  });
});
