import { resourceOf } from '@portico/shared/resources/resources.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { listChanged } from '../list-changed.ts'
import { publishToOtherPortals } from '../publish-to-other-portals.ts'
import { publishTags } from '../publish-tags.ts'
import { syncIndex } from '../../catalog/door.ts'

/** Does the same as for one entry, once for all that changed together, so a page that shows several of them is rendered once. */
export const task = reaction<'list.many_changed'>(async ({ services, portal, inPortal, log }, changed) => {
  const { tags, courses } = await inPortal(({ db }) => listChanged(db, changed))
  await publishTags({ services, portal, log }, { job_id: null, tags })
  const { of_core, shown_on } = resourceOf(changed.list)
  if (of_core) await publishToOtherPortals(services, portal, { tags: shown_on, courses })
  if (courses.length > 0) await syncIndex({ ...services, log }, portal.id)
})
