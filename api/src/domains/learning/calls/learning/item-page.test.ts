import { afterAll, beforeAll, expect, test } from 'vitest'
import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { note_item_page } from '@portico/shared/contract/learning/item-progress.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { attachLessonFile } from '../../../../../../tests/support/lesson-file.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

const pdf = Buffer.from('%PDF-1.7 the handout')
let world: World
let course: MadeCourse
let ordered: MadeCourse
let learner: Person
let related_id: number
beforeAll(async () => {
  world = await createWorld()
  course = await makeCourse(world, { outline: [['Document', 'Document']] })
  ordered = await makeCourse(world, { outline: [['Text', 'Document']], is_sequential: true })
  learner = await world.person('learner')
  related_id = await enroll(world, { course, user_id: learner.id })
  await attachLessonFile(world, { item: course.items[0], name: 'Handout.pdf', bytes: pdf })
  await attachLessonFile(world, { item: course.items[1], name: 'Sheet.docx', bytes: pdf })
  await attachLessonFile(world, { item: ordered.items[1], name: 'Later.pdf', bytes: pdf })
})
afterAll(() => world.close())

type At = { of?: MadeCourse; place?: number; enrolled?: number }
const idOf = ({ of = course, place = 0 }: At = {}): number => of.items[place]?.id ?? 0
const showDocument = async (at: At = {}) => {
  const item = await learner.call(show_item, { params: { item_id: idOf(at) }, query: { related_id } })
  return item.itemable_type === 'Document' ? { page: item.page, reader_file: item.reader_file } : null
}
const read = (by: Person, at: At = {}, headers: Record<string, string> = {}) =>
  by.send('GET', `/items/${idOf(at)}/document?related_id=${at.enrolled ?? related_id}`, { headers })
const turn = (page: number, by = learner, at: At = {}) =>
  by.call(note_item_page, { params: { id: idOf(at) }, body: { related_id: at.enrolled ?? related_id, page } })

test('a document opens on the page where it was last left, on any device', async () => {
  expect((await showDocument())?.page).toBe(1)
  await turn(7)
  await turn(4)
  expect((await showDocument())?.page).toBe(4)
  await expect(turn(0)).rejects.toMatchObject({ code: 'validation.failed' })
  await expect(turn(9, await world.person('learner'))).rejects.toMatchObject({ code: 'learning.not_a_learner' })
  expect((await showDocument())?.page).toBe(4)
})

test('serves its bytes whole or in ranges, only to its learner, and runs nothing', async () => {
  expect((await showDocument())?.reader_file).toBe(`/api/items/${idOf()}/document?related_id=${related_id}`)
  const whole = await read(learner)
  expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([
    200,
    'application/pdf',
    pdf.toString(),
  ])
  expect(whole.headers.get('content-disposition')).toBe('attachment')
  expect(whole.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  const part = await read(learner, {}, { range: 'bytes=0-3' })
  expect([part.status, await part.text()]).toEqual([206, '%PDF'])
  expect((await read(await world.person('learner'))).status).toBe(403)
})

test('serves no bytes for unviewable files or locked documents, and saves no page for those', async () => {
  expect((await showDocument({ place: 1 }))?.reader_file).toBe('')
  expect((await read(learner, { place: 1 })).status).toBe(404)
  const enrolled = await enroll(world, { course: ordered, user_id: learner.id })
  const locked = { of: ordered, place: 1, enrolled }
  expect((await read(learner, locked)).status).toBe(409)
  await expect(turn(9, learner, locked)).rejects.toMatchObject({ code: 'learning.item_locked' })
})
