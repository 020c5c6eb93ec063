import type { Me } from '../contract/session.ts'
import type { VisitorFacts } from './guard.ts'

/** What guards know of a visitor whom the API has named; the role that counts is the current one (ROL-018). Null: a guest. */
export const visitorFacts = (
  me: Pick<Me, 'current_role' | 'is_valid' | 'is_limited_to_courses'> | null,
): VisitorFacts =>
  me === null
    ? { signed_in: false, roles: [], is_valid: null, is_limited_to_courses: false }
    : {
        signed_in: true,
        roles: [me.current_role],
        is_valid: me.is_valid,
        is_limited_to_courses: me.is_limited_to_courses,
      }

/** What the edge knows: the hint of the auth cookie (SES-001). */
export const hintedVisitor = (signedIn: boolean): VisitorFacts => ({
  signed_in: signedIn,
  roles: signedIn ? null : [],
  is_valid: null,
  is_limited_to_courses: signedIn ? null : false,
})
