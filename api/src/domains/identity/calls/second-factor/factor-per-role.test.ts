import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { show_second_factor, prove_second_factor } from '@portico/shared/contract/identity/second-factor.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { get_me, login, set_role } from '@portico/shared/contract/identity/session.ts'
import { search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import { list_learner_courses } from '@portico/shared/contract/learning/learning.ts'
import { list_users } from '@portico/shared/contract/identity/people.ts'
import { setUpApp } from '../../../../../../tests/support/authenticator-app.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { memberships } from '../../tables.ts'
import { sessions } from '../../../../kernel/tables.ts'
import { portals, portalSettings } from '../../../portals/tables.ts'

let world: World
/** The same installation without demo accounts, the only setup in which super admins need a factor. */
let earnest: World
beforeAll(async () => void ([world, earnest] = await Promise.all([createWorld(), createWorld({ DEMO: '' })])))
afterAll(() => Promise.all([world.close(), earnest.close()]))
const missing = { status: 403, code: 'session.second_factor_missing' }
const needed = { status: 403, code: 'session.second_factor_needed' }
const demand = (on: boolean) =>
  world.services.platform.db
    .update(portalSettings)
    .set({ demands_second_factor: on })
    .where(eq(portalSettings.portal_id, world.portals.summit.id))

test('a portal can require a factor: staff without one reach only setup, customers are exempt', async () => {
  const [admin, learner, manager] = [
    await world.person(['admin', 'learner'], 'summit'),
    await world.person('learner', 'summit'),
    await world.person('manager', 'summit'),
  ]
  expect((await admin.call(list_users, { query: {} })).data.length).toBeGreaterThan(0)
  await demand(true)
  await expect(admin.call(list_users, { query: {} })).rejects.toMatchObject(missing)
  await expect(admin.call(list_learner_courses, { query: {} })).rejects.toMatchObject(missing)
  expect(await admin.call(get_me)).toMatchObject({ current_role: 'admin', second_factor: 'missing' })
  expect(await admin.call(show_second_factor)).toMatchObject({ state: 'missing', is_demanded: true, totp: false })
  for (const customer of [learner, manager])
    expect(await customer.call(get_me)).toMatchObject({ second_factor: 'fine' })
  expect(await learner.call(list_learner_courses, { query: {} })).toEqual([])
  // As a learner the same person is a customer; back in the staff role, the factor is required again.
  await admin.call(set_role, { body: { role: 'learner' } })
  expect(await admin.call(list_learner_courses, { query: {} })).toEqual([])
  expect(await admin.call(set_role, { body: { role: 'admin' } })).toMatchObject({
    landing: '/profile/security',
    user: { second_factor: 'missing' },
  })
  await setUpApp(world, admin)
  expect((await admin.call(list_users, { query: {} })).data.length).toBeGreaterThan(0)
  await demand(false)
})

test('a session opened as a learner must prove the factor on a staff portal', async () => {
  const person = await world.person('learner', 'core')
  await world.services.platform.db
    .insert(memberships)
    .values({ portal_id: world.portals.summit.id, user_id: person.id, roles: ['admin'] })
  // The factor is set up in another cookie realm, so this realm's session was opened without it.
  await world.services.platform.db
    .update(portals)
    .set({ custom_domain: 'learn.factor.example' })
    .where(eq(portals.id, world.portals.northwind.id))
  await world.services.platform.db
    .insert(memberships)
    .values({ portal_id: world.portals.northwind.id, user_id: person.id, roles: ['learner'] })
  const { createClient } = await import('../../../../../../tests/support/client.ts')
  const elsewhere = { ...person, ...createClient(world.app, 'learn.factor.example') }
  await elsewhere.call(login, { body: { login: person.email, password: person.password } })
  const app = await setUpApp(world, {
    ...elsewhere,
    confirm: async () =>
      void (await elsewhere.send('POST', '/session/confirmation', {
        body: { kind: 'password', password: person.password },
      })),
  })
  expect(await person.call(get_me)).toMatchObject({ current_role: 'learner', second_factor: 'fine' })
  const staff = createClient(world.app, world.portals.summit.host, person.cookies)
  expect(await staff.call(get_me)).toMatchObject({ current_role: 'admin', second_factor: 'needed' })
  await expect(staff.call(list_users, { query: {} })).rejects.toMatchObject(needed)
  // Public calls treat this session as signed out.
  expect(await staff.call(search_courses, { query: {} })).toMatchObject({ total: 0, courses: [] })
  await expect(staff.call(prove_second_factor, { body: { kind: 'totp', code: '000000' } })).rejects.toMatchObject({
    code: 'auth.second_factor_wrong',
  })
  expect(await staff.call(prove_second_factor, { body: { kind: 'totp', code: app.code(1) } })).toMatchObject({
    landing: '/users',
    user: { second_factor: 'fine' },
  })
  expect((await staff.call(list_users, { query: {} })).data.length).toBeGreaterThan(0)
})

test('a session that has not proven the factor cannot change it in any role', async () => {
  const person = await world.person('learner')
  await setUpApp(world, person)
  await person.confirm()
  await world.services.auth.connection.db
    .update(sessions)
    .set({ second_factor_at: null })
    .where(eq(sessions.user_id, person.id))
  for (const [method, path] of [
    ['DELETE', '/second-factor/totp'],
    ['POST', '/second-factor/totp'],
    ['POST', '/second-factor/recovery-codes'],
    ['POST', '/passkeys/options'],
  ] as const) {
    const answer = await person.send(method, path, method === 'DELETE' ? {} : { body: {} })
    expect({
      path,
      status: answer.status,
      code: ((await answer.json()) as { error: { code: string } }).error.code,
    }).toEqual({ path, ...needed })
  }
  expect(await person.call(show_second_factor)).toMatchObject({ totp: true })
})

test('outside demo mode, a super admin needs a factor before choosing a portal', async () => {
  const person = await earnest.person(['super_admin', 'learner'], 'admin')
  await expect(person.call(list_users, { query: {} })).rejects.toMatchObject(missing)
  expect(await (await earnest.person('admin', 'admin')).call(get_me)).toMatchObject({ second_factor: 'fine' })
  await person.call(set_role, { body: { role: 'learner' } })
  expect((await person.send('GET', `/learner/courses?referer_portal_id=${earnest.portals.summit.id}`)).status).toBe(403)
  await person.call(set_role, { body: { role: 'super_admin' } })
  await setUpApp(earnest, person)
  expect((await person.call(list_users, { query: {} })).data).toHaveLength(2)
  expect((await person.send('GET', `/admin/users?referer_portal_id=${earnest.portals.summit.id}`)).status).toBe(200)
  // Demo accounts keep working in demo mode.
  expect(await (await world.person('super_admin', 'admin')).call(get_me)).toMatchObject({ second_factor: 'fine' })
})

test('requiring a factor is a portal setting, and changing it asks for the password again', async () => {
  const admin = await world.person('admin', 'core')
  const set = (demands_second_factor: boolean) =>
    admin.call(update_portal_setting, { query: {}, body: { demands_second_factor } })
  await expect(set(true)).rejects.toMatchObject({ status: 403, code: 'session.confirm_needed' })
  await admin.confirm()
  expect((await set(true)).setting).toMatchObject({ demands_second_factor: true })
  await expect(admin.call(list_users, { query: {} })).rejects.toMatchObject(missing)
  await setUpApp(world, admin)
  expect((await set(false)).setting).toMatchObject({ demands_second_factor: false })
})
