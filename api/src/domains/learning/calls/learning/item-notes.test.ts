import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { list_item_notes, longestNote, save_item_note } from '@portico/shared/contract/learning/notes.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { activityLogs } from '../../../../kernel/tables.ts'

let world: World
let course: MadeCourse
let learner: Person
let related_id: number
beforeAll(async () => {
  world = await createWorld()
  course = await makeCourse(world, { outline: [['Text', 'Text']] })
})
afterAll(() => world.close())
beforeEach(async () => {
  learner = await world.person('learner')
  related_id = await enroll(world, { course, user_id: learner.id })
})

const desk = crypto.randomUUID()
const phone = crypto.randomUUID()
const write = (text: string, seen = 0, { written_in = desk, by = learner } = {}) =>
  by.call(save_item_note, { params: { id: course.items[0]?.id ?? 0 }, body: { related_id, text, seen, written_in } })
const notes = async () => (await learner.call(list_item_notes, { query: { related_id } })).map(({ text }) => text)

test('saves a note, keeps it editable on its page, and writes no activity log row', async () => {
  const logged = () => world.within('core', (tx) => tx.$count(activityLogs))
  const before = await logged()
  expect(await write('Ask about slings')).toEqual({ version: 1 })
  // The page keeps typing before it receives the response.
  expect(await write('Ask about slings.')).toEqual({ version: 2 })
  expect(await notes()).toEqual(['Ask about slings.'])
  expect(await logged()).toBe(before)
  await write('', 2)
  expect(await notes()).toEqual([])
})

test('a page never overwrites another page’s newer note unless it has read it', async () => {
  await write('From the desk')
  await expect(write('From the phone', 0, { written_in: phone })).rejects.toMatchObject({
    code: 'learning.note_changed',
  })
  expect(await notes()).toEqual(['From the desk'])
  await write('From both', 1, { written_in: phone })
  await expect(write('From the desk again', 1)).rejects.toMatchObject({ code: 'learning.note_changed' })
  expect(await notes()).toEqual(['From both'])
})

test('of concurrent first notes or overwrites by several pages, exactly one succeeds', async () => {
  const tries = [desk, phone].map((written_in) => write(`by ${written_in}`, 0, { written_in }))
  const ended = await Promise.allSettled(tries)
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await notes()).toHaveLength(1)
  const pages = Array.from({ length: 10 }, () => crypto.randomUUID())
  const over = await Promise.allSettled(pages.map((written_in) => write(`over by ${written_in}`, 1, { written_in })))
  const [kept, ...more] = pages.filter((_, place) => over[place]?.status === 'fulfilled')
  expect(more).toEqual([])
  expect(await notes()).toEqual([`over by ${kept}`])
})

test('notes are private to their writer, even from staff, and limited in length', async () => {
  await write('Mine')
  for (const role of ['learner', 'admin'] as const) {
    const other = await world.person(role)
    await expect(other.call(list_item_notes, { query: { related_id } })).rejects.toMatchObject({
      code: 'learning.not_a_learner',
    })
    await expect(write('Theirs', 1, { by: other })).rejects.toMatchObject({ code: 'learning.not_a_learner' })
  }
  await expect(write('x'.repeat(longestNote + 1), 1)).rejects.toMatchObject({ code: 'validation.failed' })
  expect(await notes()).toEqual(['Mine'])
})
