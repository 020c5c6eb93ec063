import { and, eq } from 'drizzle-orm'
import { note_item_place } from '@portico/shared/contract/learning/item-progress.ts'
import { mergeSpans, watchedPercent } from '@portico/shared/rules/learning/progress/watched.ts'
import { itemPlaces } from '../../tables.ts'
import { openItem } from '../../open-item.ts'
import { readableEnrollment } from '../../own-enrollment.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Saves the position reported last; watched parts only grow. Locks the row, so two devices at once lose nothing. */
export const noteItemPlace = verb(note_item_place, ({ inPortal, ...ctx }, { params, body }) =>
  inPortal(async ({ db }) => {
    const enrollment = await readableEnrollment({ ...ctx, db }, body.related_id)
    const item = await openItem(db, { enrollment_id: enrollment.id, item_id: params.id })
    const own = { enrollment_id: enrollment.id, module_item_id: item.id }
    const isOwn = and(eq(itemPlaces.enrollment_id, enrollment.id), eq(itemPlaces.module_item_id, item.id))
    await db.insert(itemPlaces).values(own).onConflictDoNothing()
    const [kept] = await db.select().from(itemPlaces).where(isOwn).for('update')
    const length_s = body.length_s ?? kept?.length_s ?? null
    const watched = mergeSpans([...(kept?.watched ?? []), ...body.watched], length_s)
    await db.update(itemPlaces).set({ place_s: body.place_s, length_s, watched, noted_at: ctx.now() }).where(isOwn)
    return { watched_percent: watchedPercent(watched, length_s) }
  }),
)
