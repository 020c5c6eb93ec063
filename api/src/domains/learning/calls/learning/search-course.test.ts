import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { search_course } from '@portico/shared/contract/learning/course-search.ts'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { save_item_note } from '@portico/shared/contract/learning/notes.ts'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { texts } from '../../../item-types/tables.ts'

let world: World
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  learner = await world.person('learner')
})
afterAll(() => world.close())

const written_in = '6f1c0a52-0c6b-4a52-9a35-0d1f4a2f7d11'
const searchIn = (person: Person, slug: string, related_id: number) => (search: string) =>
  person.call(search_course, { params: { slug }, query: { related_id, search } })

test('finds titles, lessons, transcripts and own notes in course order, and exams by their titles only', async () => {
  const course = await makeCourse(world, { outline: [[...itemTypeNames]] })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const search = searchIn(learner, course.slug, related_id)
  const item = (type: string) => course.items.find(({ itemable_type }) => itemable_type === type)
  await world.within('core', (tx) =>
    tx
      .update(texts)
      .set({ content: '<p>Check the <strong>Été</strong> valve &amp; hose.</p>' })
      .where(eq(texts.id, item('Text')?.itemable_id ?? 0)),
  )
  expect(await search('ete VALVE & hose')).toEqual([
    { item_id: item('Text')?.id, title: 'Text 1.1', found_in: 'content', excerpt: 'Check the Été valve & hose.' },
  ])
  expect((await search('spoken words')).map(({ title }) => title.split(' ')[0]).toSorted()).toEqual(['Audio', 'Video'])
  expect(await search('write it')).toMatchObject([{ item_id: item('Assignment')?.id, found_in: 'content' }])
  expect(await search('strong')).toEqual([])
  for (const secret of ['Question 1', 'Choice 1', 'Because']) expect(await search(secret)).toEqual([])
  expect(await search('exam')).toMatchObject([{ item_id: item('Exam')?.id, found_in: 'title', excerpt: null }])
  expect(await search('1.')).toHaveLength(itemTypeNames.length)
  for (const short of ['', 'e']) expect(await search(short)).toEqual([])

  const id = item('Video')?.id ?? 0
  await learner.call(save_item_note, { params: { id }, body: { related_id, text: 'Ask Kim', seen: 0, written_in } })
  expect(await search('ask kim')).toEqual([
    { item_id: id, title: item('Video')?.title, found_in: 'note', excerpt: 'Ask Kim' },
  ])
  const other = await world.person('learner')
  const others = await enroll(world, { course, user_id: other.id })
  expect(await searchIn(other, course.slug, others)('ask kim')).toEqual([])
  await expect(searchIn(other, course.slug, related_id)('ask')).rejects.toMatchObject({
    code: 'learning.not_a_learner',
  })
  const elsewhere = await makeCourse(world)
  await expect(searchIn(learner, elsewhere.slug, related_id)('ask')).rejects.toMatchObject({
    code: 'learning.not_a_learner',
  })
})

test('finds a locked item by its title only, until it opens', async () => {
  const course = await makeCourse(world, { is_sequential: true })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const search = searchIn(learner, course.slug, related_id)
  const [first, second] = course.items
  if (!first || !second) throw new Error('two items are needed')
  expect(await search(`Reading ${second.title}`)).toEqual([])
  expect(await search(second.title)).toMatchObject([{ item_id: second.id, found_in: 'title', excerpt: null }])
  await learner.call(start_module_item, { params: { id: first.id }, body: { related_id } })
  await learner.call(finish_module_item, { params: { id: first.id }, body: { related_id } })
  expect(await search(`Reading ${second.title}`)).toMatchObject([{ item_id: second.id, found_in: 'content' }])
})

test('refuses more searches than someone can type', async () => {
  const course = await makeCourse(world)
  const person = await world.person('learner')
  const search = searchIn(person, course.slug, await enroll(world, { course, user_id: person.id }))
  const results = await Promise.allSettled(Array.from({ length: 121 }, () => search('valve')))
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'general.too_many_requests' } },
  ])
})
