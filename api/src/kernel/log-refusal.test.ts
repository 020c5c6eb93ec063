import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { change_password } from '@portico/shared/contract/identity/password.ts'
import { login } from '@portico/shared/contract/identity/session.ts'
import { courseManagers } from '../domains/learning/tables.ts'
import { activityLogs } from './tables.ts'
import { memberships } from '../domains/identity/tables.ts'
import { makeCourse } from '../../../tests/support/course.ts'
import { createWorld, type World } from '../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
type Row = Pick<typeof activityLogs.$inferSelect, 'actor_id' | 'role' | 'action' | 'subject' | 'refused'>
const columns = {
  actor_id: activityLogs.actor_id,
  role: activityLogs.role,
  action: activityLogs.action,
  subject: activityLogs.subject,
  refused: activityLogs.refused,
}
/** Returns the rows that the work adds to the portal's activity log. */
async function added(work: () => Promise<unknown>): Promise<Row[]> {
  const all = () =>
    world.within('summit', (tx) =>
      tx
        .select({ id: activityLogs.id, ...columns })
        .from(activityLogs)
        .orderBy(activityLogs.id),
    )
  const before = (await all()).at(-1)?.id ?? 0
  await work()
  return (await all()).filter(({ id }) => id > before).map(({ id: _, ...row }) => row)
}
const wrong = 'Wrong!passw0rd'

test('logs each login, failed or not, with its account if known, never with the input', async () => {
  const person = await world.person('learner', 'summit')
  const tried = (name: string, password: string) =>
    world
      .visitor('summit')
      .call(login, { body: { login: name, password } })
      .catch(() => null)
  const row = (subject: string | null, refused: string | null) => ({
    actor_id: null,
    role: null,
    action: 'POST /login',
    subject,
    refused,
  })
  const me = `user:${person.id}`
  expect(await added(() => tried(person.email, wrong))).toEqual([row(me, 'auth.invalid_credentials')])
  expect(await added(() => tried('my-secret-typed-here', wrong))).toEqual([row(null, 'auth.invalid_credentials')])
  expect(await added(() => tried(person.email, person.password))).toEqual([row(me, null)])
  await world.services.platform.db
    .update(memberships)
    .set({ is_blocked: true })
    .where(eq(memberships.user_id, person.id))
  expect(await added(() => tried(person.email, person.password))).toEqual([row(me, 'auth.account_blocked')])
  for (let guess = 0; guess < 4; guess += 1) await tried(person.email, wrong)
  expect(await added(() => tried(person.email, wrong))).toEqual([row(me, 'auth.account_locked')])
})

test('logs refused rights with actor and role, also for reads, but not invalid input', async () => {
  const learner = await world.person('learner', 'summit')
  const row = (action: string, refused: string, subject: string | null = null) => ({
    actor_id: learner.id,
    role: 'learner',
    action,
    subject,
    refused,
  })
  expect(await added(() => learner.send('GET', '/admin/users'))).toEqual([row('GET /admin/users', 'access.denied')])
  expect(await added(() => learner.send('PUT', '/user/role', { body: { role: 'admin' } }))).toEqual([
    row('PUT /user/role', 'access.role_not_held'),
  ])
  expect(
    await added(() =>
      learner.call(change_password, { body: { old_password: wrong, password: 'Brand!new0ne' } }).catch(() => null),
    ),
  ).toEqual([row('PATCH /change-password', 'auth.old_password_incorrect', `user:${learner.id}`)])
  expect(await added(() => learner.send('PUT', '/user/role', { body: { role: 'nobody' } }))).toEqual([])
  expect(await added(() => world.visitor('summit').send('GET', '/admin/users'))).toEqual([])
})

test('logs a refusal to sell another person’s course in a bundle', async () => {
  const limited = await world.person('course_admin', 'summit')
  const [own, other] = [await makeCourse(world, { portal: 'summit' }), await makeCourse(world, { portal: 'summit' })]
  await world.within('summit', (tx) =>
    tx.insert(courseManagers).values({ course_id: own.id, user_id: limited.id, added_by: limited.id }),
  )
  const course_ids = [own.id, other.id]
  const body = { title: 'Both', slug: 'both', price: 100, publication_status: 1, course_ids } as const
  const refused = await added(() =>
    limited.call(callsOf('bundles').create, { body }).catch((error: { code?: string }) => error.code),
  )
  expect(refused).toMatchObject([
    { actor_id: limited.id, role: 'course_admin', action: 'POST /portals/bundles', refused: 'access.used_elsewhere' },
  ])
})
