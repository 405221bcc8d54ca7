import { z } from 'zod';
import { done, idParams } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import { personQuery } from '../monthly-reports/monthly-reports.schemas.ts';
import { car, carEdit, newCar } from './cars.schemas.ts';

export const carRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/cars',
    access: 'cars.own',
    summary: 'One’s own cars, or those of the person acted for',
    query: personQuery,
    answer: z.object({ items: z.array(car) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/cars',
    access: 'cars.own',
    summary: 'Adds a car',
    query: personQuery,
    body: newCar,
    answer: car,
    idempotent: true,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/cars/:id',
    access: 'cars.own',
    summary: 'Changes a car',
    params: idParams,
    body: carEdit,
    answer: car,
    object: 'own-or-other',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/cars/:id',
    access: 'cars.own',
    summary: 'Deletes a car; its trips keep a copy of its data',
    params: idParams,
    query: personQuery,
    answer: done,
    object: 'own-or-other',
  }),
} as const;
