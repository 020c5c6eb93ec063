import { and, eq, ne } from 'drizzle-orm'
import { update_course_item } from '@portico/shared/contract/outline-items.ts'
import type { Transaction } from '../../db/client.ts'
import { moduleItems, versionItems } from '../../db/tables/course-versions.ts'
import { itemTypes } from '../../item-types/item-types.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { refuseStale } from '../../kernel/versioned.ts'
import { authoredItem } from './authored-item.ts'
import { editedDraft } from './edited-draft.ts'
import { itemOfVersion, itemPlace, type PlacedItem } from './item-of-draft.ts'

/** Content that a published version shows stays as it is: the draft's item gets a row of its own. */
export const updateCourseItem = verb(update_course_item, async (ctx, { params, query, body }) => {
  const { db } = ctx
  const version = await editedDraft(ctx, query.course_id)
  const place = await itemOfVersion(db, { version, item_id: params.id })
  const { title, content } = await authoredItem(db, place)
  const subject = `item:${params.id}`
  await refuseStale(db, { entry: { title, content }, version: body.version, subject })
  if (body.content && body.content.itemable_type !== place.itemable_type) fail('general.not_found')
  const itemable_id = body.content
    ? await itemTypes[place.itemable_type].authoring.write(db, {
        id: place.itemable_id,
        is_shared: await isShared(db, place),
        content: body.content,
      })
    : place.itemable_id
  await db
    .update(versionItems)
    .set({ itemable_id, title: body.title ?? title })
    .where(itemPlace(version, params.id))
  ctx.note(subject, { title: body.title ?? title })
  return authoredItem(db, await itemOfVersion(db, { version, item_id: params.id }))
})

/** Whether another version shows the same row of content. */
async function isShared(db: Transaction, place: PlacedItem): Promise<boolean> {
  const [other] = await db
    .select({ id: versionItems.course_version_id })
    .from(versionItems)
    .innerJoin(moduleItems, eq(moduleItems.id, versionItems.module_item_id))
    .where(
      and(
        eq(versionItems.itemable_id, place.itemable_id),
        eq(moduleItems.itemable_type, place.itemable_type),
        ne(versionItems.course_version_id, place.course_version_id),
      ),
    )
    .limit(1)
  return other !== undefined
}
