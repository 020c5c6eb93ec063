import { eq } from 'drizzle-orm'
import { update_pool_question } from '@portico/shared/contract/exams/question-pools.ts'
import { questions } from '../../../item-types/tables.ts'
import { questionPools } from '../../tables.ts'
import { addQuestions, changeQuestions, checkPictures, retireQuestion } from '../../../item-types/door.ts'
import { refuseOwnAnswerKey } from '../../refuse-own-answer-key.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectStale } from '../../../../kernel/versioned.ts'
import { entryOf, lockedPool, questionOfPool, poolQuestionView } from './pool.ts'

/** Changes a question. One that an attempt has drawn stays unchanged and is replaced by a new row. */
export const updatePoolQuestion = verb(update_pool_question, async (ctx, { params, body }) => {
  const { db } = ctx
  const pool = await lockedPool(ctx, params.id)
  await refuseOwnAnswerKey(db, { actor: ctx.actor, question_pool_id: pool.id })
  const { id } = await questionOfPool(db, pool.id, params.question_id)
  // An attempt drawing it now waits for this lock, or has already drawn it.
  await db.select({ id: questions.id }).from(questions).where(eq(questions.id, id)).for('update')
  const known = await questionOfPool(db, pool.id, id)
  const subject = `question_pool:${pool.id}`
  await rejectStale(db, { entry: entryOf(known), version: body.version, subject })
  const { question } = body
  await checkPictures(db, [question], [known])
  const { sort_number } = known
  if (known.drawn_at === null) await changeQuestions(db, [{ known, sort_number, question }])
  else {
    await addQuestions(db, { question_pool_id: pool.id }, [{ sort_number, question, origin: known }])
    await retireQuestion(db, { id: known.id, at: ctx.now() })
  }
  await db.update(questionPools).set({ updated_at: ctx.now() }).where(eq(questionPools.id, pool.id))
  ctx.note(subject, { question: question.title })
  return poolQuestionView(await questionOfPool(db, pool.id, known.origin_id ?? known.id))
})
