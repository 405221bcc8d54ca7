import { done, idParams, ids } from '../../common/fields.ts';
import { binary, defineRoute } from '../../common/route.ts';
import { monthQuery, personQuery, rangeQuery } from '../monthly-reports/monthly-reports.schemas.ts';
import { orderedList } from '../../notices/ordered-lists/ordered-lists.schemas.ts';
import {
  allTimesPage,
  allTimesQuery,
  newWorkTimes,
  workTime,
  workTimeEdit,
  workTimesOfPerson,
  writtenWorkTimes,
} from './work-times.schemas.ts';

export const workTimeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/times',
    access: 'work-times.own',
    summary: 'One’s own hours of a range, or those of the person acted for',
    query: rangeQuery,
    answer: workTimesOfPerson,
  }),
  listAll: defineRoute({
    method: 'GET',
    path: '/api/times/all',
    access: 'all-work-times.manage',
    summary: 'Everybody’s hours of a month or year',
    query: allTimesQuery,
    answer: allTimesPage,
  }),
  register: defineRoute({
    method: 'GET',
    path: '/api/times/pdf',
    access: 'work-times.own',
    summary: 'The hours register of a month as PDF',
    query: monthQuery,
    answer: binary('application/pdf'),
  }),
  registerOfAll: defineRoute({
    method: 'GET',
    path: '/api/times/all/pdf',
    access: 'all-work-times.manage',
    summary: 'Everybody’s hours of a month or year as PDF, by name',
    query: allTimesQuery,
    answer: binary('application/pdf'),
  }),
  orderRegisterOfAll: defineRoute({
    method: 'POST',
    path: '/api/times/all/pdf',
    access: 'all-work-times.manage',
    summary: 'Orders everybody’s hours as PDF, for a list that is too long to wait for',
    query: allTimesQuery,
    answer: orderedList,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/times',
    access: 'work-times.own',
    summary: 'Adds hours on a day, or the same on several days',
    query: personQuery,
    body: newWorkTimes,
    answer: writtenWorkTimes,
    idempotent: true,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/times/:id',
    access: 'work-times.own',
    summary: 'Changes hours',
    params: idParams,
    body: workTimeEdit,
    answer: workTime,
    object: 'own-or-other',
  }),
  removeMany: defineRoute({
    method: 'POST',
    path: '/api/times/delete-multiple',
    access: 'work-times.own',
    summary: 'Deletes hours',
    body: ids,
    answer: done,
  }),
} as const;
