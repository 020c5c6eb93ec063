import { show_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { refuseOwnAnswerKey } from '../../../exams/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { authoredItem } from './authored-item.ts'
import { openVersions } from './edited-draft.ts'
import { itemOfVersion } from './item-of-draft.ts'

export const showCourseItem = verb(show_course_item, async ({ db, actor }, { params, query }) => {
  const [version] = await openVersions(db, query.course_id)
  if (!version) return fail('general.not_found')
  const place = await itemOfVersion(db, { version, item_id: params.id })
  await refuseOwnAnswerKey(db, { actor, item_id: params.id })
  return authoredItem(db, place)
})
