import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remove_user_factors, show_second_factor } from '@portico/shared/contract/identity/second-factor.ts'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { setUpApp } from '../../../../../../tests/support/authenticator-app.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { activityLogs } from '../../../../kernel/tables.ts'
import { memberships } from '../../tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
const join = (user_id: number, portal: 'core' | 'summit' | 'admin', roles: ('learner' | 'admin' | 'super_admin')[]) =>
  world.services.platform.db.insert(memberships).values({ portal_id: world.portals[portal].id, user_id, roles })

test('another admin recovers an account that lost its factor: logged, mailed, sessions ended', async () => {
  const [admin, editor] = [await world.person('portal_admin', 'summit'), await world.person('editor', 'summit')]
  await setUpApp(world, editor)
  const recover = () => admin.call(remove_user_factors, { params: { user_id: editor.id } })
  await expect(recover()).rejects.toMatchObject({ status: 403, code: 'session.confirm_needed' })
  await admin.confirm()
  expect(await recover()).toEqual({ removed: true })
  await expect(editor.call(get_me)).rejects.toMatchObject({ status: 401 })
  expect(
    await world.visitor('summit').call(login, { body: { login: editor.email, password: editor.password } }),
  ).toMatchObject({ user: { id: editor.id } })
  const logged = await world.within('summit', (tx) =>
    tx.select().from(activityLogs).where(eq(activityLogs.actor_id, admin.id)),
  )
  expect(logged.filter(({ subject, refused }) => subject === `user:${editor.id}` && refused === null)).toMatchObject([
    { action: 'DELETE /admin/users/:user_id/second-factor', changes: { second_factor: 'removed' } },
  ])
  const mails = await queuedJobs<{ user_id: number; kind: string }>(world, 'email.security-changed')
  expect(mails.filter(({ user_id, kind }) => user_id === editor.id && kind !== 'new_device')).toEqual([
    { user_id: editor.id, kind: 'second_factor_recovered' },
    { user_id: editor.id, kind: 'totp_added' },
  ])
})

test('nobody recovers themselves, higher roles or shared accounts; a super admin recovers shared ones', async () => {
  const [admin, high, both] = [
    await world.person('portal_admin', 'summit'),
    await world.person('admin', 'summit'),
    await world.person('learner', 'summit'),
  ]
  await admin.confirm()
  const recover = (user_id: number) => admin.call(remove_user_factors, { params: { user_id } })
  await join(both.id, 'core', ['learner'])
  await setUpApp(world, both)
  await expect(recover(admin.id)).rejects.toMatchObject({ status: 403, code: 'users.own_second_factor' })
  await expect(recover(high.id)).rejects.toMatchObject({ status: 422, code: 'users.role_not_assignable' })
  await expect(recover(both.id)).rejects.toMatchObject({ status: 403, code: 'users.second_factor_elsewhere' })
  await expect(recover((await world.person('learner', 'core')).id)).rejects.toMatchObject({ status: 404 })
  expect(await both.call(show_second_factor)).toMatchObject({ totp: true })
  const [below, above] = [await world.person('sub_super_admin', 'admin'), await world.person('super_admin', 'admin')]
  await Promise.all([below.confirm(), above.confirm()])
  await join(both.id, 'admin', ['super_admin'])
  await expect(
    below.call(remove_user_factors, {
      params: { user_id: both.id },
      query: { referer_portal_id: world.portals.summit.id },
    }),
  ).rejects.toMatchObject({ status: 422, code: 'users.role_not_assignable' })
  expect(
    await above.call(remove_user_factors, {
      params: { user_id: both.id },
      query: { referer_portal_id: world.portals.summit.id },
    }),
  ).toEqual({ removed: true })
})
