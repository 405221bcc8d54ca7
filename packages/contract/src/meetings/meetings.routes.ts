import { done, idParams } from '../common/fields.ts';
import { binary, defineRoute } from '../common/route.ts';
import { monthQuery, personQuery, rangeQuery } from '../months/months.schemas.ts';
import {
  allMeetings,
  allMeetingsQuery,
  meeting,
  meetingEdit,
  meetingsOfPerson,
  newMeeting,
} from './meetings.schemas.ts';

export const meetingRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/meetings',
    access: 'meetings.own',
    summary: 'One’s own weekends of a range, or those of the person acted for',
    query: rangeQuery,
    answer: meetingsOfPerson,
  }),
  listAll: defineRoute({
    method: 'GET',
    path: '/api/meetings/all',
    access: 'all-meetings.manage',
    summary: 'Everybody’s weekends between two days',
    query: allMeetingsQuery,
    answer: allMeetings,
  }),
  csvOfAll: defineRoute({
    method: 'GET',
    path: '/api/meetings/all/csv',
    access: 'all-meetings.manage',
    summary: 'Everybody’s weekends between two days as CSV',
    query: allMeetingsQuery,
    answer: binary('text/csv'),
  }),
  listPdf: defineRoute({
    method: 'GET',
    path: '/api/meetings/pdf',
    access: 'meetings.own',
    summary: 'The list of weekends of a month as PDF',
    query: monthQuery,
    answer: binary('application/pdf'),
  }),
  pdfOfAll: defineRoute({
    method: 'GET',
    path: '/api/meetings/all/pdf',
    access: 'all-meetings.manage',
    summary: 'Everybody’s weekends between two days as PDF',
    query: allMeetingsQuery,
    answer: binary('application/pdf'),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/meetings',
    access: 'meetings.own',
    summary: 'Adds a weekend',
    query: personQuery,
    body: newMeeting,
    answer: meeting,
    idempotent: true,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/meetings/:id',
    access: 'meetings.own',
    summary: 'Changes a weekend',
    params: idParams,
    body: meetingEdit,
    answer: meeting,
    object: 'own-or-other',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/meetings/:id',
    access: 'meetings.own',
    summary: 'Deletes a weekend',
    params: idParams,
    answer: done,
    object: 'own-or-other',
  }),
} as const;
