import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate_certificate, list_missing_certificates } from '@portico/shared/contract/credentials/certificates.ts'
import { preview_packet } from '@portico/shared/contract/credentials/proof.ts'
import { show_transcript } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { list_accreditations, set_accreditations } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import {
  finish_module_item,
  note_presence,
  start_module_item,
} from '@portico/shared/contract/learning/item-progress.ts'
import { get_learner_course, show_seat_time } from '@portico/shared/contract/learning/learning.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { activityLogs } from '../../../../kernel/tables.ts'
import { seatTimes } from '../../../learning/tables.ts'
import { agencies } from '../../../lists/tables.ts'
import { accreditations } from '../../tables.ts'

let world: World
let admin: Person
let learner: Person
let agency_id: number
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  learner = await world.person('learner')
  agency_id = await world.within('core', async (tx) => {
    const [agency] = await tx.insert(agencies).values({ slug: 'timed', title: 'Timed Board' }).returning()
    return agency?.id ?? 0
  })
})
afterAll(async () => {
  world.setNow(null)
  await world.close()
})

const minute_ms = 60_000
type Finished = { course: MadeCourse; related_id: number; item_id: number }

/** A course completed with so many minutes of seat time, whose accreditation requires a minimum. */
async function completed(seat_minutes: number, minimum_minutes: number | null): Promise<Finished> {
  const course = await makeCourse(world, { outline: [['Text']], has_template: true, instructor_id: admin.id })
  const params = { slug: course.slug }
  const { version } = await admin.call(list_accreditations, { params })
  const hours = [{ subject: 'General', hundredths: 100 }]
  const one = { agency_id, provider_number: 'P1', approval_number: '', hours, minimum_minutes }
  await admin.call(set_accreditations, {
    params,
    body: {
      version,
      accreditations: [{ ...one, delivery_modes: ['online'], valid_from: null, valid_to: null }],
    },
  })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const item_id = course.items[0]?.id ?? 0
  await learner.call(start_module_item, { params: { id: item_id }, body: { related_id } })
  await learner.call(finish_module_item, { params: { id: item_id }, body: { related_id } })
  const at = new Date()
  await world.within('core', (tx) =>
    tx.insert(seatTimes).values({
      enrollment_id: related_id,
      module_item_id: item_id,
      active_ms: seat_minutes * minute_ms,
      first_at: at,
      last_at: at,
    }),
  )
  return { course, related_id, item_id }
}
const issue = ({ course, related_id }: Finished, person = learner) =>
  person.call(generate_certificate, { params: { user: learner.id, course: course.id }, body: { related_id } })
const missing = async ({ course }: Finished) =>
  (await admin.call(list_missing_certificates, { params: { slug: course.slug }, query: {} })).data
const waitOf = async ({ related_id }: Finished) =>
  (await learner.call(show_seat_time, { query: { related_id } })).certificate_waits_for

test('a certificate waits below the minimum time, says what is left, and staff cannot issue it either', async () => {
  const one = await completed(45, 60)
  const short = {
    code: 'certificates.seat_time_short',
    message: expect.stringMatching(/60 minutes.*Time still needed: 15 minutes/),
  }
  await expect(issue(one)).rejects.toMatchObject(short)
  await expect(issue(one, admin)).rejects.toMatchObject(short)
  const wait = { required_minutes: 60, missing_ms: 15 * minute_ms }
  expect(await waitOf(one)).toEqual(wait)
  expect(await missing(one)).toMatchObject([{ user_id: learner.id, waits_for: wait }])
  // Completion itself does not wait.
  const { related_id } = one
  expect(
    await learner.call(get_learner_course, { params: { slug: one.course.slug }, query: { related_id } }),
  ).toMatchObject({ percentage: 100, finished_at: expect.any(String) })
})

test('a learner reads the required minutes before completing; without a minimum there are none', async () => {
  const { course } = await completed(0, 60)
  const other = await world.person('learner')
  const shownIn = async (made: MadeCourse) => {
    const related_id = await enroll(world, { course: made, user_id: other.id })
    return other.call(show_seat_time, { query: { related_id } })
  }
  expect(await shownIn(course)).toMatchObject({ required_minutes: 60, certificate_waits_for: null })
  const free = await completed(0, null)
  expect(await shownIn(free.course)).toMatchObject({ required_minutes: null })
})

test('time in a lesson still counts after completion until the minimum is reached, then the certificate is issued', async () => {
  const one = await completed(59, 60)
  const beat = () =>
    learner.call(note_presence, {
      params: { id: one.item_id },
      body: { related_id: one.related_id, active_ms: 60_000, is_offline: false },
    })
  await beat()
  world.setNow(new Date(Date.now() + 61_000))
  expect((await beat()).credited_ms).toBe(60_000)
  expect(await waitOf(one)).toBeNull()
  world.setNow(new Date(Date.now() + 200_000))
  expect((await beat()).credited_ms).toBe(0)
  const { serial } = await issue(one)
  const notes = await world.within('core', (tx) =>
    tx
      .select()
      .from(activityLogs)
      .where(and(eq(activityLogs.subject, `enrollment:${one.related_id}`), like(activityLogs.action, '%certificate%'))),
  )
  expect(JSON.stringify(notes)).toContain(serial)
  expect(JSON.stringify(notes)).toContain('"required_minutes":60')
})

test('staff issue a certificate once the minimum is reached; without a minimum nothing waits', async () => {
  expect((await issue(await completed(60, 60), admin)).serial).toEqual(expect.any(String))
  const free = await completed(0, null)
  expect(await waitOf(free)).toBeNull()
  expect((await issue(free)).serial).toEqual(expect.any(String))
})

test('a packet and the transcript count no hours below the minimum time and say why; an issued certificate settles it', async () => {
  const refusedRows = async () => {
    const body = { agency_id, from: '2020-01-01', to: '2099-12-31' }
    const { refused } = await admin.call(preview_packet, { body })
    return refused.find(({ reason }) => reason.includes('requires 60 minutes'))?.count ?? 0
  }
  const entry = async ({ related_id }: Finished) =>
    (await learner.call(show_transcript, { query: {} })).entries.find(({ id }) => id === related_id)
  const before = await refusedRows()
  const short = await completed(45, 60)
  expect(await refusedRows()).toBe(before + 1)
  const reached = await completed(60, 60)
  await issue(reached)
  expect(await refusedRows()).toBe(before + 1)
  const wait = { required_minutes: 60, missing_ms: 15 * minute_ms }
  expect(await entry(short)).toMatchObject({ credits: [], waits_for: wait })
  expect(await entry(reached)).toMatchObject({ credits: [{ agency: 'Timed Board' }], waits_for: null })
  // A minimum that rises later takes nothing away.
  await world.within('core', (tx) =>
    tx.update(accreditations).set({ minimum_minutes: 90 }).where(eq(accreditations.course_id, reached.course.id)),
  )
  expect(await waitOf(reached)).toBeNull()
  expect(await entry(reached)).toMatchObject({ credits: [{ agency: 'Timed Board' }], waits_for: null })
})

test('a minimum needs online delivery, because no other time is counted', async () => {
  const { course } = await completed(0, null)
  const params = { slug: course.slug }
  const { version } = await admin.call(list_accreditations, { params })
  const one = { agency_id, provider_number: '', approval_number: '', hours: [], valid_from: null, valid_to: null }
  const body = { version, accreditations: [{ ...one, delivery_modes: ['classroom' as const], minimum_minutes: 60 }] }
  await expect(admin.call(set_accreditations, { params, body })).rejects.toMatchObject({ status: 422 })
})
