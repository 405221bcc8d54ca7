export { mountFileGroups } from './file-groups.routes.ts';
