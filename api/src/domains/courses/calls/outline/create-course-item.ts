import { and, eq, gte, max, sql } from 'drizzle-orm'
import { create_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import type { Transaction } from '../../../../db/client.ts'
import { moduleItems, versionItems } from '../../tables.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { authoredItem } from './authored-item.ts'
import { checkOutlineLimit } from './check-outline-limit.ts'
import { editedDraft, type Draft } from './edited-draft.ts'
import { removedPictureHosts } from './removed-picture-hosts.ts'
import { itemOfVersion } from './item-of-draft.ts'
import { moduleOfDraft } from './module-of-draft.ts'

export const createCourseItem = verb(create_course_item, async (ctx, { query, body }) => {
  const { db } = ctx
  const draft = await editedDraft(ctx, query.course_id)
  await checkOutlineLimit(db, draft, versionItems)
  const { module_id } = await moduleOfDraft(db, { draft, module_id: body.module_id })
  const { title, content } = body
  const { itemable_type } = content
  const itemable_id = await itemTypes[itemable_type].authoring.write(db, { id: null, is_shared: false, content })
  const [item] = await db.insert(moduleItems).values({ course_id: query.course_id, itemable_type }).returning()
  if (!item) throw new Error('no item was made')
  const sort_number = await makeSlot(db, { draft, module_id, at: body.sort_number })
  const place = { course_version_id: draft.id, module_item_id: item.id, module_id, itemable_id, title, sort_number }
  await db.insert(versionItems).values(place)
  ctx.note(`item:${item.id}`, { title, itemable_type })
  const made = await authoredItem(db, await itemOfVersion(db, { version: draft, item_id: item.id }))
  return { ...made, left_out: removedPictureHosts(content) }
})

/** Returns the sort number for a new item: that of the `at`-th item, shifting it and later ones, or the one after the last. */
async function makeSlot(
  db: Transaction,
  { draft, module_id, at }: { draft: Draft; module_id: number; at: number | undefined },
): Promise<number> {
  const here = and(eq(versionItems.course_version_id, draft.id), eq(versionItems.module_id, module_id))
  const [last] = await db
    .select({ sort_number: max(versionItems.sort_number) })
    .from(versionItems)
    .where(here)
  const end = (last?.sort_number ?? 0) + 1
  if (at === undefined) return end
  const [next] = await db
    .select({ sort_number: versionItems.sort_number })
    .from(versionItems)
    .where(and(here, sql`${versionItems.removed_at} is null`))
    .orderBy(versionItems.sort_number, versionItems.module_item_id)
    .offset(at)
    .limit(1)
  if (!next) return end
  await db
    .update(versionItems)
    .set({ sort_number: sql`${versionItems.sort_number} + 1` })
    .where(and(here, gte(versionItems.sort_number, next.sort_number)))
  return next.sort_number
}
