import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { PoolQuestion } from '@portico/shared/contract/exams/question-pools.ts'
import type { Transaction } from '../../../../db/client.ts'
import { questionPools } from '../../tables.ts'
import { type WithReach, refuseIfUsedElsewhere } from '../../../access/door.ts'
import {
  poolQuestionIds,
  readQuestions,
  type FullQuestion,
  authoredQuestion,
  drawsFrom,
  isSame,
} from '../../../item-types/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { versioned } from '../../../../kernel/versioned.ts'

export type Pool = typeof questionPools.$inferSelect
const standing = (id: number) =>
  and(eq(questionPools.id, id), isNull(questionPools.deleted_at), not(questionPools.is_shared))

/** Returns a pool unless it is deleted or shared by another portal. */
export async function poolOf(db: Transaction, id: number): Promise<Pool> {
  const [pool] = await db.select().from(questionPools).where(standing(id))
  return pool ?? fail('general.not_found')
}

/** Locks a pool for editing. Refuses people who are limited to courses if another course draws from it. */
export async function lockedPool({ db, actor }: { db: Transaction; actor: WithReach }, id: number): Promise<Pool> {
  const [pool] = await db.select().from(questionPools).where(standing(id)).for('update')
  if (!pool) return fail('general.not_found')
  await refuseIfUsedElsewhere(db, { actor, used: drawsFrom(sql`${id}`) })
  return pool
}

/** Returns the pool's questions that can be drawn, in order. */
export async function questionsOf(db: Transaction, pool_id: number): Promise<FullQuestion[]> {
  return readQuestions(db, (await poolQuestionIds(db, [pool_id])).get(pool_id) ?? [])
}

/** Returns a question of a pool by its id or by the id of an earlier row it replaces. */
export async function questionOfPool(db: Transaction, pool_id: number, question_id: number): Promise<FullQuestion> {
  const found = (await questionsOf(db, pool_id)).find((one) => isSame(one, { id: question_id }))
  return found ?? fail('general.not_found')
}

/** Returns a question as staff see it; the version covers what its author writes. */
export function poolQuestionView(question: FullQuestion): PoolQuestion {
  const { id, ...written } = authoredQuestion(question)
  if (question.question_pool_id === null) throw new Error('a question of an exam was taken for one of a pool')
  return { ...written, id, question_pool_id: question.question_pool_id, version: versionOf(question) }
}

/** The part of a question that editors change, for detecting conflicting edits. */
export function entryOf(question: FullQuestion): Record<string, unknown> {
  const { id: _id, ...written } = authoredQuestion(question)
  return written
}
const versionOf = (question: FullQuestion): string => versioned(entryOf(question)).version
