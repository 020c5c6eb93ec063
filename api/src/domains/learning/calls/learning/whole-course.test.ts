import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { get_learner_course, list_learner_modules } from '@portico/shared/contract/learning/learning.ts'
import { show_whole_course } from '@portico/shared/contract/learning/whole-course.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { enrollments } from '../../tables.ts'

let world: World
let learner: Person
let course: MadeCourse
beforeAll(async () => {
  world = await createWorld()
  learner = await world.person('learner')
  course = await makeCourse(world, { outline: [['Text', 'Text'], ['Text']] })
})
afterAll(() => world.close())

const read = (related_id: number, slug = course.slug, person = learner) =>
  person.call(show_whole_course, { params: { slug }, query: { related_id } })

test('returns a course and its outline as the two single calls do, also once it is finished', async () => {
  const related_id = await enroll(world, { course, user_id: learner.id })
  const asked = { params: { slug: course.slug }, query: { related_id } }
  for (const { id } of course.items) {
    const whole = await read(related_id)
    expect(whole.course).toEqual(await learner.call(get_learner_course, asked))
    expect(whole.modules).toEqual(await learner.call(list_learner_modules, asked))
    await learner.call(start_module_item, { params: { id }, body: { related_id } })
    await learner.call(finish_module_item, { params: { id }, body: { related_id } })
  }
  const { course: finished, modules } = await read(related_id)
  expect(finished).toMatchObject({ percentage: 100, access: 'read_only' })
  expect(modules.map(({ status }) => status)).toEqual([finished.status, finished.status])
})

test('shows the course without its outline while access is paused or over, and to nobody else', async () => {
  const related_id = await enroll(world, { course, user_id: learner.id })
  const change = (to: Partial<typeof enrollments.$inferInsert>) =>
    world.within('core', (tx) => tx.update(enrollments).set(to).where(eq(enrollments.id, related_id)))
  await change({ paused_at: new Date() })
  expect(await read(related_id)).toMatchObject({ course: { access: 'paused' }, modules: [] })
  await change({ paused_at: null, purchased_at: new Date('2019-01-01T00:00:00Z') })
  expect(await read(related_id)).toMatchObject({ course: { access: 'none' }, modules: [] })
  const refused = { code: 'learning.not_a_learner' }
  await expect(read(related_id, course.slug, await world.person('learner'))).rejects.toMatchObject(refused)
  const other = await makeCourse(world, { outline: [['Text']] })
  await expect(read(related_id, other.slug)).rejects.toMatchObject(refused)
})
