import { resourceOf } from '@portico/shared/resources/resources.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { listChanged } from '../list-changed.ts'
import { publishElsewhere } from '../publish-elsewhere.ts'
import { publishTags } from '../publish-tags.ts'
import { keepIndex } from '../../catalog/door.ts'

/** The courses that name the entry are updated in catalog and search, then every page that shows it or one of them is rendered. */
export const task = reaction<'list.changed'>(async ({ services, portal, inPortal, log }, { list, id }) => {
  const { tags, changed, has_courses } = await inPortal(({ db }) => listChanged(db, { list, ids: [id] }))
  await publishTags({ services, portal, log }, { job_id: null, tags, changed })
  if (resourceOf(list).of_core) await publishElsewhere(services, portal, tags)
  if (has_courses) await keepIndex({ ...services, log }, portal.id)
})
