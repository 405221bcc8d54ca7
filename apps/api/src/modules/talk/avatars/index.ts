export { mountAvatars } from './avatars.routes.ts';
