import { gt, isNull, or, type SQL } from 'drizzle-orm'
import { courses } from './tables.ts'

/** Courses whose uses count: those that are not deleted, and those deleted after `since`, which can still be restored. */
export const liveOrRestorableCourse = (since: Date | null): SQL | undefined =>
  or(isNull(courses.deleted_at), since === null ? undefined : gt(courses.deleted_at, since))
