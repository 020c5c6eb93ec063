import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { accessWindow } from '@portico/shared/rules/learning/progress/access-window.ts'
import { itemFilePath } from '../../../media/door.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { readOutline } from '../../outline.ts'
import { readableEnrollment } from '../../own-enrollment.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** One item as its learner sees it. A locked one shows its title and what unlocks it, never its content. */
export const showItem = verb(show_item, async (ctx, { params, query }) => {
  const enrollment = await readableEnrollment(ctx, query.related_id)
  const { items } = await readOutline(ctx.db, enrollment.id)
  const item = items.find((one) => one.id === params.item_id) ?? fail('general.not_found')
  const { id, module_id, title, status, locked_by } = item
  const base = { id, module_id, title, status, locked_by, access: accessWindow({ ...enrollment, now: ctx.now() }) }
  return itemTypes[item.itemable_type].show(ctx.db, {
    base,
    itemable_id: item.itemable_id,
    enrollment_id: enrollment.id,
    filePath: (of) => itemFilePath({ item_id: id, enrollment_id: enrollment.id, ...of }),
  })
})
