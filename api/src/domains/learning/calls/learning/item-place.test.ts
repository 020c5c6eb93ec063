import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { show_learner_progress } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { note_item_place } from '@portico/shared/contract/learning/item-progress.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let course: MadeCourse
let learner: Person
let related_id: number
beforeAll(async () => {
  world = await createWorld()
  course = await makeCourse(world, { outline: [['Video', 'Audio']], is_sequential: true })
})
afterAll(() => world.close())
beforeEach(async () => {
  learner = await world.person('learner')
  related_id = await enroll(world, { course, user_id: learner.id })
})

const film = 0
const sound = 1
const idOf = (place: number): number => course.items[place]?.id ?? 0
type PositionReport = { place_s: number; length_s?: number | null; watched?: [number, number][] }
const reportPosition = (place: number, { place_s, length_s = null, watched = [] }: PositionReport, by = learner) =>
  by.call(note_item_place, { params: { id: idOf(place) }, body: { related_id, place_s, length_s, watched } })
const showVideo = async () => {
  const item = await learner.call(show_item, { params: { item_id: idOf(film) }, query: { related_id } })
  return item.itemable_type === 'Video' ? [item.place_s, item.watched_percent] : null
}

const staffView = async () => {
  const staff = await world.person('course_admin')
  const { modules } = await staff.call(show_learner_progress, { params: { slug: course.slug, related_id } })
  return modules.flatMap(({ items }) => items.map((item) => [item.itemable_type, item.watched_percent]))
}

test('a video resumes where it was left, on any device, and played parts count once', async () => {
  expect(await showVideo()).toEqual([0, null])
  await reportPosition(film, { place_s: 30, length_s: 100, watched: [[0, 30]] })
  expect(await showVideo()).toEqual([30, 30])
  // Another device plays an overlapping part and a new one; the length is already known.
  await reportPosition(film, {
    place_s: 60,
    watched: [
      [20, 40],
      [50, 60],
    ],
  })
  expect(await showVideo()).toEqual([60, 50])
  expect(await staffView()).toEqual([
    ['Video', 50],
    ['Audio', null],
  ])
  // Going back to the start removes nothing.
  await reportPosition(film, { place_s: 0, length_s: 100 })
  expect(await showVideo()).toEqual([0, 50])
})

test('devices reporting played parts at the same time overwrite nothing of each other', async () => {
  const tens = Array.from({ length: 10 }, (_, at): [number, number] => [at * 10, at * 10 + 5])
  await Promise.all(tens.map((span) => reportPosition(film, { place_s: span[1], length_s: 100, watched: [span] })))
  expect((await showVideo())?.[1]).toBe(50)
})

test('saves a position only for one’s own open items', async () => {
  await expect(reportPosition(sound, { place_s: 5 })).rejects.toMatchObject({ code: 'learning.item_locked' })
  const stranger = await world.person('learner')
  await expect(reportPosition(film, { place_s: 5 }, stranger)).rejects.toMatchObject({ code: 'learning.not_a_learner' })
  await expect(reportPosition(film, { place_s: -1 })).rejects.toMatchObject({ code: 'validation.failed' })
  expect(await showVideo()).toEqual([0, null])
})
