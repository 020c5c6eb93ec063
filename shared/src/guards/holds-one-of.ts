import type { Role } from '../access/roles.ts'
import type { VisitorFacts } from './guard.ts'

/** Whether the visitor has one of these roles; null if unknown, as on the edge. A guest has none. */
export function holdsOneOf(visitor: VisitorFacts, roles: readonly Role[]): boolean | null {
  if (!visitor.signed_in) return false
  return visitor.roles === null ? null : visitor.roles.some((role) => roles.includes(role))
}
