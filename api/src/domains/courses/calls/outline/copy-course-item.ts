import { and, eq, sql } from 'drizzle-orm'
import { copy_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { copyTitle } from '@portico/shared/rules/text/copy-title.ts'
import type { Transaction } from '../../../../db/client.ts'
import { moduleItems, versionItems } from '../../tables.ts'
import { copiedRow } from '../../../item-types/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { checkOutlineLimit } from './check-outline-limit.ts'
import { editedDraft } from './edited-draft.ts'
import { itemOfVersion, type DraftItem } from './item-of-draft.ts'

/** Adds a copy of an item right after it. Most types share the content row until one of both is edited (`rewrite-item.ts`); exams are copied. */
export const copyCourseItem = verb(copy_course_item, async (ctx, { params, query }) => {
  const { db } = ctx
  const draft = await editedDraft(ctx, query.course_id)
  const original = await itemOfVersion(db, { version: draft, item_id: params.id })
  await checkOutlineLimit(db, draft, versionItems)
  const { course_version_id, module_id, itemable_type, is_free_preview } = original
  const itemable_id = await copiedRow(db, original)
  const title = copyTitle(original.title)
  const [item] = await db.insert(moduleItems).values({ course_id: query.course_id, itemable_type }).returning()
  if (!item) throw new Error('no item was made')
  const sort_number = await slotAfter(db, original)
  const place = { course_version_id, module_item_id: item.id, module_id, itemable_id, title, sort_number }
  await db.insert(versionItems).values({ ...place, is_free_preview })
  ctx.note(`item:${item.id}`, { title, itemable_type, copy_of: params.id })
  return { id: item.id, itemable_type, title }
})

/** Returns the sort number after an item, and moves all later items of its module behind it. */
async function slotAfter(db: Transaction, original: DraftItem): Promise<number> {
  const { course_version_id, module_id, module_item_id, sort_number } = original
  await db
    .update(versionItems)
    .set({ sort_number: sql`${versionItems.sort_number} + 2` })
    .where(
      and(
        eq(versionItems.course_version_id, course_version_id),
        eq(versionItems.module_id, module_id),
        sql`(${versionItems.sort_number}, ${versionItems.module_item_id}) > (${sort_number}, ${module_item_id})`,
      ),
    )
  return sort_number + 1
}
