import type { Action } from '@portico/shared/access/grants.ts'
import { may } from '@portico/shared/access/may.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Sentence for actions and pages closed to users who are limited to other courses. */
export const outOfReachText = (can: 'change it' | 'see this'): string =>
  `Only people who teach or manage this course can ${can}.`

/**
 * Returns why the user may not perform an action on a course (the role lacks the right, or the course is outside the user's reach), or undefined if
 * they may.
 */
export function useDeniedReason({ is_reached }: { is_reached: boolean }): (action: Action) => string | undefined {
  const { me } = useSession()
  return (action) => {
    if (!may({ roles: [me.current_role], action })) return errorMessage('access.denied_action')
    return is_reached ? undefined : outOfReachText('change it')
  }
}
