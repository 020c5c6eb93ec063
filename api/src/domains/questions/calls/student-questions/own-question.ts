import { and, eq } from 'drizzle-orm'
import { studentQuestions } from '../../tables.ts'
import { readableEnrollment, type Enrollment } from '../../../learning/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { requireQuestionsEnabled } from './require-questions-enabled.ts'

type Ctx = Parameters<typeof readableEnrollment>[0]
type Named = { related_id: number; id: number }
export type Question = typeof studentQuestions.$inferSelect

/** Returns the caller's own enrollment for asking questions. */
export async function askingEnrollment(ctx: Ctx, related_id: number): Promise<Enrollment> {
  await requireQuestionsEnabled(ctx.db)
  return readableEnrollment(ctx, related_id)
}

/** Returns a question that belongs to this enrollment. */
export async function ownQuestion(ctx: Ctx, { related_id, id }: Named): Promise<Question> {
  const enrollment = await askingEnrollment(ctx, related_id)
  const [question] = await ctx.db.select().from(studentQuestions).where(of(enrollment.id, id))
  return question ?? fail('general.not_found')
}

/** The same, locked until the transaction ends, so that learner and staff take turns. */
export async function lockedOwnQuestion(ctx: Ctx, { related_id, id }: Named): Promise<Question> {
  const enrollment = await askingEnrollment(ctx, related_id)
  const [question] = await ctx.db.select().from(studentQuestions).where(of(enrollment.id, id)).for('update')
  return question ?? fail('general.not_found')
}

const of = (enrollment_id: number, id: number) =>
  and(eq(studentQuestions.id, id), eq(studentQuestions.enrollment_id, enrollment_id))
