import { resourceOf } from '@portico/shared/resources/resources.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { listChanged } from '../list-changed.ts'
import { publishToOtherPortals } from '../publish-to-other-portals.ts'
import { publishTags } from '../publish-tags.ts'
import { syncIndex } from '../../catalog/door.ts'

/** Updates the entry's courses in catalog and search, then renders every page that shows the entry or one of those courses. */
export const task = reaction<'list.changed'>(async ({ services, portal, inPortal, log }, { list, id }) => {
  const { tags, changed, courses } = await inPortal(({ db }) => listChanged(db, { list, ids: [id] }))
  await publishTags({ services, portal, log }, { job_id: null, tags, changed })
  const { of_core, shown_on } = resourceOf(list)
  if (of_core) await publishToOtherPortals(services, portal, { tags: shown_on, courses })
  if (courses.length > 0) await syncIndex({ ...services, log }, portal.id)
})
