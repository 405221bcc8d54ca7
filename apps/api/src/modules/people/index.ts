export {
  findRecord as findPersonRecord,
  isPersonnel,
  people as peopleRows,
  personName,
  searchByPerson,
  walkByPerson,
} from './people.queries.ts';
export { mountPeople } from './people.routes.ts';
export {
  actedFor,
  announceToOwner,
  announceToOwners,
  ownerOf,
  personFor,
  recordOf,
  type Person,
} from './people.service.ts';
