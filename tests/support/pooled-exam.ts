import { eq } from 'drizzle-orm'
import { examPools, exams } from '../../api/src/domains/item-types/tables.ts'
import { questionPools } from '../../api/src/domains/exams/tables.ts'
import { create_pool_questions, type PoolQuestion } from '../../shared/src/contract/exams/question-pools.ts'
import { newQuestion } from './new-question.ts'
import { enroll, makeCourse, type MadeCourse } from './course.ts'
import type { Person, World } from './world.ts'

type Settings = Partial<typeof exams.$inferInsert>
export type PooledExam = {
  course: MadeCourse
  pool_id: number
  questions: PoolQuestion[]
  params: { item_id: number }
  related_id: number
}

/** Creates a published course with an exam: two questions of its own plus a pool of `pool` questions. A text item after it keeps the course unfinished. */
export async function makePooledExam(
  world: World,
  { author, learner, settings = {}, pool = 5, draw = 3 }: PooledExamOptions,
): Promise<PooledExam> {
  const course = await makeCourse(world, { outline: [['Exam'], ['Text']], instructor_id: author.id })
  const [item] = course.items
  if (!item) throw new Error('the course has no exam')
  const pool_id = await world.within('core', async (tx) => {
    const [made] = await tx
      .insert(questionPools)
      .values({ title: `Pool of ${course.slug}` })
      .returning()
    if (!made) throw new Error('no pool was made')
    await tx.insert(examPools).values({ exam_id: item.itemable_id, question_pool_id: made.id, draw })
    if (Object.keys(settings).length > 0) await tx.update(exams).set(settings).where(eq(exams.id, item.itemable_id))
    return made.id
  })
  const questions = await author.call(create_pool_questions, {
    params: { id: pool_id },
    body: { questions: Array.from({ length: pool }, (_, place) => newQuestion(`Pool question ${place + 1}`)) },
  })
  const related_id = await enroll(world, { course, user_id: learner.id })
  return { course, pool_id, questions, params: { item_id: item.id }, related_id }
}
type PooledExamOptions = { author: Person; learner: Person; settings?: Settings; pool?: number; draw?: number }
