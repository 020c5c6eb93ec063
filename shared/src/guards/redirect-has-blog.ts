import { superAdmins } from '../access/role-groups.ts'
import { isChannel } from './channel.ts'
import { holdsOneOf } from './holds-one-of.ts'
import { pass, refuse, type Guard } from './guard.ts'

/** A blog needs a channel portal, and the core portal, a super admin or has_blog (SES-013). */
export const redirectHasBlog: Guard = ({ portal, visitor }) =>
  isChannel(portal) && (portal.kind === 'core' || portal.has_blog || holdsOneOf(visitor, superAdmins) !== false)
    ? pass
    : refuse('general.page_not_found')
