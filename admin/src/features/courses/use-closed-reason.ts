import type { Action } from '@portico/shared/access/actions.ts'
import { may } from '@portico/shared/access/may.ts'
import type { AdminCourse } from '@portico/shared/contract/courses.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { useSession } from '../../kernel/session/session.ts'

/** Returns why the reader may not do something with a course of the list; undefined if they may. */
export function useClosedReason({ is_reached }: AdminCourse): (action: Action) => string | undefined {
  const { me } = useSession()
  return (action) => {
    if (!may({ roles: [me.current_role], action })) return errorMessage('access.denied_action')
    return is_reached ? undefined : 'Only people who teach or manage this course can change it.'
  }
}
