export {
  findRow as findPersonRow,
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
  idsByOwner,
  ownerOf,
  personFor,
  personToWire,
  refuseOthersRecords,
  type Person,
} from './people.service.ts';
