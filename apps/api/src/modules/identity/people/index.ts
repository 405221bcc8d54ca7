export { isAskedFor, listEverybodysEntries, type Range, type RangeOfPerson } from './entries.queries.ts';
export {
  findRow as findPersonRow,
  isPersonnel,
  people as peopleRows,
  personName,
  searchByPerson,
  type PersonRow,
} from './people.queries.ts';
export { pickReporting, byListedName, sendsReports } from './reporting.queries.ts';
export { mountPeople } from './people.routes.ts';
export {
  actedFor,
  announceToOwner,
  announceToOwners,
  auditForOwner,
  idsByOwner,
  getOwner,
  getPersonFor,
  personToWire,
  refuseOthersRecords,
  removeRowsOfPeople,
  type Person,
} from './people.service.ts';
