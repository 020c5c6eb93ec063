import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { list_schedules } from '@portico/shared/contract/catalog/schedules.ts'
import {
  cancel_seat,
  cancel_session_seat,
  list_learner_sessions,
  list_seats_left,
  list_session_seats,
  reserve_seat,
} from '@portico/shared/contract/catalog/seats.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { editEntry } from '../../../../../../tests/support/edit-entry.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'
import type { Person } from '../../../../../../tests/support/world.ts'
import { timedJobs } from '../../../../registries/timed-jobs.ts'
import { courses } from '../../../courses/tables.ts'
import { enrollments } from '../../../learning/tables.ts'
import { courseShares } from '../../../shares/tables.ts'
import { sessionSeats } from '../../tables.ts'

let world: WorldWithMail
let admin: Person
beforeAll(async () => {
  world = await createWorldWithMail()
  admin = await world.person('admin')
})
// Everyone signs in from one address here.
beforeEach(() => world.owner`delete from rate_limits`.then(() => {}))
afterAll(() => world.close())

const calls = callsOf('schedules')
const session = { starts: '2031-07-01T09:00', ends: '2031-07-01T12:00', time_zone: 'America/New_York' }
type Made = { title: string; course_id?: number; seats?: number | null; starts?: string; ends?: string }
const make = async (values: Made) => (await admin.call(calls.create, { body: { ...session, ...values } })).id

const enroll = async (person: Person, course_id: number, portal: 'core' | 'summit' = 'core') => {
  const [row] = await world.within(portal, (db) =>
    db.insert(enrollments).values({ course_id, user_id: person.id, purchased_at: new Date() }).returning(),
  )
  return row?.id ?? 0
}
const learnerOf = async (course_id: number) => {
  const learner = await world.person('learner')
  await enroll(learner, course_id)
  return learner
}
const reserve = (person: Person, id: number, instead_of?: number) =>
  person.call(reserve_seat, { params: { id }, body: { instead_of } })
const cancel = (person: Person, id: number) => person.call(cancel_seat, { params: { id } })
const left = async (id: number, portal?: 'summit') =>
  (await world.visitor(portal).call(list_seats_left)).find((row) => row.id === id)?.left
const reservedBy = async (person: Person) =>
  (await person.call(list_learner_sessions, { query: {} })).filter((row) => row.is_reserved).map(({ id }) => id)
const follow = () => timedJobs.find(({ task }) => task === 'follow-sessions')?.work(world.services)
/** Emails about seats, newest first; one about a new sign-in may arrive at any moment. */
const mailsTo = async ({ email }: Person) =>
  (await world.mailsTo(email)).filter(({ subject }) => !subject.startsWith('New sign-in'))
const subjects = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject).toReversed()
const newest = async (person: Person) => (await mailsTo(person))[0]

test('[CAT-005] a learner reserves one seat, gets an email with the calendar file, and gives it up again', async () => {
  const { id: course_id } = await offerCourse(world, { title: 'Ladders' })
  const id = await make({ title: 'Ladders, live', course_id, seats: 2 })
  const [learner, stranger] = [await learnerOf(course_id), await world.person('learner')]
  expect(await left(id)).toBe(2)
  await expect(reserve(stranger, id)).rejects.toMatchObject({ code: 'schedules.not_enrolled' })
  await reserve(learner, id)
  await reserve(learner, id)
  expect([await left(id), await reservedBy(learner), await reservedBy(stranger)]).toEqual([1, [id], []])
  const mail = await newest(learner)
  expect(mail?.subject).toBe('Your seat in Ladders, live')
  expect(mail?.text).toMatch(/Tue, Jul 1, 2031, 9:00.*12:00.*EDT/)
  expect(mail?.text).toContain(`/api/schedules/${id}/calendar`)
  expect(await subjects(learner)).toHaveLength(1)
  await cancel(learner, id)
  await expect(cancel(learner, id)).rejects.toMatchObject({ code: 'general.not_found' })
  expect([await left(id), await reservedBy(learner)]).toEqual([2, []])
})

test('[CAT-005] twenty people at once for five seats: five get one, the others read the next date with seats', async () => {
  const { id: course_id } = await offerCourse(world, { title: 'Knots' })
  const id = await make({ title: 'Knots, live', course_id, seats: 5 })
  const people = await Promise.all(Array.from({ length: 20 }, () => learnerOf(course_id)))
  const outcomes = await Promise.allSettled(people.map((person) => reserve(person, id)))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 15 }, () => 'schedules.all_full'))
  expect([await left(id), await seatCount(id)]).toEqual([0, 5])
  await make({ title: 'Knots, later', course_id, seats: 1, starts: '2031-08-05T09:00', ends: '2031-08-05T10:00' })
  const late = await learnerOf(course_id)
  await expect(reserve(late, id)).rejects.toMatchObject({
    code: 'schedules.full',
    message: expect.stringMatching(/“Knots, later” on Tue, Aug 5, 2031, 9:00.*EDT\.$/),
  })
})
const seatCount = (session_id: number) =>
  world.within(
    'core',
    async (db) =>
      (await db.select().from(sessionSeats)).filter((s) => s.session_id === session_id && !s.ended_at).length,
  )

test('[CAT-005] changing to another date frees the old seat, also for two who swap at once', async () => {
  const { id: course_id } = await offerCourse(world, { title: 'Winches' })
  const [first, second] = [
    await make({ title: 'Winches 1', course_id, seats: 2 }),
    await make({ title: 'Winches 2', course_id, seats: 2 }),
  ]
  const foreign = await make({ title: 'For all', seats: 2 })
  const [ann, bob] = [await learnerOf(course_id), await learnerOf(course_id)]
  await reserve(ann, first)
  await reserve(bob, second)
  await Promise.all([reserve(ann, second, first), reserve(bob, first, second)])
  expect([await reservedBy(ann), await reservedBy(bob)]).toEqual([[second], [first]])
  expect([await left(first), await left(second)]).toEqual([1, 1])
  await expect(reserve(ann, foreign, second)).rejects.toMatchObject({ code: 'schedules.no_seat' })
  await expect(reserve(ann, first, foreign)).rejects.toMatchObject({ code: 'schedules.no_seat' })
  expect(await reservedBy(ann)).toEqual([second])
})

test('[CAT-005] no limit: no number, and no refusal; nothing changes once a session has started', async () => {
  const id = await make({ title: 'Open hour', seats: null })
  const person = await world.person('learner')
  await reserve(person, id)
  expect(await left(id)).toBeUndefined()
  expect((await world.visitor().call(list_schedules)).find((row) => row.id === id)?.seats).toBeNull()
  await world.owner`update schedules set starts = '2020-01-01T09:00' where id = ${id}`
  const started = { code: 'schedules.started' }
  await expect(cancel(person, id)).rejects.toMatchObject(started)
  await expect(reserve(await world.person('learner'), id)).rejects.toMatchObject(started)
})

test('[CAT-005] [REF-022] staff cannot offer fewer seats than are reserved, alone or among many', async () => {
  const id = await make({ title: 'Slings', seats: 3 })
  for (const person of [await world.person('learner'), await world.person('learner')]) await reserve(person, id)
  const entry = { list: 'schedules', id } as const
  await expect(editEntry(admin, entry, { seats: 1 })).rejects.toMatchObject({
    fields: { seats: ['2 seats of this session are reserved already. Enter at least 2.'] },
  })
  const job = await admin.call(calls.bulk_edit, { body: { ids: [id], values: { seats: 1 } } })
  expect(job).toMatchObject({ refused: 1, rows: [{ code: 'schedules.below_reserved_many' }] })
  await editEntry(admin, entry, { seats: 2 })
  expect((await admin.call(calls.show, { params: { id } })).booked).toBe(2)
  expect(await left(id)).toBe(0)
})

test('[REF-022] staff sees who comes, exports them and cancels a seat with an email; no other portal does', async () => {
  const { id: course_id } = await offerCourse(world, { title: 'Hoists' })
  const id = await make({ title: 'Hoists, live', course_id, seats: 3 })
  const learner = await learnerOf(course_id)
  await reserve(learner, id)
  const params = { id }
  const [seat] = (await admin.call(list_session_seats, { params, query: {} })).data
  expect(seat).toMatchObject({ email: learner.email, portal: 'Core Academy' })
  // A seat that ends before its confirmation is sent gets none.
  expect(await subjects(learner)).toEqual(['Your seat in Hoists, live'])
  const file = await (await admin.send('GET', `/admin/sessions/${id}/seats/export`)).text()
  expect(file).toContain(learner.email)
  const theirs = await world.person('admin', 'summit')
  await expect(theirs.call(list_session_seats, { params, query: {} })).rejects.toMatchObject({ status: 404 })
  const taken = { params: { id, seat_id: seat?.id ?? 0 } }
  await expect(theirs.call(cancel_session_seat, taken)).rejects.toMatchObject({ status: 404 })
  await admin.call(cancel_session_seat, taken)
  expect(await left(id)).toBe(3)
  expect(await subjects(learner)).toEqual(['Your seat in Hoists, live', 'Your seat in Hoists, live was canceled'])
})

test('[OP-42] a learner of a portal that sells the course reserves there, and all portals count together', async () => {
  const owned = await offerCourse(world, { title: 'Pulleys' })
  const here = await offerCourse(world, { title: 'Pulleys here', portal: 'summit' })
  await shareWithSummit({ owner_course_id: owned.id, course_id: here.id })
  const id = await make({ title: 'Pulleys, live', course_id: owned.id, seats: 1 })
  const theirs = await world.person('learner', 'summit')
  await expect(reserve(theirs, id)).rejects.toMatchObject({ code: 'schedules.not_enrolled' })
  const related_id = await enroll(theirs, here.id, 'summit')
  await reserve(theirs, id)
  const [listed] = await theirs.call(list_learner_sessions, { query: { related_id } })
  expect(listed).toMatchObject({ id, is_reserved: true, seats_left: 0, course: { id: here.id, related_id } })
  expect([await left(id), await left(id, 'summit')]).toEqual([0, 0])
  await expect(reserve(await learnerOf(owned.id), id)).rejects.toMatchObject({ code: 'schedules.all_full' })
  expect((await admin.call(list_session_seats, { params: { id }, query: {} })).data).toMatchObject([
    { email: theirs.email, portal: 'Summit' },
  ])
  expect(await world.within('summit', (db) => db.select().from(sessionSeats))).toEqual([])
  expect((await newest(theirs))?.text).toContain('http://summit.')
})

const shareWithSummit = ({ owner_course_id, course_id }: { owner_course_id: number; course_id: number }) =>
  world.within('summit', async (db) => {
    const other = { other_portal_id: world.portals.core.id, other_portal_name: 'Core Academy' }
    const terms = { title: 'Pulleys', state: 'accepted', owner_percent: 40, min_price: 0 } as const
    const [share] = await db
      .insert(courseShares)
      .values({ side: 'received', ...other, ...terms, course_id, owner_course_id })
      .returning()
    await db
      .update(courses)
      .set({ share_id: share?.id ?? null })
      .where(eq(courses.id, course_id))
  })

test('[CAT-005] seats follow their session and enrollment: moved, reminded, canceled, revoked', async () => {
  const { id: course_id } = await offerCourse(world, { title: 'Cranes' })
  const id = await make({ title: 'Cranes, live', course_id, seats: 3 })
  const [stays, leaves] = [await world.person('learner'), await world.person('learner')]
  await enroll(stays, course_id)
  const revoked = await enroll(leaves, course_id)
  for (const person of [stays, leaves]) await reserve(person, id)
  // A seat that ends before its confirmation is sent gets none.
  expect(await subjects(leaves)).toHaveLength(1)
  await world.within('core', (db) =>
    db.update(enrollments).set({ ended_at: new Date() }).where(eq(enrollments.id, revoked)),
  )
  await follow()
  expect(await left(id)).toBe(2)

  await editEntry(admin, { list: 'schedules', id }, { starts: '2031-07-02T09:00', ends: '2031-07-02T12:00' })
  await follow()
  await follow()
  expect(await subjects(stays)).toEqual(['Your seat in Cranes, live', 'Cranes, live has changed'])
  expect((await newest(stays))?.text).toContain('Wed, Jul 2, 2031')

  const tomorrow = new Date(world.services.now().getTime() + 20 * 3_600_000).toISOString().slice(0, 16)
  await world.owner`update schedules set starts = ${tomorrow}, ends = '2031-07-02T12:00', time_zone = 'UTC' where id = ${id}`
  await world.owner`update session_seats set starts_at = s.starts_at, ends_at = s.ends_at, created_at = now() - interval '3 days'
    from schedules s where s.id = session_id and s.id = ${id}`
  await follow()
  await follow()
  expect((await subjects(stays)).at(-1)).toBe('Cranes, live is coming up')

  await admin.call(calls.delete, { params: { id } })
  await follow()
  expect(await seatCount(id)).toBe(1)
  await world.owner`update deleted_entries set deleted_at = now() - interval '1 hour'`
  await follow()
  expect(await seatCount(id)).toBe(0)
  expect((await subjects(stays)).slice(2)).toEqual(['Cranes, live is coming up', 'Cranes, live is canceled'])
  expect(await subjects(leaves)).toHaveLength(1)
})

test('[CAT-005] a session set back to Draft ends its seats, and one whose deletion is undone keeps them', async () => {
  const [drafted, undone] = [await make({ title: 'Drafted', seats: 2 }), await make({ title: 'Undone', seats: 2 })]
  const person = await world.person('learner')
  for (const id of [drafted, undone]) await reserve(person, id)
  await editEntry(admin, { list: 'schedules', id: drafted }, { status: 1 })
  await admin.call(calls.delete, { params: { id: undone } })
  await follow()
  await admin.call(calls.restore, { body: { ids: [undone] } })
  await follow()
  expect(await reservedBy(person)).toEqual([undone])
  expect(await left(undone)).toBe(1)
  expect(await subjects(person)).toContain('Drafted is canceled')
})
