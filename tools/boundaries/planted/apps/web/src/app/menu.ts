import { router } from './router.ts';

export const menu = (): unknown => router;
