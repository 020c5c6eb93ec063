import type { QueryClient } from '@tanstack/react-query'

/** Query keys of a course's exams, its assignments and a portal's grading queue, as other pages cache them. */
export const examsKey = (portal_id: number, course_id: number) => ['course-exams', portal_id, course_id] as const
export const assignmentsKey = (portal_id: number, course_id: number) =>
  ['course-assignments', portal_id, course_id] as const
export const queueName = 'grading-queue'
export const queueKey = (portal_id: number) => [queueName, portal_id] as const

/** Clears those caches after an exam, survey or assignment was deleted (EXM-016, ASG-008). */
export function clearGradedCaches(client: QueryClient, portal_id: number, course_id: number): void {
  client.removeQueries({ queryKey: examsKey(portal_id, course_id) })
  client.removeQueries({ queryKey: assignmentsKey(portal_id, course_id) })
  client.removeQueries({ queryKey: queueKey(portal_id) })
}
