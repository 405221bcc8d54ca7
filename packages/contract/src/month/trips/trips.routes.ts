import { done, idParams, ids } from '../../common/fields.ts';
import { binary, defineRoute } from '../../common/route.ts';
import { monthQuery, personQuery, rangeQuery } from '../monthly-reports/monthly-reports.schemas.ts';
import { orderedList } from '../../notices/ordered-lists/ordered-lists.schemas.ts';
import { allTripsPage, allTripsQuery, newTrip, trip, tripEdit, tripsOfPerson } from './trips.schemas.ts';

export const tripRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/trips',
    access: 'trips.own',
    summary: 'One’s own trips of a range, or those of the person acted for',
    query: rangeQuery,
    answer: tripsOfPerson,
  }),
  listAll: defineRoute({
    method: 'GET',
    path: '/api/trips/all',
    access: 'all-trips.manage',
    summary: 'Everybody’s trips of a month or year',
    query: allTripsQuery,
    answer: allTripsPage,
  }),
  register: defineRoute({
    method: 'GET',
    path: '/api/trips/pdf',
    access: 'trips.own',
    summary: 'The mileage register of a month as PDF',
    query: monthQuery,
    answer: binary('application/pdf'),
  }),
  registerOfAll: defineRoute({
    method: 'GET',
    path: '/api/trips/all/pdf',
    access: 'all-trips.manage',
    summary: 'Everybody’s trips of a month or year as PDF',
    query: allTripsQuery,
    answer: binary('application/pdf'),
  }),
  orderRegisterOfAll: defineRoute({
    method: 'POST',
    path: '/api/trips/all/pdf',
    access: 'all-trips.manage',
    summary: 'Orders everybody’s trips as PDF, for a list that is too long to wait for',
    query: allTripsQuery,
    answer: orderedList,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/trips',
    access: 'trips.own',
    summary: 'Adds a trip',
    query: personQuery,
    body: newTrip,
    answer: trip,
    idempotent: true,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/trips/:id',
    access: 'trips.own',
    summary: 'Changes a trip',
    params: idParams,
    body: tripEdit,
    answer: trip,
    object: 'own-or-other',
  }),
  clone: defineRoute({
    method: 'POST',
    path: '/api/trips/:id/clone',
    access: 'trips.own',
    summary: 'Copies a trip; on its own day if that month is open, else on today',
    params: idParams,
    answer: trip,
    idempotent: true,
    object: 'own-or-other',
  }),
  removeMany: defineRoute({
    method: 'POST',
    path: '/api/trips/delete-multiple',
    access: 'trips.own',
    summary: 'Deletes trips',
    body: ids,
    answer: done,
  }),
} as const;
