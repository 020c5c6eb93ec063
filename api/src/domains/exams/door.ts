// What other domains may use of this one. They read its tables from tables.ts.

export { endRunningTries } from './end-running-tries.ts'
export { mustFinishPackage, refuseOwnKey } from './refuse-own-key.ts'
export { noteRegrade } from './regrade/note-regrade.ts'
export { rowsOfQuestion } from './regrade/question-groups.ts'
export { raisableTries } from './regrade/raisable-tries.ts'
export { raiseResults } from './regrade/raise-results.ts'
export type { Keys, Raised } from './regrade/regrade-changes.ts'
