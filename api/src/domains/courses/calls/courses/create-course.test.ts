import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { create_course } from '@portico/shared/contract/courses/editing.ts'
import { get_course_outline } from '@portico/shared/contract/courses/outline.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { editCourse } from '../../../../../../tests/support/edit-entry.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let author: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('editor')
})
afterAll(() => world.close())

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof CallError ? error.code : Promise.reject(error)),
  )

test('[BLD-022] creates a course as a draft with an empty outline and its own slug', async () => {
  const made = await author.call(create_course, { body: { title: '  Forklift Basics ', slug: 'forklift-basics' } })
  expect(made).toEqual({ id: expect.any(Number), slug: 'forklift-basics' })
  const outline = await author.call(get_course_outline, { params: { slug: 'forklift-basics' } })
  expect(outline).toMatchObject({
    course: { id: made.id, title: 'Forklift Basics', publication_status: 1 },
    has_draft: true,
    published: null,
    modules: [],
  })
  const again = { body: { title: 'Another', slug: 'forklift-basics' } }
  expect(await codeOf(author.call(create_course, again))).toBe('courses.slug_taken')
  const elsewhere = await world.person('editor', 'summit')
  expect((await elsewhere.call(create_course, again)).slug).toBe('forklift-basics')
})

test('rejects the slug of the page that creates courses', async () => {
  expect(await codeOf(author.call(create_course, { body: { title: 'Create', slug: 'create' } }))).toBe(
    'courses.slug_taken',
  )
  await makeCourse(world, { slug: 'to-be-moved' })
  expect(await codeOf(editCourse(author, 'to-be-moved', { slug: 'create' }))).toBe('courses.slug_taken')
})

test('refuses to let learners and instructors create courses', async () => {
  for (const role of ['learner', 'instructor'] as const) {
    const person = await world.person(role)
    const refused = await codeOf(person.call(create_course, { body: { title: 'Mine', slug: `of-${role}` } }))
    expect({ role, refused }).toEqual({ role, refused: 'access.denied' })
  }
})
