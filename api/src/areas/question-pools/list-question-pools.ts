import { and, asc, desc, gt, ilike, isNull, lt, sql } from 'drizzle-orm'
import { list_question_pools } from '@portico/shared/contract/question-pools.ts'
import { mostCounted } from '@portico/shared/rules/lists/total.ts'
import { questionPools } from '../../db/tables/course-content.ts'
import { examsOfPool } from '../../item-types/exam/uses-of-pool.ts'
import { page, readCursor, totalIfAsked } from '../../kernel/paginate.ts'
import { verb } from '../../kernel/verb.ts'

const questionsCount = sql<number>`(select count(*)::int from questions q
  where q.question_pool_id = question_pools.id and q.removed_at is null)`
export const listQuestionPools = verb(list_question_pools, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const size = query.per_page
  const words = query.search?.trim()
  const matching = and(
    isNull(questionPools.deleted_at),
    words ? ilike(questionPools.title, `%${words.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
  const beyond = place ? (place.back ? gt(questionPools.id, place.id) : lt(questionPools.id, place.id)) : undefined
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
    .orderBy(place?.back ? asc(questionPools.id) : desc(questionPools.id))
    .limit(size + 1)
  const counted = () =>
    db.$count(
      db
        .select({ id: questionPools.id })
        .from(questionPools)
        .where(matching)
        .limit(mostCounted + 1)
        .as('p'),
    )
  const { data, meta } = page(rows, { place, size })
  return { data, meta: { ...meta, ...(await totalIfAsked(query, counted)) } }
})
