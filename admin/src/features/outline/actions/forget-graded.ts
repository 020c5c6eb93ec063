import type { QueryClient } from '@tanstack/react-query'

/** What other pages keep of a course's exams, of its assignments, and of what waits to be graded in a portal. */
export const examsKey = (portal_id: number, course_id: number) => ['course-exams', portal_id, course_id] as const
export const assignmentsKey = (portal_id: number, course_id: number) =>
  ['course-assignments', portal_id, course_id] as const
export const queueKey = (portal_id: number) => ['grading-queue', portal_id] as const

/** After an exam, survey or assignment was deleted those pages read it all again (EXM-016, ASG-008). */
export function forgetGraded(client: QueryClient, portal_id: number, course_id: number): void {
  client.removeQueries({ queryKey: examsKey(portal_id, course_id) })
  client.removeQueries({ queryKey: assignmentsKey(portal_id, course_id) })
  client.removeQueries({ queryKey: queueKey(portal_id) })
}
