// What other domains may use of this one. They read its tables from tables.ts.

export type { CommitAnswer, ContentServices, StartedLaunch } from './content-types.ts'
export { lessonFileRedirect } from './lesson-file-redirect.ts'
