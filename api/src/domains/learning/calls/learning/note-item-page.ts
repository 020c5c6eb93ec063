import { note_item_page } from '@portico/shared/contract/learning/item-progress.ts'
import { itemPlaces } from '../../tables.ts'
import { openItem } from '../../open-item.ts'
import { readableEnrollment } from '../../own-enrollment.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Saves the page reported last, from any device. */
export const noteItemPage = verb(note_item_page, ({ inPortal, ...ctx }, { params, body: { related_id, page } }) =>
  inPortal(async ({ db }) => {
    const enrollment = await readableEnrollment({ ...ctx, db }, related_id)
    const item = await openItem(db, { enrollment_id: enrollment.id, item_id: params.id })
    const noted_at = ctx.now()
    await db
      .insert(itemPlaces)
      .values({ enrollment_id: enrollment.id, module_item_id: item.id, page, noted_at })
      .onConflictDoUpdate({
        target: [itemPlaces.portal_id, itemPlaces.enrollment_id, itemPlaces.module_item_id],
        set: { page, noted_at },
      })
    return null
  }),
)
