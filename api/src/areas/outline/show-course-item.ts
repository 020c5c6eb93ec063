import { show_course_item } from '@portico/shared/contract/outline-items.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { authoredItem } from './authored-item.ts'
import { openVersions } from './edited-draft.ts'
import { itemOfVersion } from './item-of-draft.ts'

export const showCourseItem = verb(show_course_item, async ({ db }, { params, query }) => {
  const [version] = await openVersions(db, query.course_id)
  if (!version) return fail('general.not_found')
  return authoredItem(db, await itemOfVersion(db, { version, item_id: params.id }))
})
