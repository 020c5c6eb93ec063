import type { QueryClient } from '@tanstack/react-query'

/** What is cached of a course's exams: other pages read it again once an exam or survey was deleted (EXM-016). */
export const examsKey = (portal_id: number, course_id: number) => ['course-exams', portal_id, course_id] as const

export const forgetExams = (client: QueryClient, portal_id: number, course_id: number): void =>
  client.removeQueries({ queryKey: examsKey(portal_id, course_id) })
