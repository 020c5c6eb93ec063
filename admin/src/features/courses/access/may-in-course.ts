import type { Action } from '@portico/shared/access/grants.ts'
import { createContext, useContext } from 'react'
import { useDeniedReason } from './use-denied-reason.ts'

/**
 * Whether the user may change the open course; people limited to courses can read the drafts of all others. Without a provider the page fails rather
 * than offer actions that the API refuses.
 */
export const CourseReachContext = createContext<boolean | null>(null)

/** Whether the user's role allows the action on at least some courses. */
export const useMayByRole = (action: Action): boolean => useDeniedReason({ is_reached: true })(action) === undefined

/** Whether the user may perform the action on the open course. */
export function useMayInCourse(action: Action): boolean {
  const is_reached = useContext(CourseReachContext)
  if (is_reached === null) throw new Error('No course is open: the page needs a CourseReachContext')
  return useDeniedReason({ is_reached })(action) === undefined
}
