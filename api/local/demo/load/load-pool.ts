import { infectionPool } from '../content/question-pool.ts'
import type { Bulk } from './bulk.ts'
import { at } from './bulk.ts'
import { questionRows } from './load-exams.ts'

/** Loads a question pool and the timed exam that draws from it. */
export async function loadPool(bulk: Bulk, portal_id: number): Promise<void> {
  const { title, course, draw, time_limit_minutes, questions } = infectionPool
  const [pool_id = 0] = await bulk.ids('question_pools', 1)
  await bulk.insert('question_pools', [{ id: pool_id, portal_id, title, ...stamps() }])
  const ids = await bulk.ids('questions', questions.length)
  const rows = questions.map((question, order) => ({ id: at(ids, order), question, order }))
  await bulk.insert(
    'questions',
    rows.map(({ id, question, order }) => ({
      id,
      portal_id,
      question_pool_id: pool_id,
      ...questionRows.question(question, order),
    })),
  )
  await bulk.insert(
    'choices',
    rows.flatMap(({ id, question }) =>
      questionRows.choices(question).map((row) => ({ portal_id, question_id: id, ...row })),
    ),
  )
  await bulk.tx`
    with exam as (
      update exams e set time_limit_minutes = ${time_limit_minutes}
      from version_items i join module_items t on t.portal_id = i.portal_id and t.id = i.module_item_id
      join courses c on c.portal_id = t.portal_id and c.id = t.course_id
      where e.portal_id = ${portal_id} and i.portal_id = e.portal_id and i.itemable_id = e.id and e.type = 'exam' and c.slug = ${course}
        and t.itemable_type = initcap(e.type)
      returning e.id)
    insert into exam_pools (portal_id, exam_id, question_pool_id, draw) select distinct ${portal_id}::bigint, id, ${pool_id}::bigint, ${draw}::int from exam`
}

const stamps = () => {
  const now = new Date().toISOString()
  return { created_at: now, updated_at: now }
}
