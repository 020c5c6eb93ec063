import { superAdmins } from '../access/role-groups.ts'
import { isChannel } from './channel.ts'
import { holdsOneOf } from './holds-one-of.ts'
import { pass, refuse, type Guard } from './guard.ts'

/** The blog needs a channel portal that is also the core portal, has has_blog, or is visited by a super admin (SES-013). */
export const redirectHasBlog: Guard = ({ portal, visitor }) =>
  isChannel(portal) && (portal.kind === 'core' || portal.has_blog || holdsOneOf(visitor, superAdmins) !== false)
    ? pass
    : refuse('general.page_not_found')
