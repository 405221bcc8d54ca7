import { z } from 'zod';
import { done, idParams, ids } from '../../common/fields.ts';
import { binary, defineRoute } from '../../common/route.ts';
import {
  coordinatorChoice,
  newPlace,
  place,
  placeEdit,
  placesPage,
  placesQuery,
  secretariatContact,
} from './places.schemas.ts';

export const placeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/places',
    access: 'places.list',
    summary: 'Places; a page of them, or all for pickers',
    query: placesQuery,
    answer: placesPage,
  }),
  ofUser: defineRoute({
    method: 'GET',
    path: '/api/places/user',
    access: 'places.list',
    summary: 'Places assigned to the signed-in person',
    answer: z.object({ items: z.array(place) }),
  }),
  coordinators: defineRoute({
    method: 'GET',
    path: '/api/places/coordinators',
    access: 'places.manage',
    summary: 'Coordinators that a place may be given',
    answer: z.object({ items: z.array(coordinatorChoice) }),
  }),
  secretariat: defineRoute({
    method: 'GET',
    path: '/api/places/secretariat',
    access: 'student-pages.view',
    summary: 'Where the secretariat is and how to reach it',
    answer: secretariatContact,
  }),
  exportCsv: defineRoute({
    method: 'GET',
    path: '/api/places/export',
    access: 'places.manage',
    summary: 'The list as CSV, with the same filters',
    query: placesQuery,
    answer: binary('text/csv'),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/places',
    access: 'places.manage',
    summary: 'Adds a place',
    body: newPlace,
    answer: place,
    idempotent: true,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/places/:id',
    access: 'places.manage',
    summary: 'Changes a place',
    params: idParams,
    body: placeEdit,
    answer: place,
    object: 'shared',
  }),
  removeMany: defineRoute({
    method: 'POST',
    path: '/api/places/delete-multiple',
    access: 'places.manage',
    summary: 'Deletes places that are not in use',
    body: ids,
    answer: done,
  }),
} as const;
