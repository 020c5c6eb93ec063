import { type Action, isGranted } from './grants.ts'
import type { Role } from './roles.ts'

/** Whether someone with these roles may do this action; without a role, nothing is allowed (OP-38). */
export function may({ roles, action }: { roles: readonly Role[]; action: Action }): boolean {
  return roles.some((role) => isGranted(role, action))
}
