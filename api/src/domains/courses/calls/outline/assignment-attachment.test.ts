import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { list_materials } from '@portico/shared/contract/materials.ts'
import { delete_assignment_attachment } from '@portico/shared/contract/courses/outline-assignments.ts'
import { show_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { formWith, pdf } from '../../../../../../tests/support/library.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let author: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('editor')
  learner = await world.person('learner')
})
afterAll(() => world.close())

const attach = async (person: Person, path: { course_id: number; assignment_id: number }, name: string) => {
  const answer = await person.send(
    'POST',
    `/courses/${path.course_id}/assignments/${path.assignment_id}/attachment`,
    formWith(name, pdf(name)),
  )
  return { status: answer.status, ...((await answer.json()) as { data?: { file: { uuid: string; name: string } } }) }
}

test('[ASG-007] attaches and detaches an assignment’s file; learners see either once the draft is published', async () => {
  const course = await makeCourse(world, { outline: [['Assignment', 'Text']] })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const [assignment, text] = course.items.map(({ id }) => id)
  const path = { course_id: course.id, assignment_id: assignment ?? 0 }
  const publish = () => author.call(publish_course, { params: { slug: course.slug }, query: { reach: 'running' } })
  const shown = async () => {
    const item = await learner.call(show_item, { params: { item_id: path.assignment_id }, query: { related_id } })
    return item.itemable_type === 'Assignment' ? (item.assignment.file?.name ?? null) : 'another item'
  }
  const { status, data } = await attach(author, path, 'Checklist.pdf')
  expect([status, data?.file.name]).toEqual([200, 'Checklist.pdf'])
  expect((await author.call(list_materials, { query: { search: 'Checklist' } })).data).toMatchObject([
    { uuid: data?.file.uuid },
  ])
  const written = await author.call(show_course_item, {
    params: { id: path.assignment_id },
    query: { course_id: course.id },
  })
  // The task and its settings stay unchanged.
  expect(written.content.fields).toMatchObject({ file: data?.file, reqs: '<p>Write it up.</p>' })
  expect(await shown()).toBeNull()
  await publish()
  expect(await shown()).toBe('Checklist.pdf')
  expect(await author.call(delete_assignment_attachment, { params: path })).toEqual({ file: null })
  expect(await shown()).toBe('Checklist.pdf')
  await publish()
  expect(await shown()).toBeNull()

  const before = (await author.call(list_materials, { query: {} })).data.length
  expect((await attach(author, { ...path, assignment_id: text ?? 0 }, 'Text.pdf')).status).toBe(404)
  expect((await attach(author, { ...path, course_id: 999_999 }, 'Nowhere.pdf')).status).toBe(404)
  expect((await attach(learner, path, 'Mine.pdf')).status).toBe(403)
  expect((await author.call(list_materials, { query: {} })).data.length).toBe(before)
})
