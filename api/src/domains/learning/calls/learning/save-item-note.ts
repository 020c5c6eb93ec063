import { and, eq } from 'drizzle-orm'
import { save_item_note } from '@portico/shared/contract/learning/notes.ts'
import { itemNotes } from '../../tables.ts'
import { readOutline } from '../../outline.ts'
import { readableEnrollment } from '../../own-enrollment.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** A page may overwrite what it has read or written itself, never what another page has written since. */
export const saveItemNote = verb(save_item_note, ({ inPortal, ...ctx }, { params, body }) =>
  inPortal(async ({ db }) => {
    const enrollment = await readableEnrollment({ ...ctx, db }, body.related_id)
    const item = (await readOutline(db, enrollment.id)).items.find((one) => one.id === params.id)
    if (!item) return fail('general.not_found')
    const own = { enrollment_id: enrollment.id, module_item_id: item.id }
    const isOwn = and(eq(itemNotes.enrollment_id, enrollment.id), eq(itemNotes.module_item_id, item.id))
    const { text, written_in } = body
    const values = { text, written_in, updated_at: ctx.now() }
    const [made] = await db
      .insert(itemNotes)
      .values({ ...own, ...values, version: body.seen + 1 })
      .onConflictDoNothing()
      .returning()
    if (made) return { version: made.version }
    const [kept] = await db.select().from(itemNotes).where(isOwn).for('update')
    if (!kept) return fail('general.not_found')
    if (kept.version !== body.seen && kept.written_in !== written_in) return fail('learning.note_changed')
    const version = kept.version + 1
    await db
      .update(itemNotes)
      .set({ ...values, version })
      .where(isOwn)
    return { version }
  }),
)
