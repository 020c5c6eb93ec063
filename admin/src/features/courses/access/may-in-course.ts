import type { Action } from '@portico/shared/access/actions.ts'
import { createContext, useContext } from 'react'
import { useDeniedReason } from './use-denied-reason.ts'

/**
 * Whether the reader may change the course that is open; people who are limited to courses read the drafts of all others.
 * Without a provider the page fails rather than offer what the API refuses.
 */
export const CourseReachContext = createContext<boolean | null>(null)

/** Whether the reader's role may do this in some course. */
export const useMayByRole = (action: Action): boolean => useDeniedReason({ is_reached: true })(action) === undefined

/** Whether the reader may do this with the course that is open. */
export function useMayInCourse(action: Action): boolean {
  const is_reached = useContext(CourseReachContext)
  if (is_reached === null) throw new Error('No course is open: the page needs a CourseReachContext')
  return useDeniedReason({ is_reached })(action) === undefined
}
