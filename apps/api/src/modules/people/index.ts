export { mountPeople } from './people.routes.ts';
export {
  actedFor,
  announceToOwner,
  announceToOwners,
  ownerOf,
  personFor,
  type Person,
} from './people.service.ts';
