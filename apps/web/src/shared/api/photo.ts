import { avatarRoutes } from '@indeks/contract/talk/avatars/avatars.routes';
import { addressOf } from '#shared/api/request.ts';

/** The address of a person's photo, another one for each new photo; undefined when there is none. */
export const photoOf = ({ id, avatar }: { id: number; avatar: string | null }): string | undefined =>
  avatar === null ? undefined : addressOf(avatarRoutes.get, { params: { id }, query: { v: avatar } });
