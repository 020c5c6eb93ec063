import { portalTag } from '@portico/shared/tags/tags.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { openHosts } from '../open-hosts.ts'
import { publishTags } from '../publish-tags.ts'

/** New colors, name or domain: renders every page of the portal again. */
export const task = reaction<'portal.changed'>(async ({ services, portal, log }, { job_id }) => {
  await openHosts(services, portal)
  await publishTags({ services, portal, log }, { job_id, tags: [portalTag(portal.id)] })
})
