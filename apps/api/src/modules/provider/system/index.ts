export { defineKeptComparison } from './kept.jobs.ts';
export { mountSystem } from './system.routes.ts';
