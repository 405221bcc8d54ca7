import { z } from 'zod';
import { done, idParams, ids } from '../../common/fields.ts';
import { binary, defineRoute, multipart } from '../../common/route.ts';
import { rangeQuery } from '../monthly-reports/monthly-reports.schemas.ts';
import {
  bill,
  billEdit,
  billFileParams,
  billFileQuery,
  billQuery,
  billRule,
  newBill,
} from './bills.schemas.ts';

export const billRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/bills',
    access: 'bills.own',
    summary: 'Scanned bills of a month, one’s own or those of the person acted for',
    query: rangeQuery,
    answer: z.object({ items: z.array(bill) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/bills',
    access: 'bills.own',
    summary: 'Adds the scan of a bill; a picture is re-encoded, a PDF is kept as it came',
    query: billQuery,
    body: multipart({ fields: newBill, file: billRule }),
    answer: bill,
    idempotent: 'with-files',
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/bills/:id',
    access: 'bills.own',
    summary: 'Moves a bill to another day',
    params: idParams,
    body: billEdit,
    answer: bill,
    object: 'own-or-other',
  }),
  clone: defineRoute({
    method: 'POST',
    path: '/api/bills/:id/clone',
    access: 'bills.own',
    summary: 'Copies a bill with its scan, on the given day',
    params: idParams,
    body: newBill,
    answer: bill,
    idempotent: 'with-files',
    object: 'own-or-other',
  }),
  removeMany: defineRoute({
    method: 'POST',
    path: '/api/bills/delete-multiple',
    access: 'bills.own',
    summary: 'Deletes bills and their scans',
    body: ids,
    answer: done,
  }),
  file: defineRoute({
    method: 'GET',
    path: '/api/bills/:file/file',
    access: 'bills.own',
    summary: 'The picture of a bill, whole or small, or its PDF',
    params: billFileParams,
    query: billFileQuery,
    answer: binary('image/webp', 'application/pdf'),
    object: 'own-or-other',
  }),
} as const;
