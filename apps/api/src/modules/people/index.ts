export {
  findRow as findPersonRow,
  isPersonnel,
  people as peopleRows,
  personName,
  searchByPerson,
  walkByPerson,
  type PersonRow,
} from './people.queries.ts';
export { mountPeople } from './people.routes.ts';
export {
  actedFor,
  announceToOwner,
  announceToOwners,
  idsByOwner,
  getOwner,
  getPersonFor,
  personToWire,
  refuseOthersRecords,
  removeRowsOfPeople,
  type Person,
} from './people.service.ts';
