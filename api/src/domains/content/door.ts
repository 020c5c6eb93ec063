// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export type { CommitAnswer, ContentServices, StartedLaunch } from './content-types.ts'
export { freePreviewRedirect, lessonFileRedirect } from './lesson-file-redirect.ts'
