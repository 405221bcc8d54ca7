export { findRecord as findPersonRecord, people as peopleRows } from './people.queries.ts';
export { mountPeople } from './people.routes.ts';
export {
  actedFor,
  announceToOwner,
  announceToOwners,
  idsByOwner,
  ownerOf,
  personFor,
  recordOf,
  refuseOthersRecords,
  type Person,
} from './people.service.ts';
