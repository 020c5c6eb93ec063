import { portalTag } from '@portico/shared/tags/tags.ts'
import { isBlocked } from '@portico/shared/rules/portals/is-blocked.ts'
import { portalById } from '../../../db/cross-portal/portals-and-members.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { openHosts } from '../open-hosts.ts'
import { publishTags } from '../publish-tags.ts'

/**
 * Points a paused portal's host at the blocked page. A resumed portal gets its pages back, rendered again because nothing was published during the
 * pause.
 */
export const task = reaction<'portal.paused'>(async ({ services, log }, { portal_id }) => {
  const portal = await portalById(services.platform.db, portal_id)
  if (!portal) return
  await openHosts(services, portal)
  if (!isBlocked(portal)) await publishTags({ services, portal, log }, { job_id: null, tags: [portalTag(portal.id)] })
})
