// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { endRunningAttempts } from './end-running-attempts.ts'
export { mustFinishPackage, refuseOwnAnswerKey } from './refuse-own-answer-key.ts'
export { noteRegrade } from './regrade/note-regrade.ts'
export { rowsOfQuestion } from './regrade/question-groups.ts'
export { raisableAttempts } from './regrade/raisable-attempts.ts'
export { raiseResults } from './regrade/raise-results.ts'
export type { Keys, Raised } from './regrade/regrade-changes.ts'
