export { findRow as findPersonRow, people as peopleRows } from './people.queries.ts';
export { mountPeople } from './people.routes.ts';
export {
  actedFor,
  announceToOwner,
  announceToOwners,
  idsByOwner,
  ownerOf,
  personFor,
  personToWire,
  refuseOthersRecords,
  type Person,
} from './people.service.ts';
