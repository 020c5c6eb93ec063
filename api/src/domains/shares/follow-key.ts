import { eq } from 'drizzle-orm'
import { keyOfQuestion } from './cross-portal/shared-content.ts'
import { inPortal } from '../../db/in-portal.ts'
import { questions } from '../item-types/tables.ts'
import { correctKey } from '../item-types/door.ts'
import { noteRegrade, rowsOfQuestion, raisableAttempts, raiseResults, type Keys, type Raised } from '../exams/door.ts'
import type { examRegrades } from '../exams/tables.ts'
import { emitter } from '../../events/emit.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Services } from '../../kernel/services.ts'

type Regrade = typeof examRegrades.$inferSelect
type Following = { /** the portal that sells the course */ portal_id: number; regrade: Regrade }

/**
 * Applies a key correction by a shared course's owner in a portal that sells it; can be repeated. Reads the owner's current key and raises this
 * portal's results as at the owner's, except those of the person who corrected it.
 */
export async function followKey(
  { app, platform, now }: Pick<Services, 'app' | 'platform' | 'now'>,
  { portal_id, regrade }: Following,
): Promise<void> {
  const { question_id } = regrade
  const right = await keyOfQuestion(platform.db, { portal_id: regrade.portal_id, question_id })
  if (right.size === 0) return
  await inPortal(app.db, portal_id, async (db) => {
    await db.select({ id: questions.id }).from(questions).where(eq(questions.id, question_id)).for('no key update')
    const wrong = keysOf(await rowsOfQuestion(db, question_id), right)
    if (wrong.rows.length === 0) return
    const actor = { id: regrade.regraded_by }
    const { raisable } = await raisableAttempts(db, { wrong, actor, for_update: true })
    await correctKey(db, wrong)
    if (raisable.length > 0) await raise({ db, emit: emitter(db, portal_id), now }, { regrade, raisable })
  })
}

const keysOf = (rows: Keys['rows'], right: ReadonlySet<number>): Keys => ({
  rows,
  keys: new Map(
    rows.map(({ id, choices }) => [
      id,
      new Set(choices.flatMap((choice) => (right.has(choice.id) ? [choice.id] : []))),
    ]),
  ),
})

type Ctx = Pick<Scope, 'db' | 'emit'> & { now: () => Date }

/** Records a regrade for each exam here that asked the question, as the owner did. */
async function raise(
  ctx: Ctx,
  { regrade, raisable }: { regrade: Regrade; raisable: readonly Raised[] },
): Promise<void> {
  const { id: _, portal_id: __, module_item_id: ___, ...said } = regrade
  for (const [module_item_id, of] of Map.groupBy(raisable, ({ one }) => one.module_item_id)) {
    const exam_regrade_id = await noteRegrade(ctx.db, { ...said, module_item_id, regraded_at: ctx.now() })
    await raiseResults(ctx, { raisable: of, exam_regrade_id })
  }
}
