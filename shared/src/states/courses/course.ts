import { mayStep, type Steps } from '../may-step.ts'

/** publication_status of a course (BLD-003); the learner's progress is in item-progress.ts (OP-86). */
export const courseStatus = { draft: 1, published: 2, coming_soon: 3, archived: 4 } as const

export type CourseStatus = (typeof courseStatus)[keyof typeof courseStatus]

export const courseStatusLabels: Readonly<Record<CourseStatus, string>> = {
  1: 'Draft',
  2: 'Published',
  3: 'Coming Soon',
  4: 'Archived',
}

/** Course statuses whose pages visitors can open. */
export const visibleCourseStatuses: readonly CourseStatus[] = [courseStatus.published, courseStatus.coming_soon]
export const isVisibleCourse = (status: CourseStatus): boolean => visibleCourseStatuses.includes(status)

/** A status that an archived course can get back. */
export type RestorableStatus = Exclude<CourseStatus, typeof courseStatus.archived>

/** The status to remember when a course is archived; null if it is archived already. */
export const restorableStatus = (status: CourseStatus): RestorableStatus | null =>
  status === courseStatus.archived ? null : status

/** The status that restoring from the archive brings back; a draft if the former status is unknown. */
export const restoredStatus = (archived_from: RestorableStatus | null): RestorableStatus =>
  archived_from ?? courseStatus.draft

/** Steps that staff choose. Restoring from the archive is apart: it only brings the former status back. */
export const courseSteps: Steps<CourseStatus> = { 1: [2, 3, 4], 2: [1, 4], 3: [1, 2, 4], 4: [1] }

export const mayStepCourse = (from: CourseStatus, to: CourseStatus): boolean =>
  mayStep({ steps: courseSteps, from, to })
