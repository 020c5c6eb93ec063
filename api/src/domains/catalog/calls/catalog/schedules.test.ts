import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_schedules, list_session_links } from '@portico/shared/contract/catalog/schedules.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { eq } from 'drizzle-orm'
import { courses } from '../../../courses/tables.ts'
import { enrollments } from '../../../learning/tables.ts'
import { trainingOptions } from '../../../lists/tables.ts'
import { courseShares } from '../../../shares/tables.ts'
import { editEntry } from '../../../../../../tests/support/edit-entry.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

const calls = callsOf('schedules')
const session = {
  title: 'Ladders, live',
  starts: '2031-07-01T09:00',
  ends: '2031-07-01T12:00',
  time_zone: 'America/New_York',
  seats: 12,
}
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)

test('[CAT-005] [REF-005] [REF-022] lists the core portal’s upcoming sessions on every portal, soonest first, without drafts', async () => {
  const { id: course_id } = await offerCourse(world, { title: 'Ladders' })
  await admin.call(calls.create, {
    body: { ...session, title: 'Later', starts: '2031-12-01T09:00', ends: '2031-12-01T10:00' },
  })
  await admin.call(calls.create, { body: { ...session, course_id } })
  await admin.call(calls.create, { body: { ...session, title: 'Draft', status: 1 } })
  await admin.call(calls.create, {
    body: { ...session, title: 'Over', starts: '2020-07-01T09:00', ends: '2020-07-01T12:00' },
  })
  const shown = await world.visitor().call(list_schedules)
  expect(titles(shown)).toEqual(['Ladders, live', 'Later'])
  // New York is four hours behind UTC in July and five in December.
  expect(shown.map(({ starts_at, ends_at }) => [starts_at, ends_at])).toEqual([
    ['2031-07-01T13:00:00.000Z', '2031-07-01T16:00:00.000Z'],
    ['2031-12-01T14:00:00.000Z', '2031-12-01T15:00:00.000Z'],
  ])
  expect(shown[0]).toMatchObject({ seats: 12, time_zone: 'America/New_York', course: { slug: 'ladders' } })
  expect(shown[0]?.course?.url).toMatch(/^http:\/\/portico\.localhost(:\d+)?\/course\/ladders$/)
  expect(titles(await world.visitor('summit').call(list_schedules))).toEqual(titles(shown))
})

test('[CAT-005] [OP-42] names the core portal as organizer everywhere and links only to a page of the visited portal', async () => {
  const shared = await offerCourse(world, { title: 'Knots' })
  const unshared = await offerCourse(world, { title: 'Winches' })
  const here = await offerCourse(world, { title: 'Knots here', portal: 'summit' })
  await offerCourse(world, { title: 'Winches', portal: 'summit' })
  await shareWithSummit({ owner_course_id: shared.id, course_id: here.id })
  for (const [title, course_id] of [
    ['Knots, live', shared.id],
    ['Winches, live', unshared.id],
  ] as const)
    await admin.call(calls.create, { body: { ...session, title, course_id } })
  const shownOn = async (portal: 'core' | 'summit') => {
    const all = await world.visitor(portal).call(list_schedules)
    const url = (slug: string) =>
      `${all[0]?.organizer.url.replace('portico.', `${portal === 'core' ? '' : 'summit.'}portico.`)}/course/${slug}`
    const of = (wanted: string) => all.find(({ title }) => title === wanted)
    return { all, url, courses: [of('Knots, live')?.course, of('Winches, live')?.course] }
  }
  const core = await shownOn('core')
  expect(core.courses).toEqual([
    { id: shared.id, slug: 'knots', title: 'Knots', url: core.url('knots') },
    { id: unshared.id, slug: 'winches', title: 'Winches', url: core.url('winches') },
  ])
  const summit = await shownOn('summit')
  expect(summit.courses).toEqual([
    { id: here.id, slug: 'knots-here', title: 'Knots here', url: summit.url('knots-here') },
    null,
  ])
  for (const { organizer } of [...core.all, ...summit.all])
    expect(organizer).toEqual({ name: 'Core Academy', url: core.all[0]?.organizer.url })
  expect(core.all[0]?.organizer.url).toMatch(/^http:\/\/portico\.localhost(:\d+)?$/)
})

/** A course of the core portal that Summit sells as its own course. */
const shareWithSummit = ({ owner_course_id, course_id }: { owner_course_id: number; course_id: number }) =>
  world.within('summit', async (db) => {
    const [share] = await db
      .insert(courseShares)
      .values({
        side: 'received',
        other_portal_id: world.portals.core.id,
        other_portal_name: 'Core Academy',
        course_id,
        owner_course_id,
        title: 'Knots',
        state: 'accepted',
        owner_percent: 40,
        min_price: 0,
      })
      .returning()
    await db
      .update(courses)
      .set({ share_id: share?.id ?? null })
      .where(eq(courses.id, course_id))
  })

test('[CAT-005] [REF-022] recomputes a session’s times after changes and rejects an end before its start', async () => {
  const { id } = await admin.call(calls.create, { body: { ...session, title: 'Moved' } })
  await editEntry(admin, { list: 'schedules', id }, { time_zone: 'Pacific/Honolulu' })
  const moved = (await world.visitor().call(list_schedules)).find((one) => one.id === id)
  expect(moved?.starts_at).toBe('2031-07-01T19:00:00.000Z')
  const wrong = { code: 'validation.failed', fields: { ends: ['This must be after “Starts”.'] } }
  await expect(editEntry(admin, { list: 'schedules', id }, { starts: '2031-07-01T12:00' })).rejects.toMatchObject(wrong)
  await expect(admin.call(calls.create, { body: { ...session, ends: session.starts } })).rejects.toMatchObject(wrong)
  for (const starts of ['2031-02-30T09:00', '2031-07-01', '2031-07-01T24:00', 'soon'])
    await expect(admin.call(calls.create, { body: { ...session, starts } })).rejects.toMatchObject({ status: 422 })
  await admin.call(calls.delete, { params: { id } })
})

test('[CAT-005] [OP-42] lets no other portal create sessions and keeps its list empty', async () => {
  const theirs = await world.person('admin', 'summit')
  await expect(theirs.call(calls.create, { body: session })).rejects.toMatchObject({ code: 'portals.not_yours' })
  expect((await theirs.call(calls.index)).data).toEqual([])
  expect((await admin.call(calls.index)).data.length).toBeGreaterThan(0)
})

test('[CAT-005] offers a calendar file for upcoming sessions, not for drafts or past ones', async () => {
  const rows = (await admin.call(calls.index, { query: { per_page: 100 } })).data
  const fileOf = (title: string, portal?: 'summit') =>
    world.visitor(portal).send('GET', `/schedules/${rows.find((row) => row.title === title)?.id}/calendar`)
  const file = await fileOf('Ladders, live')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(file.headers.get('content-disposition')).toMatch(/filename="session-\d+\.ics"/)
  const text = await file.text()
  for (const line of ['DTSTART:20310701T130000Z', 'DTEND:20310701T160000Z', String.raw`SUMMARY:Ladders\, live`])
    expect(text.split('\r\n')).toContain(line)
  expect((await fileOf('Ladders, live', 'summit')).status).toBe(200)
  expect([(await fileOf('Draft')).status, (await fileOf('Over')).status]).toEqual([404, 404])
})

test('rejects session times skipped by the daylight saving change of their time zone', async () => {
  const night = { ...session, starts: '2032-03-14T01:00', ends: '2032-03-14T02:30' }
  const skipped =
    'This time does not exist on that day because clocks move forward. The next one is Mar 14, 2032, 3:00 AM.'
  await expect(admin.call(calls.create, { body: night })).rejects.toMatchObject({ fields: { ends: [skipped] } })
  const { id } = await admin.call(calls.create, { body: { ...night, time_zone: 'America/Phoenix' } })
  const moved = editEntry(admin, { list: 'schedules', id }, { time_zone: 'America/New_York' })
  await expect(moved).rejects.toMatchObject({ code: 'validation.failed', fields: { ends: [skipped] } })
  await admin.call(calls.delete, { params: { id } })
})

test('[CAT-005] [OP-42] the link of an online session is for learners of its course alone, not public', async () => {
  const { id: course_id } = await offerCourse(world, { title: 'Lanyards' })
  const secret = 'https://meet.example.com/lanyards'
  const open = 'https://meet.example.com/open'
  const { id } = await admin.call(calls.create, {
    body: { ...session, title: 'Lanyards, live', course_id, link: secret },
  })
  const { id: for_all } = await admin.call(calls.create, { body: { ...session, title: 'Questions', link: open } })
  const shown = await world.visitor().send('GET', '/schedules')
  const text = await shown.text()
  expect(text).not.toContain('meet.example.com')
  expect((await world.visitor().call(list_schedules)).find((one) => one.id === id)?.is_online).toBe(true)
  await expect(world.visitor().call(list_session_links)).rejects.toMatchObject({ status: 401 })

  const [learner, stranger] = [await world.person('learner'), await world.person('learner')]
  const [enrollment] = await world.within('core', (db) =>
    db.insert(enrollments).values({ course_id, user_id: learner.id, purchased_at: new Date() }).returning(),
  )
  expect(await stranger.call(list_session_links)).toEqual([{ id: for_all, link: open }])
  const both = [
    { id, link: secret },
    { id: for_all, link: open },
  ]
  expect((await learner.call(list_session_links)).toSorted((a, b) => a.id - b.id)).toEqual(both)

  const fileFor = async (person: { send: Person['send'] }) =>
    (await (await person.send('GET', `/schedules/${id}/calendar`)).text()).replaceAll('\r\n ', '')
  expect(await fileFor(learner)).toContain(`LOCATION:${secret}`)
  for (const file of [await fileFor(world.visitor()), await fileFor(stranger)]) {
    expect(file).toContain('LOCATION:Online')
    expect(file).not.toContain(secret)
    expect(file).toMatch(/DESCRIPTION:Course: Lanyards\\nhttp\S+\/course\/lanyards/)
  }
  await world.within('core', (db) =>
    db
      .update(enrollments)
      .set({ ended_at: new Date() })
      .where(eq(enrollments.id, enrollment?.id ?? 0)),
  )
  expect(await learner.call(list_session_links)).toEqual([{ id: for_all, link: open }])
})

test('[CAT-005] lists the sessions of one course or one training option, also for a shared course', async () => {
  const pulleys = await offerCourse(world, { title: 'Pulleys', training_options: ['live'] })
  const other = await offerCourse(world, { title: 'Ropes' })
  for (const [title, course_id] of [
    ['Pulleys, live', pulleys.id],
    ['Ropes, live', other.id],
  ] as const)
    await admin.call(calls.create, { body: { ...session, title, course_id } })
  const here = await offerCourse(world, { title: 'Pulleys here', portal: 'summit' })
  await shareWithSummit({ owner_course_id: pulleys.id, course_id: here.id })
  const [option] = await world.within('core', (db) => db.select().from(trainingOptions))
  const listed = async (query: Record<string, number>, portal?: 'summit') =>
    titles(await world.visitor(portal).call(list_schedules, { query }))
  expect(await listed({ course_id: pulleys.id })).toEqual(['Pulleys, live'])
  expect(await listed({ training_option_id: option?.id ?? 0 })).toEqual(['Pulleys, live'])
  expect(await listed({ course_id: here.id }, 'summit')).toEqual(['Pulleys, live'])
  expect(await listed({ course_id: here.id })).toEqual([])
})
