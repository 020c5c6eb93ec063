import type { Action } from '@portico/shared/access/actions.ts'
import { may } from '@portico/shared/access/may.ts'
import { createContext, useContext } from 'react'
import { useSession } from '../../../kernel/session/session.ts'

/** Whether the reader may change the course that is open; people who are limited to courses read the drafts of all others. */
export const CourseReachContext = createContext(true)

/** Whether the reader's role may do this in some course. */
export function useMayByRole(action: Action): boolean {
  const { me } = useSession()
  return may({ roles: [me.current_role], action })
}

/** Whether the reader may do this with the course that is open. */
export function useMayInCourse(action: Action): boolean {
  const isGranted = useMayByRole(action)
  return useContext(CourseReachContext) && isGranted
}
