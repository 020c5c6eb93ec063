import { superAdmins } from '../access/role-groups.ts'
import { holdsOneOf } from './holds-one-of.ts'
import { pass, refuse, type Guard } from './guard.ts'

/** The course catalog needs has_course_catalog or a super admin (SES-014). */
export const redirectHasCourseCatalog: Guard = ({ portal, visitor }) =>
  portal.has_course_catalog || holdsOneOf(visitor, superAdmins) !== false ? pass : refuse('general.page_not_found')
