import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import { preview_version, update_outline_settings } from '@portico/shared/contract/courses/outline.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { countStatements } from '../../../../../../tests/support/statements.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let author: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('course_admin')
})
afterAll(() => world.close())

/** Makes a course with one learner on each of this many versions and an edited draft. */
async function courseInVersions(versions: number): Promise<MadeCourse> {
  const course = await makeCourse(world, { outline: [['Text', 'Text']] })
  const edit = (is_sequential: boolean) =>
    author.call(update_outline_settings, { query: { course_id: course.id }, body: { is_sequential } })
  for (let version = 1; version <= versions; version += 1) {
    await enroll(world, { course, user_id: (await world.person('learner')).id })
    await edit(version % 2 === 1)
    if (version === versions) return course
    await author.call(publish_course, { params: { slug: course.slug }, query: { reach: 'new_only' } })
  }
  return course
}

test('learners on any number of versions take the same number of statements to preview', async () => {
  const [one, four] = [await courseInVersions(1), await courseInVersions(4)]
  const preview = ({ id }: MadeCourse) => author.call(preview_version, { query: { course_id: id, reach: 'running' } })
  const count = (course: MadeCourse) => countStatements(world.services, () => preview(course))
  expect(await preview(one)).toMatchObject({ moved: 1, locking: 1, opening: 0 })
  // The draft is not sequential. The first and third version were not either, the second and fourth locked an item.
  expect(await preview(four)).toMatchObject({ moved: 4, locking: 0, opening: 2 })
  expect(await count(four)).toBe(await count(one))
})
