import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_admin_course } from '@portico/shared/contract/courses/editing.ts'
import {
  create_course_item,
  list_course_items,
  show_course_item,
  update_course_item,
} from '@portico/shared/contract/courses/outline-items.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { editCourse } from '../../../../../../tests/support/edit-entry.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let author: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('course_admin')
})
afterAll(() => world.close())

// Each & is escaped to five characters.
const grown = '&'.repeat(499_000)
const long = 'x'.repeat(499_000)
const attempts = { attempts: 1, score: 50, restrict_user_to_upload: false, allow_text_response: true }
const contents = (html: string) => ({
  content: { itemable_type: 'Text' as const, fields: { content: html } },
  transcript: { itemable_type: 'Audio' as const, fields: { file: null, transcript: html } },
  'transcript of a film': {
    itemable_type: 'Video' as const,
    fields: { link: '', transcript: html, file: null, poster: null, captions: [] },
  },
  reqs: {
    itemable_type: 'Assignment' as const,
    fields: { ...attempts, reqs: html, file: null, materials: [] },
  },
})

test('rejects a text that sanitizing makes too long, naming the field; opens accepted texts', async () => {
  const course = await makeCourse(world)
  const query = { course_id: course.id }
  const make = (content: ReturnType<typeof contents>[keyof ReturnType<typeof contents>]) =>
    author.call(create_course_item, { query, body: { module_id: course.modules[0] ?? 0, title: 'Long', content } })
  const before = (await author.call(list_course_items, { query })).length
  for (const [name, content] of Object.entries(contents(grown))) {
    const field = `content.fields.${name.split(' ')[0]}`
    const refused = {
      code: 'validation.failed',
      fields: { [field]: ['Please enter at no more than 500000 characters'] },
    }
    await expect(make(content)).rejects.toMatchObject(refused)
  }
  expect(await author.call(list_course_items, { query })).toHaveLength(before)
  for (const content of Object.values(contents(long))) {
    const { id } = await make(content)
    expect(await author.call(show_course_item, { params: { id }, query })).toMatchObject({ content })
  }
})

test('saves a saved course description again unchanged', async () => {
  const { slug } = await makeCourse(world)
  const refused = { code: 'validation.failed', fields: { description: [expect.stringContaining('100000')] } }
  await expect(editCourse(author, slug, { description: '&'.repeat(99_000) })).rejects.toMatchObject(refused)
  await editCourse(author, slug, { description: `<p>${'x'.repeat(99_000)}</p>` })
  const { description } = (await author.call(get_admin_course, { params: { slug } })).course
  expect(await editCourse(author, slug, { description })).toMatchObject({ description })
})

test('removes other sites’ pictures from a lesson, reports their hosts, and keeps the portal’s own', async () => {
  const course = await makeCourse(world)
  const query = { course_id: course.id }
  const own = '<img src="/media/portals/24/0a0a.png" alt="Ours" />'
  const foreign = [
    'https://pictures.example/a.png',
    '//cdn.example/b.png',
    'http://pictures.example/c.png',
    '/\\other.example/d.png',
  ]
  const html = `<p>${own}${foreign.map((src) => `<img src="${src}" alt="x" />`).join('')}</p>`
  const left_out = ['pictures.example', 'cdn.example', 'other.example']
  for (const content of Object.values(contents(html))) {
    const body = { module_id: course.modules[0] ?? 0, title: 'Pasted', content }
    const made = await author.call(create_course_item, { query, body })
    const kept = JSON.stringify(made.content)
    expect([kept.includes('/media/portals/24/0a0a.png'), /(?:pictures|cdn|other)\.example/.test(kept)]).toEqual([
      true,
      false,
    ])
    expect(made.left_out).toEqual(left_out)
    const saved = await author.call(update_course_item, {
      params: { id: made.id },
      query,
      body: { content, version: made.version },
    })
    expect([saved.content, saved.left_out]).toEqual([made.content, left_out])
  }
  const plain = await author.call(create_course_item, {
    query,
    body: { module_id: course.modules[0] ?? 0, title: 'Plain', content: contents(`<p>${own}</p>`).content },
  })
  expect(plain.left_out).toEqual([])
})

test('removes other sites’ pictures from a course description', async () => {
  const { slug } = await makeCourse(world)
  const description = '<p>See <img src="https://pictures.example/a.png" alt="x" />this</p>'
  expect(await editCourse(author, slug, { description })).toMatchObject({ description: '<p>See this</p>' })
})
