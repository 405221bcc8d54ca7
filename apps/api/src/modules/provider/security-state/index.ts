export { installationMeasures } from './measures.ts';
export { askForSecurityCheck, checkInstallationJob } from './security-state.jobs.ts';
export { mountSecurityState } from './security-state.routes.ts';
