import type { Action } from './actions.ts'
import { isGranted } from './grants.ts'
import type { Role } from './roles.ts'

/** Whether somebody who holds these roles here may do this; no role, no right (OP-38). */
export function may({ roles, action }: { roles: readonly Role[]; action: Action }): boolean {
  return roles.some((role) => isGranted(role, action))
}
