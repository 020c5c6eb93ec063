import { and, asc, eq } from 'drizzle-orm'
import { followKey } from '../follow-key.ts'
import { courseShares } from '../tables.ts'
import { examRegrades } from '../../exams/tables.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Applies a corrected key in every portal that sells one of this portal's courses, because several of them may use the same pool question. */
export const task = reaction<'exam.key_corrected'>(async ({ services, inPortal }, { exam_regrade_id }) => {
  const { regrade, sellers } = await inPortal(async ({ db }) => {
    const [regrade] = await db.select().from(examRegrades).where(eq(examRegrades.id, exam_regrade_id))
    const sellers = await db
      .selectDistinct({ portal_id: courseShares.other_portal_id })
      .from(courseShares)
      .where(and(eq(courseShares.side, 'given'), eq(courseShares.state, 'accepted')))
      .orderBy(asc(courseShares.other_portal_id))
    return { regrade, sellers }
  })
  if (!regrade) return
  for (const { portal_id } of sellers) await followKey(services, { portal_id, regrade })
})
