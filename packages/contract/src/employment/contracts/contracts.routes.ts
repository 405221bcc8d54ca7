import { z } from 'zod';
import { done, id, idParams, ids } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import {
  contract,
  contractDoubts,
  contractEdit,
  contractsOfMany,
  doubtsQuery,
  newContract,
} from './contracts.schemas.ts';

const ofPerson = z.strictObject({ user: id });

export const contractRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/contracts',
    access: 'contracts.manage',
    summary: 'The contracts of a person, the latest end first',
    query: ofPerson,
    answer: z.object({ items: z.array(contract) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/contracts',
    access: 'contracts.manage',
    summary: 'Adds a contract of a person',
    query: ofPerson,
    body: newContract,
    answer: contract,
    idempotent: true,
  }),
  createMany: defineRoute({
    method: 'POST',
    path: '/api/contracts/many',
    access: 'contracts.manage',
    summary: 'Adds a contract for each of several people, for all of them or for none',
    body: contractsOfMany,
    answer: z.object({ items: z.array(contract) }),
    idempotent: true,
  }),
  doubts: defineRoute({
    method: 'GET',
    path: '/api/contracts/doubts',
    access: 'contracts.manage',
    summary: 'Overlapping contracts and repeated numbers, before a contract is written',
    query: doubtsQuery,
    answer: contractDoubts,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/contracts/:id',
    access: 'contracts.manage',
    summary: 'Changes a contract',
    params: idParams,
    body: contractEdit,
    answer: contract,
    object: 'shared',
  }),
  removeMany: defineRoute({
    method: 'POST',
    path: '/api/contracts/delete-multiple',
    access: 'contracts.manage',
    summary: 'Deletes contracts',
    body: ids,
    answer: done,
  }),
} as const;
