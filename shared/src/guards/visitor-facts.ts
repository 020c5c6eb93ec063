import type { Me } from '../contract/session.ts'
import type { VisitorFacts } from './guard.ts'

/** Facts about a visitor that the API has identified; the current role counts (ROL-018). Null means a guest. */
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

/** The edge's knowledge of a visitor: the hint of the auth cookie (SES-001). */
export const hintedVisitor = (signedIn: boolean): VisitorFacts => ({
  signed_in: signedIn,
  roles: signedIn ? null : [],
  is_valid: null,
  is_limited_to_courses: signedIn ? null : false,
})
