import { and, desc, eq, isNull } from 'drizzle-orm'
import { get_item_file } from '@portico/shared/contract/learning/learning.ts'
import { lessonFileRedirect } from '../../../content/door.ts'
import { lessonFileOf } from '../../../item-types/door.ts'
import { moduleItems } from '../../../courses/tables.ts'
import { enrollments } from '../../tables.ts'
import type { Transaction } from '../../../../db/client.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { openItem } from '../../open-item.ts'
import { readableEnrollment } from '../../own-enrollment.ts'

/** Checks the learner as when opening the item, then redirects to the content host: the only way to the bytes of a lesson file. */
export const getItemFile = verb(get_item_file, async (ctx, { params, query }) => {
  const { db, actor } = ctx
  const enrollment = await readableEnrollment(
    ctx,
    query.related_id ?? (await newestEnrollment(db, { user_id: actor.id, item_id: params.id })),
  )
  const item = await openItem(db, { enrollment_id: enrollment.id, item_id: params.id })
  const file = (await lessonFileOf(db, { ...item, file: query.file })) ?? fail('general.not_found')
  return lessonFileRedirect(ctx, {
    ...file,
    enrollment_id: enrollment.id,
    item_id: item.id,
    file: query.file,
    is_download: query.download === '1',
  })
})

/** Returns the learner's newest running enrollment in the item's course, or 0, which matches no row. */
async function newestEnrollment(
  db: Transaction,
  { user_id, item_id }: { user_id: number; item_id: number },
): Promise<number> {
  const [row] = await db
    .select({ id: enrollments.id })
    .from(moduleItems)
    .innerJoin(enrollments, eq(enrollments.course_id, moduleItems.course_id))
    .where(and(eq(moduleItems.id, item_id), eq(enrollments.user_id, user_id), isNull(enrollments.ended_at)))
    .orderBy(desc(enrollments.id))
    .limit(1)
  return row?.id ?? 0
}
