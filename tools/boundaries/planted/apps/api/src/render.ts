// plants: api-never-sees-web
import { format } from '../../web/src/shared/format.ts';

export const render = format;
