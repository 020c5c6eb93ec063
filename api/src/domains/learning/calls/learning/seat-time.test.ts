import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { show_seat_time } from '@portico/shared/contract/learning/learning.ts'
import {
  finish_module_item,
  note_presence,
  start_module_item,
} from '@portico/shared/contract/learning/item-progress.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { activityLogs } from '../../../../kernel/tables.ts'

let world: World
let course: MadeCourse
let learner: Person
let related_id: number
let at: number
beforeAll(async () => {
  world = await createWorld()
  course = await makeCourse(world, { outline: [['Text', 'Text', 'Text']] })
})
afterAll(() => world.close())
afterEach(() => world.setNow(null))

/** Sets up a learner who has had the first lesson open for half a minute. */
async function begin(): Promise<void> {
  await arrive()
  await open(0)
  await open(1)
  pass(30_000)
}
async function arrive(purchased_at = new Date()): Promise<void> {
  learner = await world.person('learner')
  related_id = await enroll(world, { course, user_id: learner.id, purchased_at })
  at = Date.now()
  pass(0)
}
const open = (place: number) =>
  learner.call(start_module_item, { params: { id: course.items[place]?.id ?? 0 }, body: { related_id } })
function pass(ms: number): void {
  at += ms
  world.setNow(new Date(at))
}
const reportPresence = async (place: number, active_ms: number, is_offline = false) =>
  (
    await learner.call(note_presence, {
      params: { id: course.items[place]?.id ?? 0 },
      body: { related_id, active_ms, is_offline },
    })
  ).credited_ms
const spent = () => learner.call(show_seat_time, { query: { related_id } })

test('credits time by the server’s clock, never more than elapsed, even with two tabs', async () => {
  await begin()
  expect(await reportPresence(0, 30_000)).toBe(30_000)
  pass(30_000)
  expect(await reportPresence(0, 30_000)).toBe(30_000)
  pass(10_000)
  expect(await reportPresence(1, 30_000)).toBe(10_000)
  expect(await reportPresence(0, 30_000)).toBe(0)
  pass(600_000)
  expect(await reportPresence(0, 600_000)).toBe(90_000)
  const { active_ms, offline_ms, items } = await spent()
  expect([active_ms, offline_ms]).toEqual([160_000, 0])
  expect(items.map((item) => item.active_ms)).toEqual([150_000, 10_000])
})

test('credits no time before a learner began, by heartbeat or as an offline span', async () => {
  await arrive(new Date(Date.now() - 90 * 86_400_000))
  await open(0)
  expect(await reportPresence(0, 3_600_000, true)).toBe(0)
  expect(await reportPresence(0, 90_000)).toBe(0)
  pass(20_000)
  expect(await reportPresence(0, 90_000)).toBe(20_000)
  // A lesson that was never started earns nothing until its first heartbeat.
  pass(1_800_000)
  expect(await reportPresence(1, 3_600_000, true)).toBe(0)
  pass(10_000)
  expect(await reportPresence(1, 3_600_000, true)).toBe(10_000)
  // A lesson started a minute ago by a learner whose last heartbeat was half an hour ago.
  pass(1_800_000)
  await open(2)
  pass(60_000)
  expect(await reportPresence(2, 3_600_000, true)).toBe(60_000)

  await arrive(new Date(Date.now() - 40_000))
  await open(0)
  pass(7_000)
  expect(await reportPresence(0, 90_000)).toBe(7_000)
  expect(await spent()).toMatchObject({ active_ms: 7_000, offline_ms: 0 })
})

test('counts heartbeats that arrive together one after another', async () => {
  await begin()
  await reportPresence(0, 1_000)
  pass(20_000)
  const credited = await Promise.all([0, 1, 0, 1, 0].map((place) => reportPresence(place, 30_000)))
  expect(credited.toSorted((a, b) => b - a)).toEqual([20_000, 0, 0, 0, 0])
})

test('accepts an offline span later, counts it separately, and caps it at an hour', async () => {
  await begin()
  await reportPresence(0, 1_000)
  pass(1_800_000)
  expect(await reportPresence(0, 1_700_000, true)).toBe(1_700_000)
  pass(86_400_000)
  expect(await reportPresence(0, 20_000_000, true)).toBe(3_600_000)
  expect(await spent()).toMatchObject({ active_ms: 1_000, offline_ms: 5_300_000 })
})

test('the last report after completion counts up to it, later ones add nothing and are no errors', async () => {
  await arrive()
  for (const place of [0, 1, 2]) await open(place)
  pass(30_000)
  await reportPresence(2, 30_000)
  pass(20_000)
  for (const { id } of course.items) await learner.call(finish_module_item, { params: { id }, body: { related_id } })
  pass(5_000)
  expect(await reportPresence(2, 25_000)).toBe(20_000)
  pass(30_000)
  expect(await reportPresence(2, 30_000)).toBe(0)
  expect((await spent()).active_ms).toBe(50_000)
})

test('nobody adds to or reads another’s time, and heartbeats write no activity log rows', async () => {
  await begin()
  await reportPresence(0, 1_000)
  const before = await world.within('core', (tx) => tx.$count(activityLogs))
  pass(30_000)
  await reportPresence(0, 30_000)
  expect(await world.within('core', (tx) => tx.$count(activityLogs))).toBe(before)
  const other = await world.person('learner')
  const said = other.call(note_presence, {
    params: { id: course.items[0]?.id ?? 0 },
    body: { related_id, active_ms: 1_000 },
  })
  await expect(said).rejects.toMatchObject({ code: 'learning.not_a_learner' })
  expect((await other.send('GET', `/learner/seat-time?related_id=${related_id}`)).status).toBe(403)
  expect((await spent()).active_ms).toBe(31_000)
})
