import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  create_announcement,
  delete_announcement,
  dismiss_announcement,
  list_announcements,
  list_banner_announcements,
  list_learner_announcements,
  list_manager_announcements,
  list_portal_announcements,
  update_announcement,
} from '@portico/shared/contract/portals/announcements.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { delete_user, update_block_status } from '@portico/shared/contract/identity/people-record.ts'
import { update_user_roles } from '@portico/shared/contract/identity/people.ts'
import { notificationText } from '@portico/shared/rules/notifications/notification-text.ts'
import { beginAnnouncements } from '../../jobs/begin-announcements.ts'
import { task } from '../../reactions/notify.announcement-changed.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../../tests/support/job-context.ts'
import { fillPool } from '../../../../../../tests/support/portal-credits.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { seatLearner } from '../../../../../../tests/support/seat-learner.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('portal_admin')
  await fillPool(world, 20)
})
afterAll(() => world.close())

type AnnouncementInput = Partial<{
  title: string
  content: string
  audience: 'learner' | 'manager' | 'portal'
  starts_on: string | null
  ends_on: string | null
}>
const announce = (wish: AnnouncementInput = {}, who = admin) =>
  who.call(create_announcement, {
    body: { title: 'News', content: '', audience: 'learner', starts_on: null, ends_on: null, ...wish },
  })
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)
/** Runs the reaction as the worker does. */
const runReaction = async (announcement_id: number) => task(await jobContext(world), { announcement_id })

test('[REF-010] [NTF-004] [NTF-005] shows each audience its running announcements, without scripts, and no others', async () => {
  const [learner, manager, elsewhere] = [
    await world.person('learner'),
    await world.person('manager'),
    await world.person('learner', 'summit'),
  ]
  const text = '<p>Hello <strong>you</strong></p><script>alert(1)</script>'
  await announce({ title: 'To learners', content: text })
  await announce({ title: 'To managers', audience: 'manager' })
  await announce({ title: 'To all', audience: 'portal' })
  await announce({ title: 'Tomorrow', audience: 'portal', starts_on: '2999-01-01T09:00' })
  const [told] = await learner.call(list_learner_announcements)
  expect(told).toMatchObject({ title: 'To learners', content: '<p>Hello <strong>you</strong></p>' })
  expect(titles(await manager.call(list_manager_announcements))).toEqual(['To managers'])
  expect(titles(await learner.call(list_banner_announcements))).toEqual(['To all'])
  expect(titles(await world.visitor().call(list_portal_announcements))).toEqual(['To all'])
  expect(await elsewhere.call(list_learner_announcements)).toEqual([])
  await expect(learner.call(list_manager_announcements)).rejects.toMatchObject({ status: 403 })
  await expect(announce({}, learner)).rejects.toMatchObject({ status: 403 })
  const { data, meta } = await admin.call(list_announcements, { query: { search: 'to', with_total: '1' } })
  expect([titles(data), meta.total?.count]).toEqual([['Tomorrow', 'To all', 'To managers', 'To learners'], 4])
  expect(data[0]).toMatchObject({ state: 'to_come', starts_on: '2999-01-01T09:00' })
})

test('[NTF-004] a dismissed announcement stays hidden for that person on every device, not for others', async () => {
  const [one, other] = [await world.person('learner'), await world.person('learner')]
  const { id } = await announce({ title: 'Dismiss me' })
  const dismiss = (who: Person, which = id) => who.call(dismiss_announcement, { params: { id: which } })
  await dismiss(one)
  await dismiss(one)
  expect(titles(await one.call(list_learner_announcements))).not.toContain('Dismiss me')
  expect(titles(await other.call(list_learner_announcements))).toContain('Dismiss me')
  await expect(dismiss(one, 999_999)).rejects.toMatchObject({ status: 404 })
  const abroad = await world.person('learner', 'summit')
  await expect(dismiss(abroad)).rejects.toMatchObject({ status: 404 })
})

test('[REF-010] uses portal time, requires an end after the start, and allows changes and deletion', async () => {
  await expect(announce({ starts_on: '2026-06-01T09:00', ends_on: '2026-06-01T09:00' })).rejects.toMatchObject({
    fields: { ends_on: ['This must be after the start.'] },
  })
  const made = await announce({ title: 'Summer', starts_on: '2026-07-01T09:00', ends_on: '2026-07-02T09:00' })
  expect(made).toMatchObject({ starts_on: '2026-07-01T09:00', ends_on: '2026-07-02T09:00' })
  const [kept] = await world.services.platform.sql`select starts_at from announcements where id = ${made.id}`
  // New York, in summer.
  expect(new Date(kept?.starts_at).toISOString()).toBe('2026-07-01T13:00:00.000Z')
  const params = { id: made.id }
  const body = { title: 'Fall', content: '', audience: 'manager', starts_on: null, ends_on: null } as const
  const changed = await admin.call(update_announcement, { params, body: { ...body, version: made.version } })
  expect(changed).toMatchObject({
    title: 'Fall',
    audience: 'manager',
    starts_on: '2026-07-01T09:00',
    ends_on: null,
  })
  await admin.call(delete_announcement, { params })
  await expect(admin.call(delete_announcement, { params })).rejects.toMatchObject({ status: 404 })
})

test('[NTF-005] notifies readers once when an announcement starts, also a scheduled one', async () => {
  const learner = await world.person('learner')
  const told = async () => (await learner.call(list_notifications)).data.map(notificationText)
  const { id } = await announce({ title: 'Later', starts_on: '2999-01-01T09:00' })
  await runReaction(id)
  await beginAnnouncements(world.services)
  expect(await told()).toEqual([])
  world.setNow(new Date('2999-01-02T00:00:00Z'))
  try {
    await beginAnnouncements(world.services)
    expect(await queuedJobs(world, 'notify.announcement-changed')).toContainEqual({ announcement_id: id })
    await runReaction(id)
    await runReaction(id)
  } finally {
    world.setNow(null)
  }
  expect(await told()).toEqual(['Later'])
})

test('[NTF-005] an announcement moved to a later start begins again, for banner and earlier readers', async () => {
  const learner = await world.person('learner')
  const told = async () =>
    (await learner.call(list_notifications)).data.map(notificationText).filter((text) => text.startsWith('Moved'))
  const made = [await announce({ title: 'Moved' }), await announce({ title: 'Moved banner', audience: 'portal' })]
  for (const { id } of made) await runReaction(id)
  expect(await told()).toEqual(['Moved'])
  for (const { id, title, content, audience, ends_on, version } of made)
    await admin.call(update_announcement, {
      params: { id },
      body: { title, content, audience, starts_on: '2998-01-01T09:00', ends_on, version },
    })
  expect(titles(await world.visitor().call(list_portal_announcements))).not.toContain('Moved banner')
  const queued = async () => {
    const jobs = await queuedJobs(world, 'notify.announcement-changed')
    return made.map(({ id }) => jobs.filter((job) => Object(job).announcement_id === id).length)
  }
  const before = await queued()
  world.setNow(new Date('2998-01-02T00:00:00Z'))
  try {
    await beginAnnouncements(world.services)
    expect(await queued()).toEqual(before.map((count) => count + 1))
    for (const { id } of made) await runReaction(id)
    expect(titles(await world.visitor().call(list_portal_announcements))).toContain('Moved banner')
  } finally {
    world.setNow(null)
  }
  expect(await told()).toEqual(['Moved', 'Moved'])
})

test('[REF-010] the second editor of an announcement gets the current version; a race has one winner', async () => {
  const made = await announce({ title: 'First words' })
  const params = { id: made.id }
  const { content, audience, starts_on, ends_on, version } = made
  const save = (title: string, known = version) =>
    admin.call(update_announcement, {
      params,
      body: { title, content, audience, starts_on, ends_on, version: known },
    })
  const raced = await Promise.allSettled([save('One'), save('Two')])
  expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [lost] = raced.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(lost).toMatchObject({ status: 409, code: 'general.changed_meanwhile' })
  expect(['One', 'Two']).toContain(lost.current.title)
  expect(await save('Three', lost.current.version)).toMatchObject({ title: 'Three' })
})

test('[NTF-005] notifies many readers in batches; an interrupted run resumes without notifying anyone twice', async () => {
  const { sql } = world.services.platform
  const portal_id = world.portals.northwind.id
  await sql`with made as (insert into users (email, name) select 'reader-' || n || '@example.com', 'x' from generate_series(1, 1100) n returning id)
    insert into memberships (portal_id, user_id) select ${portal_id}, id from made`
  const { id } = await announce({ title: 'To many' }, await world.person('portal_admin', 'northwind'))
  const context = await jobContext(world, 'northwind')
  let turns = 0
  const cut: typeof context.inPortal = (work) => {
    turns += 1
    if (turns > 2) throw new Error('cut off')
    return context.inPortal(work)
  }
  await expect(task({ ...context, inPortal: cut }, { announcement_id: id })).rejects.toThrow('cut off')
  const told = async () =>
    (
      await sql`select count(*)::int as rows, count(distinct user_id)::int as people, count(distinct xmin::text)::int as parts
        from notifications where portal_id = ${portal_id}`
    )[0]
  expect(await told()).toEqual({ rows: 500, people: 500, parts: 1 })
  for (const _ of [1, 2]) await task(context, { announcement_id: id })
  expect(await told()).toEqual({ rows: 1100, people: 1100, parts: 3 })
})

/** A manager and one learner who has one of the manager's seats. */
async function team() {
  const [manager, member] = [await world.person('manager'), await world.person('learner')]
  await seatLearner({ staff: admin, manager, learner: member, course: await makeCourse(world) })
  const told = async () => (await member.call(list_notifications)).data.filter(({ type }) => type === 'team_announced')
  return { manager, member, told }
}

test('[ROL-040] managers announce by name to learners of their own team and change only their own', async () => {
  const { manager, member, told } = await team()
  const stranger = await world.person('learner')
  await expect(announce({ audience: 'portal' }, manager)).rejects.toMatchObject({
    code: 'announcements.learners_only',
  })
  const { id } = await announce({ title: 'Team' }, manager)
  await announce({ title: 'All' })
  const name = 'Ada Example'
  expect(await member.call(list_learner_announcements)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Team', from: name }),
      expect.objectContaining({ title: 'All', from: null }),
    ]),
  )
  expect(titles(await stranger.call(list_learner_announcements))).not.toContain('Team')
  expect(titles((await manager.call(list_announcements)).data)).toEqual(['Team'])
  await runReaction(id)
  expect((await told()).map(notificationText)).toEqual([`Your team’s manager ${name}: Team`])
  expect((await stranger.call(list_notifications)).data).toEqual([])
  const foreign = await announce({ title: 'By staff' })
  await expect(manager.call(delete_announcement, { params: { id: foreign.id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('[ROL-040] a manager’s announcement cannot link outside the portal, even when staff edit it; staff’s own may', async () => {
  const { manager, member } = await team()
  const { id } = await announce({ title: 'Links', content: '<p>See <a href="/faq">this page</a></p>' }, manager)
  const contentNow = async () =>
    (await member.call(list_learner_announcements)).find(({ title }) => title === 'Links')?.content
  expect(await contentNow()).toContain('href="/faq"')
  const outside = [
    '<a href="https://elsewhere.example/login">Sign in again</a>',
    '<a href="//elsewhere.example">Sign in again</a>',
    '<a href="/\\elsewhere.example">Sign in again</a>',
    '<a href="mailto:help@elsewhere.example">Write</a>',
    '<img src="https://elsewhere.example/seal.png" alt="Seal">',
  ]
  const refused = {
    fields: { content: ['Links may lead only to pages of this portal, and pictures are not allowed.'] },
  }
  for (const content of outside) {
    await expect(announce({ content }, manager)).rejects.toMatchObject(refused)
    const [{ version } = { version: '' }] = (await admin.call(list_announcements, { query: { search: 'Links' } })).data
    const body = { title: 'Links', content, audience: 'learner', starts_on: null, ends_on: null, version } as const
    await expect(admin.call(update_announcement, { params: { id }, body })).rejects.toMatchObject(refused)
    // Simulates text stored before such links were rejected.
    await world.services.platform.sql`update announcements set content = ${content} where id = ${id}`
    expect(await contentNow()).not.toMatch(/href|img|src/)
  }
  expect((await announce({ content: outside[0] ?? '' })).content).toContain('https://elsewhere.example/login')
})

test('[ROL-040] hides announcements of managers blocked, gone or without the role, and notifies no one', async () => {
  const of = ({ id: user_id }: Person) => ({ params: { user_id } })
  const ends: Record<string, (manager: Person) => Promise<unknown>> = {
    blocked: (manager) => admin.call(update_block_status, { ...of(manager), body: { is_blocked: true } }),
    deleted: (manager) => admin.call(delete_user, of(manager)),
    'without the role': (manager) => admin.call(update_user_roles, { ...of(manager), body: { roles: ['learner'] } }),
  }
  await admin.confirm()
  for (const [how, end] of Object.entries(ends)) {
    const { manager, member, told } = await team()
    const { id } = await announce({ title: how }, manager)
    expect(titles(await member.call(list_learner_announcements))).toContain(how)
    await end(manager)
    expect(titles(await member.call(list_learner_announcements)), how).not.toContain(how)
    await runReaction(id)
    expect(await told(), how).toEqual([])
  }
})
