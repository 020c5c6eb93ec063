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

export const courseSteps: Steps<CourseStatus> = { 1: [2, 3, 4], 2: [1, 4], 3: [1, 2, 4], 4: [1] }

export const mayStepCourse = (from: CourseStatus, to: CourseStatus): boolean =>
  mayStep({ steps: courseSteps, from, to })
