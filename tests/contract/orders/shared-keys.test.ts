import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrollments } from '../../../api/src/domains/learning/tables.ts'
import { examRegrades } from '../../../api/src/domains/exams/tables.ts'
import { task as keyCorrected } from '../../../api/src/domains/shares/reactions/shares.key-corrected.ts'
import { followShares } from '../../../api/src/domains/shares/jobs/follow-shares.ts'
import { finish_exam, make_answer, show_exam_try, start_exam } from '../../../shared/src/contract/exams/exams.ts'
import { analyze_exam, preview_regrade, regrade_exam } from '../../../shared/src/contract/exams/exams-staff.ts'
import { jobContext } from '../../support/job-context.ts'
import type { Person } from '../../support/world.ts'
import { shareShop } from './share-shop.ts'
import { openShop, type Shop, summitSells } from './shop.ts'

let shop: Shop
let owner: Person
let seller: Person
beforeAll(async () => {
  shop = await openShop(summitSells)
  owner = await shop.person('admin')
  seller = await shop.person('admin', 'summit')
})
afterAll(() => shop.close())

const { onSale, buy } = shareShop(() => ({ shop, owner, seller }))

/** Returns a Summit learner who picks the second choice of the first question and skips the other one. */
async function taker(course_id: number, item_id: number) {
  const { buyer } = await buy(course_id)
  const [row] = await shop.world.within('summit', (db) =>
    db
      .select({ id: enrollments.id })
      .from(enrollments)
      .where(and(eq(enrollments.user_id, buyer.id), eq(enrollments.course_id, course_id))),
  )
  const related_id = row?.id ?? 0
  const params = { item_id }
  const { attempts, questions } = await buyer.call(start_exam, { params, body: { related_id } })
  const [question] = questions
  const answer = [question?.choices[1]?.id ?? 0]
  const body = { related_id, attempts, question_id: question?.id ?? 0, answer }
  await buyer.call(make_answer, { params, body })
  await buyer.call(finish_exam, { params, body: { related_id, attempts } })
  const score = async () => (await buyer.call(show_exam_try, { params, query: { related_id } })).last?.score
  return { score, question_id: body.question_id, choice_ids: answer }
}

test('[EXM-003] [TEN-052] only the owner corrects a key; sellers follow, raise results once and show why', async () => {
  const { course, id } = await onSale({}, { outline: [['Exam']], attempts_number: null })
  const exam_id = course.items[0]?.id ?? 0
  const { score, question_id, choice_ids } = await taker(id, exam_id)
  const key = { question_id, choice_ids }
  const there = { params: { course_id: id, exam_id } }
  const refused = { code: 'courses.shared_content' }
  await expect(seller.call(preview_regrade, { ...there, body: key })).rejects.toMatchObject(refused)
  const reason = 'The book is right.'
  await expect(seller.call(regrade_exam, { ...there, body: { ...key, reason } })).rejects.toMatchObject(refused)
  expect(await score()).toBe(0)

  const own = { params: { course_id: course.id, exam_id } }
  await owner.call(regrade_exam, { ...own, body: { ...key, reason } })
  const [regrade] = await shop.world.within('core', (db) =>
    db.select().from(examRegrades).where(eq(examRegrades.module_item_id, exam_id)),
  )
  // The hourly job already copies the key; the event updates the results, however often it arrives.
  await followShares(shop.world.services)
  const rightOnes = async () => {
    const { questions } = await seller.call(analyze_exam, there)
    const choices = questions.find((one) => one.id === question_id)?.choices ?? []
    return choices.flatMap((choice) => (choice.is_correct ? [choice.id] : []))
  }
  expect(await rightOnes()).toEqual(choice_ids)
  for (let times = 0; times < 2; times += 1)
    await keyCorrected(await jobContext(shop.world, 'core'), { exam_regrade_id: regrade?.id ?? 0 })
  expect(await rightOnes()).toEqual(choice_ids)
  expect(await score()).toBe(50)
  expect((await seller.call(analyze_exam, there)).regrades).toMatchObject([
    { reason, by: null, key_before: ['Choice 1'], key_after: ['Choice 2'], changed_count: 1 },
  ])
  const { score: later } = await taker(id, exam_id)
  expect(await later()).toBe(50)
})
