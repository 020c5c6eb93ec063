import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  create_user,
  delete_user,
  preview_delete_user,
  show_user,
  update_block_status,
} from '@portico/shared/contract/identity/people-record.ts'
import { list_users, update_user_roles } from '@portico/shared/contract/identity/people.ts'
import { list_user_completed, list_user_courses } from '@portico/shared/contract/identity/people-learning.ts'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { joinPortal } from '../../join-portal.ts'
import { courseInstructors, enrollments } from '../../../learning/tables.ts'
import { memberships, users } from '../../tables.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  await admin.confirm()
})
afterAll(() => world.close())

const of = (user_id: number) => ({ params: { user_id } })
const block = (user_id: number, is_blocked = true, who = admin) =>
  who.call(update_block_status, { ...of(user_id), body: { is_blocked } })
const remove = (user_id: number, who = admin) => who.call(delete_user, of(user_id))
const row = async (user_id: number) =>
  (await world.within('core', (tx) => tx.select().from(memberships).where(eq(memberships.user_id, user_id))))[0]

test('[USR-015] [OP-112] blocking signs a person out of this portal only, until unblocked', async () => {
  const person = await world.person('learner')
  await world.services.platform.db
    .insert(memberships)
    .values({ portal_id: world.portals.summit.id, user_id: person.id, roles: ['learner'] })
  expect(await person.call(get_me)).toMatchObject({ id: person.id })
  expect(await block(person.id)).toEqual({ id: person.id, is_blocked: true })
  await expect(person.call(get_me)).rejects.toMatchObject({ code: 'auth.account_blocked' })
  const signIn = (portal: 'core' | 'summit') =>
    world.visitor(portal).call(login, { body: { login: person.email, password: person.password } })
  await expect(signIn('core')).rejects.toMatchObject({ code: 'auth.account_blocked' })
  expect(await signIn('summit')).toMatchObject({ user: { id: person.id } })
  const blocked = await admin.call(list_users, { query: { blocked: '1' } })
  expect(blocked.data.map(({ id }) => id)).toEqual([person.id])
  await block(person.id, false)
  expect(await signIn('core')).toMatchObject({ user: { id: person.id } })
})

test('[USR-015] rejects blocking oneself, someone with higher roles, or a person of another portal', async () => {
  const [manager, elsewhere] = [await world.person('portal_admin'), await world.person('learner', 'summit')]
  await expect(block(admin.id)).rejects.toMatchObject({ status: 403, code: 'users.own_account' })
  await expect(block(admin.id, true, manager)).rejects.toMatchObject({ status: 403, code: 'users.ranks_higher' })
  await expect(block(elsewhere.id)).rejects.toMatchObject({ status: 404 })
  await expect(block(manager.id, true, await world.person('learner'))).rejects.toMatchObject({ status: 403 })
  expect(await block(manager.id)).toMatchObject({ is_blocked: true })
})

test('[USR-015] serializes two admins blocking each other and always keeps the last one', async () => {
  const [one, two] = [await world.person('portal_admin', 'northwind'), await world.person('portal_admin', 'northwind')]
  const root = await world.person('super_admin', 'admin')
  await Promise.all([one.confirm(), two.confirm(), root.confirm()])
  const answers = await Promise.allSettled([block(two.id, true, one), block(one.id, true, two)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const left = (
    await world.within('northwind', (tx) => tx.select().from(memberships).where(eq(memberships.is_blocked, false)))
  )[0]
  const at = { query: { referer_portal_id: world.portals.northwind.id } }
  const last = { params: { user_id: left?.user_id ?? 0 } }
  const refused = { status: 409, code: 'users.last_admin' }
  await expect(root.call(update_block_status, { ...last, ...at, body: { is_blocked: true } })).rejects.toMatchObject(
    refused,
  )
  await expect(root.call(delete_user, { ...last, ...at })).rejects.toMatchObject(refused)
  await expect(root.call(update_user_roles, { ...last, ...at, body: { roles: ['learner'] } })).rejects.toMatchObject(
    refused,
  )
  expect(await root.call(preview_delete_user, { ...last, ...at })).toMatchObject({
    refused: 'This is the last person who manages this portal. Give someone else that role first.',
  })
})

test('[USR-007] [USR-010] previews a deletion, then ends the membership but keeps the account and records', async () => {
  const person = await world.person(['learner', 'instructor'])
  const [running, completed] = [await makeCourse(world), await makeCourse(world, { instructor_id: person.id })]
  const open = await enroll(world, { course: running, user_id: person.id })
  const done = await enroll(world, { course: completed, user_id: person.id })
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ status: 1, percentage: 100, finished_at: new Date() }).where(eq(enrollments.id, done)),
  )
  expect(await admin.call(preview_delete_user, of(person.id))).toMatchObject({
    running: 1,
    completed: 1,
    orders: 0,
    seats: 0,
    is_elsewhere: false,
    refused: null,
  })
  expect(await remove(person.id)).toEqual({ id: person.id })
  await expect(person.call(get_me)).rejects.toMatchObject({ status: 401 })
  await expect(admin.call(show_user, of(person.id))).rejects.toMatchObject({ status: 404 })
  expect((await admin.call(list_users, { query: { search: person.email } })).data).toEqual([])
  expect(await world.services.platform.db.$count(users, eq(users.id, person.id))).toBe(1)
  const kept = await world.within('core', (tx) =>
    tx
      .select({ id: enrollments.id, ended_at: enrollments.ended_at })
      .from(enrollments)
      .where(eq(enrollments.user_id, person.id)),
  )
  expect(kept.find(({ id }) => id === open)?.ended_at).toBeInstanceOf(Date)
  expect(kept.find(({ id }) => id === done)?.ended_at).toBeNull()
  expect(
    await world.within('core', (tx) => tx.$count(courseInstructors, eq(courseInstructors.user_id, person.id))),
  ).toBe(0)
  await expect(remove(person.id)).rejects.toMatchObject({ status: 404 })
})

test('[USR-010] a former member rejoins in the same row as a plain learner, with completions kept', async () => {
  const person = await world.person(['learner', 'editor'])
  await remove(person.id)
  const portal = await world.services.identity.portalByHost(world.portals.core.host)
  if (!portal) throw new Error('no portal')
  const join = () => world.within('core', (tx) => joinPortal(tx, { portal, user_id: person.id, way: 'code' }))
  expect([await join(), await join()]).toEqual([{ is_new: true }, { is_new: false }])
  expect(await row(person.id)).toMatchObject({ roles: ['learner'], is_blocked: false, ended_at: null })
  expect(await admin.call(show_user, of(person.id))).toMatchObject({ id: person.id })
})

test('[USR-010] [USR-015] a blocked former member stays blocked when rejoining, unless staff bring them back', async () => {
  const person = await world.person('learner')
  await block(person.id)
  await remove(person.id)
  const portal = await world.services.identity.portalByHost(world.portals.core.host)
  if (!portal) throw new Error('no portal')
  const join = (way: 'code' | 'invitation') =>
    world.within('core', (tx) => joinPortal(tx, { portal, user_id: person.id, way }))
  for (const way of ['code', 'invitation'] as const) {
    expect(await join(way)).toEqual({ is_new: true })
    expect(await row(person.id)).toMatchObject({ is_blocked: true, ended_at: null })
    await remove(person.id)
  }
  const told = { email: person.email, first_name: 'Ada', last_name: 'Lane', roles: ['learner' as const] }
  expect(await admin.call(create_user, { body: told })).toMatchObject({ id: person.id, is_returning: true })
  expect(await row(person.id)).toMatchObject({ is_blocked: false, ended_at: null })
})

test('[ROL-020] [OP-37] rejects deleting oneself, or a person whose role came from another process', async () => {
  const [partner, outside] = [await world.person(['partner', 'learner']), await world.person('manager')]
  await world.within('core', (tx) =>
    tx.update(memberships).set({ is_outside: true }).where(eq(memberships.user_id, outside.id)),
  )
  for (const { id } of [partner, outside])
    await expect(remove(id)).rejects.toMatchObject({ status: 409, code: 'users.protected' })
  await expect(remove(admin.id)).rejects.toMatchObject({ status: 403, code: 'users.own_account' })
  await expect(remove((await world.person('super_admin')).id)).rejects.toMatchObject({ code: 'users.ranks_higher' })
})

test('[USR-017] lists a person’s courses with progress, newest first, filtered by running, completed or ended', async () => {
  const person = await world.person('learner')
  const courses = [await makeCourse(world), await makeCourse(world), await makeCourse(world)]
  const ids: number[] = []
  for (const course of courses) ids.push(await enroll(world, { course, user_id: person.id }))
  const [first = 0, second = 0, third = 0] = ids
  await world.within('core', async (tx) => {
    await tx.update(enrollments).set({ finished_at: new Date(), percentage: 100 }).where(eq(enrollments.id, first))
    await tx.update(enrollments).set({ ended_at: new Date() }).where(eq(enrollments.id, second))
  })
  const listed = async (status?: 'running' | 'completed' | 'ended') =>
    (await admin.call(list_user_courses, { ...of(person.id), query: status ? { status } : {} })).data.map(
      ({ id }) => id,
    )
  expect(await listed()).toEqual([third, second, first])
  expect([await listed('running'), await listed('completed'), await listed('ended')]).toEqual([
    [third],
    [first],
    [second],
  ])
  expect((await admin.call(list_user_completed, of(person.id))).data).toMatchObject([
    { id: first, slug: courses[0]?.slug, percentage: 100 },
  ])
  const elsewhere = await world.person('portal_admin', 'summit')
  await expect(elsewhere.call(list_user_courses, of(person.id))).rejects.toMatchObject({ status: 404 })
})
