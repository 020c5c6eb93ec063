import { and, isNull, not, sql } from 'drizzle-orm'
import { list_question_pools } from '@portico/shared/contract/exams/question-pools.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { byId } from '../../../../db/by-id.ts'
import { questionPools } from '../../tables.ts'
import { examsOfPool } from '../../../item-types/door.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'

const questionsCount = sql<number>`(select count(*)::int from questions q
  where q.question_pool_id = question_pools.id and q.removed_at is null)`
export const listQuestionPools = verb(list_question_pools, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const size = query.per_page
  const matching = and(
    isNull(questionPools.deleted_at),
    not(questionPools.is_shared),
    anyHasWords([questionPools.title], query.search),
  )
  const { beyond, order } = byId(questionPools.id, place)
  const rows = await db
    .select({
      id: questionPools.id,
      title: questionPools.title,
      questions_count: questionsCount,
      exams_count: examsOfPool,
      updated_at: questionPools.updated_at,
    })
    .from(questionPools)
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(size + 1)
  const all = db.select({ id: questionPools.id }).from(questionPools).where(matching)
  const { data, meta } = page(rows, { place, size })
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
