import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cancel_opening_request,
  get_opening_request,
  request_opening_mail,
  unsubscribe_from_openings,
} from '@portico/shared/contract/catalog/openings.ts'
import { publish_course, set_course_status } from '@portico/shared/contract/courses/courses.ts'
import { get_admin_course } from '@portico/shared/contract/courses/editing.ts'
import { delete_user } from '@portico/shared/contract/identity/people-record.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'
import type { Person } from '../../../../../../tests/support/world.ts'
import { timedJobs } from '../../../../registries/timed-jobs.ts'
import { courses } from '../../../courses/tables.ts'
import { openingRequests } from '../../tables.ts'

let world: WorldWithMail
let admin: Person
let instructor: Person
beforeAll(async () => {
  world = await createWorldWithMail()
  admin = await world.person('admin')
  instructor = await world.person('instructor')
})
afterAll(() => world.close())

const coming = (title: string) => offerCourse(world, { title, publication_status: 3, instructor_id: instructor.id })
const ask = async (slug: string, email: string) => {
  await world.services.platform.sql`delete from rate_limits where key like 'opening:%'`
  return world.visitor().call(request_opening_mail, { params: { slug }, body: { email } })
}
const stored = () => world.within('core', (tx) => tx.select().from(openingRequests).orderBy(openingRequests.id))
const addressesOf = async (course_id: number) =>
  (await stored()).filter((row) => row.course_id === course_id).map(({ email }) => email)
const publish = (slug: string) => admin.call(publish_course, { params: { slug } })

test('[CAT-026] stores an address once per course and portal and answers alike for every address', async () => {
  const { id, slug } = await coming('Cranes')
  const learner = await world.person('learner')
  const answers = []
  for (const email of ['ann@example.com', ' ANN@example.com', learner.email, 'bob@example.com'])
    answers.push(await ask(slug, email))
  expect(answers).toEqual(Array.from({ length: 4 }, () => ({ state: 'waiting' })))
  expect(await addressesOf(id)).toEqual(['ann@example.com', learner.email, 'bob@example.com'])
  expect(await world.within('summit', (tx) => tx.select().from(openingRequests))).toEqual([])
  expect((await admin.call(get_admin_course, { params: { slug } })).waiting_count).toBe(3)
})

test('[CAT-026] refuses no address, a wrong one, a course that is not announced, and too many requests', async () => {
  const { slug } = await coming('Hoists')
  const open = await offerCourse(world, { title: 'Slings' })
  const draft = await offerCourse(world, { title: 'Winches', publication_status: 1 })
  const visitor = world.visitor()
  await expect(visitor.call(request_opening_mail, { params: { slug }, body: {} })).rejects.toMatchObject({
    fields: { email: ['This field is required'] },
  })
  await expect(ask(slug, 'nobody')).rejects.toMatchObject({ code: 'validation.failed' })
  expect(await ask(open.slug, 'cid@example.com')).toEqual({ state: 'open' })
  await expect(ask(draft.slug, 'cid@example.com')).rejects.toMatchObject({ code: 'general.not_found' })
  await world.services.platform.sql`delete from rate_limits where key like 'opening:%'`
  for (let turn = 0; turn < 10; turn += 1)
    await visitor.call(request_opening_mail, { params: { slug }, body: { email: `many${turn}@example.com` } })
  const eleventh = visitor.call(request_opening_mail, { params: { slug }, body: { email: 'many@example.com' } })
  await expect(eleventh).rejects.toMatchObject({ code: 'general.too_many_requests' })
  for (let turn = 0; turn < 20; turn += 1) await ask(slug, `Flooded+${turn}@example.com`)
  await expect(ask(slug, 'flooded@example.com')).rejects.toMatchObject({ code: 'general.too_many_requests' })
})

test('[CAT-026] emails each address once when the course opens, with a link that unsubscribes', async () => {
  const { id, slug } = await coming('Rigging')
  const other = await coming('Signals')
  for (const email of ['dora@example.com', 'eve@example.com']) await ask(slug, email)
  await ask(other.slug, 'dora@example.com')
  await ask(other.slug, 'eve@example.com')
  await publish(slug)
  const sent = await world.mailsTo('dora@example.com')
  expect(sent.map(({ subject }) => subject)).toEqual(['Rigging is open'])
  expect(sent[0]?.text).toContain(`/course/${slug}`)
  await publish(slug)
  await admin.call(set_course_status, { params: { slug }, body: { publication_status: 1 } })
  await publish(slug)
  expect(await world.mailsTo('dora@example.com')).toHaveLength(1)
  expect(await world.mailsTo('eve@example.com')).toHaveLength(1)

  const token = (await world.linkFor('dora@example.com')).searchParams.get('token') ?? ''
  await world.visitor().call(unsubscribe_from_openings, { body: { token } })
  await world.visitor().call(unsubscribe_from_openings, { body: { token } })
  expect(await addressesOf(id)).toEqual(['eve@example.com'])
  expect(await addressesOf(other.id)).toEqual(['eve@example.com'])
  await publish(other.slug)
  expect(await world.mailsTo('eve@example.com')).toHaveLength(2)
  expect(await world.mailsTo('dora@example.com')).toHaveLength(1)
})

test('a request in the moment of opening waits for it and is told that the course is open', async () => {
  const { id, slug } = await coming('Scaffolds')
  const answer = await world.within('core', async (tx) => {
    await tx.update(courses).set({ publication_status: 2 }).where(eq(courses.id, id))
    const asked = ask(slug, 'gus@example.com')
    await expect
      .poll(
        () =>
          world.owner`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1)
    return { asked }
  })
  expect(await answer.asked).toEqual({ state: 'open' })
  expect(await addressesOf(id)).toEqual([])
})

test('[CAT-026] a signed-in person asks and takes it back with one click, and leaving the portal deletes it', async () => {
  const { id, slug } = await coming('Trenches')
  const learner = await world.person('learner')
  const params = { slug }
  expect(await learner.call(get_opening_request, { params })).toEqual({ email: learner.email, is_waiting: false })
  await learner.call(request_opening_mail, { params, body: {} })
  expect(await learner.call(get_opening_request, { params })).toEqual({ email: learner.email, is_waiting: true })
  await ask(slug, 'finn@example.com')
  await learner.call(cancel_opening_request, { params })
  expect(await addressesOf(id)).toEqual(['finn@example.com'])
  // Asked without signing in, with the address of the account.
  await ask(slug, learner.email)
  expect(await learner.call(get_opening_request, { params })).toMatchObject({ is_waiting: true })
  await admin.confirm()
  await admin.call(delete_user, { params: { user_id: learner.id } })
  expect(await addressesOf(id)).toEqual(['finn@example.com'])
})

test('[CAT-026] a nightly job deletes addresses 30 days after their email, after two years, and with the course', async () => {
  const kept = await coming('Ladders')
  const gone = await coming('Lifts')
  const before = (days: number) => new Date(world.services.now().getTime() - days * 86_400_000)
  const row = (email: string, more: object) => ({ course_id: kept.id, email, token: email, ...more })
  await world.within('core', (tx) =>
    tx
      .insert(openingRequests)
      .values([
        row('mailed@example.com', { mailed_at: before(31) }),
        row('mailed-lately@example.com', { mailed_at: before(29) }),
        row('waits@example.com', { created_at: before(700) }),
        row('waits-too-long@example.com', { created_at: before(740) }),
        row('deleted@example.com', { course_id: gone.id }),
      ]),
  )
  await world.owner`update courses set deleted_at = ${before(31)} where id = ${gone.id}`
  await timedJobs.find(({ task }) => task === 'forget-opening-requests')?.work(world.services)
  expect(await addressesOf(kept.id)).toEqual(['mailed-lately@example.com', 'waits@example.com'])
  expect(await addressesOf(gone.id)).toEqual([])
})
