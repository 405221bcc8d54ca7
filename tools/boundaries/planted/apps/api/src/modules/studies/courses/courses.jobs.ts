// plants: module-knows-no-composition
import { buildApp } from '#app';

export const job = buildApp;
