// plants: tools-see-only-testing-and-seeds
import { buildApp } from '../apps/api/src/app.ts';

export const greedyTool = buildApp;
