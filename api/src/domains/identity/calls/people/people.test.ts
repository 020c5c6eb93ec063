import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_me, set_role } from '@portico/shared/contract/identity/session.ts'
import {
  list_roles,
  list_users,
  roles_and_permissions,
  update_user_roles,
} from '@portico/shared/contract/identity/people.ts'
import { delete_user } from '@portico/shared/contract/identity/people-record.ts'
import type { Role } from '@portico/shared/access/roles.ts'
import { memberships, users } from '../../tables.ts'
import { eq } from 'drizzle-orm'
import { setUpApp } from '../../../../../../tests/support/authenticator-app.ts'
import { companyNamed, joinCompany } from '../../../../../../tests/support/partner.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const assignable = async (role: Parameters<World['person']>[0], portal: Parameters<World['person']>[1]) =>
  (await (await world.person(role, portal)).call(list_roles))
    .filter(({ is_assignable }) => is_assignable)
    .map(({ short_name }) => short_name)
    .toSorted()

test('[ROL-023] [ROL-024] [ROL-025] [ROL-034] the assignable roles depend on the portal’s kind and the caller’s role', async () => {
  expect(await assignable('super_admin', 'admin')).toEqual(['admin', 'sub_admin', 'sub_super_admin'])
  expect(await assignable('admin', 'admin')).toEqual(['admin', 'sub_admin'])
  const level = ['accounting', 'course_admin', 'editor', 'instructor', 'learner', 'manager', 'portal_admin']
  expect(await assignable('admin', 'core')).toEqual([...level, 'partner'].toSorted())
  expect(await assignable('portal_admin', 'summit')).toEqual(level)
})

test('[ROL-024] [ROL-025] [ROL-037] nobody grants roles beyond their own rights, or changes people who hold them', async () => {
  const teaching = ['course_admin', 'editor', 'instructor', 'learner', 'manager']
  expect(await assignable('sub_admin', 'core')).toEqual([...teaching, 'partner'].toSorted())
  expect(await assignable('sub_admin', 'admin')).toEqual(['sub_admin'])
  const sub = await world.person('sub_admin')
  await sub.confirm()
  const set = (user_id: number, roles: string[]) =>
    sub.call(update_user_roles, { params: { user_id }, body: { roles: roles as ['learner'] } })
  const learner = await world.person('learner')
  for (const role of ['portal_admin', 'accounting'])
    await expect(set(learner.id, [role])).rejects.toMatchObject({ status: 422, code: 'users.role_not_assignable' })
  for (const role of ['admin', 'portal_admin', 'accounting'] as const)
    await expect(set((await world.person(role)).id, ['learner'])).rejects.toMatchObject({
      status: 403,
      code: 'users.ranks_higher',
    })
  expect((await set(learner.id, ['course_admin'])).roles).toEqual(['course_admin'])
})

test('[ROL-020] saving keeps roles of protected kinds and rejects roles not assignable here', async () => {
  const admin = await world.person('admin')
  await admin.confirm()
  const both = await world.person(['partner', 'admin', 'learner'])
  const set = (user_id: number, roles: string[]) =>
    admin.call(update_user_roles, { params: { user_id }, body: { roles: roles as ['learner'] } })
  const work = { user_id: both.id, id: await world.within('core', (tx) => companyNamed(tx, 'Harbor Inc')) }
  await world.within('core', (tx) => joinCompany(tx, work))
  expect((await set(both.id, ['instructor'])).roles.toSorted()).toEqual(['admin', 'instructor', 'partner'])
  const outside = await world.person(['manager', 'learner'])
  await world.within('core', (tx) =>
    tx.update(memberships).set({ is_outside: true }).where(eq(memberships.user_id, outside.id)),
  )
  expect((await set(outside.id, ['learner'])).roles.toSorted()).toEqual(['learner', 'manager'])
  await expect(set(outside.id, ['super_admin'])).rejects.toMatchObject({
    status: 422,
    code: 'users.role_not_assignable',
    message: 'You cannot assign the role Super Admin on this portal.',
  })
})

test('[ROL-020] [ROL-025] the form can remove a Partner role it granted, and then the person is deletable', async () => {
  const admin = await world.person('admin')
  await admin.confirm()
  const { id: user_id } = await world.person('learner')
  const set = async (...roles: Role[]) =>
    (await admin.call(update_user_roles, { params: { user_id }, body: { roles } })).roles
  expect(await set('learner', 'partner')).toEqual(['learner', 'partner'])
  const remove = () => admin.call(delete_user, { params: { user_id } })
  await expect(remove()).rejects.toMatchObject({ code: 'users.protected' })
  expect(await set('learner')).toEqual(['learner'])
  expect(await remove()).toEqual({ id: user_id })
})

test('[ROL-004] [ROL-026] [ROL-027] [ROL-028] [ROL-034] permission admins and managers of larger plans read the permission API; outside managers never do', async () => {
  const { summit } = world.portals
  const table = await (await world.person('admin', 'summit')).call(roles_and_permissions)
  expect(table.find(({ short_name }) => short_name === 'learner')?.permissions).not.toContain('courses.publish')
  expect(table.find(({ short_name }) => short_name === 'editor')).toMatchObject({
    name: 'Editor',
    is_outside: false,
    permissions: expect.arrayContaining(['courses.publish']),
  })

  const { roles } = await (await world.person(['editor', 'learner'], 'summit')).call(get_me)
  expect(roles).toEqual(
    ['editor', 'learner'].map((role) => {
      const { name, short_name, permissions } = table.find((row) => row.short_name === role) ?? {}
      return { name, short_name, permissions, is_outside: false }
    }),
  )
  const manager = await world.person('manager', 'summit')
  const refused = { status: 403, message: 'You do not have permissions for this operation' }
  await expect(manager.call(roles_and_permissions)).rejects.toMatchObject(refused)
  for (const plan of ['enterprise', 'established']) {
    await world.services.platform.sql`update portals set plan_short_name = ${plan} where id = ${summit.id}`
    expect(await manager.call(roles_and_permissions)).toHaveLength(12)
  }
  expect(await (await world.person('manager', 'core')).call(roles_and_permissions)).toHaveLength(12)
  await world.within('summit', (tx) =>
    tx.update(memberships).set({ is_outside: true }).where(eq(memberships.user_id, manager.id)),
  )
  await expect(manager.call(roles_and_permissions)).rejects.toMatchObject(refused)
})

test('[SES-057] counts and lists people newest first, in pages, searchable by name and role', async () => {
  const admin = await world.person('portal_admin', 'northwind')
  const made = [admin]
  for (let n = 0; n < 4; n += 1) made.push(await world.person(n === 3 ? 'instructor' : 'learner', 'northwind'))
  const first = await admin.call(list_users, { query: { per_page: 3 } })
  const second = await admin.call(list_users, { query: { per_page: 3, cursor: first.meta.next_cursor ?? '' } })
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed())
  expect(
    (await admin.call(list_users, { query: { per_page: 3, cursor: second.meta.prev_cursor ?? '' } })).data,
  ).toEqual(first.data)
  expect((await admin.call(list_users, { query: { role: 'instructor' } })).data.map(({ id }) => id)).toEqual([
    made[4]?.id,
  ])
  expect((await admin.call(list_users, { query: { search: made[2]?.email ?? '' } })).data.map(({ id }) => id)).toEqual([
    made[2]?.id,
  ])
  await world.services.platform.db
    .update(users)
    .set({ last_name: 'Quill' })
    .where(eq(users.id, made[1]?.id ?? 0))
  expect((await admin.call(list_users, { query: { search: 'ada QUILL' } })).data.map(({ id }) => id)).toEqual([
    made[1]?.id,
  ])
  expect((await admin.call(list_users, { query: { search: '%' } })).data).toEqual([])
  const total = async (query: object) =>
    (await admin.call(list_users, { query: { per_page: 1, with_total: '1', ...query } })).meta.total
  expect(first.meta).not.toHaveProperty('total')
  expect(await total({})).toEqual({ count: made.length, is_exact: true })
  expect(await total({ role: 'instructor', cursor: first.meta.next_cursor ?? '' })).toEqual({
    count: 1,
    is_exact: true,
  })
})

test('nobody changes their own roles, except switching the current one; another admin may', async () => {
  const admin = await world.person(['admin', 'learner'], 'summit')
  const other = await world.person('admin', 'summit')
  await Promise.all([admin.confirm(), other.confirm()])
  const set = (who: typeof admin, user_id: number, roles: 'learner'[]) =>
    who.call(update_user_roles, { params: { user_id }, body: { roles } })
  const held = async () =>
    (
      await world.within('summit', (tx) =>
        tx.select({ roles: memberships.roles }).from(memberships).where(eq(memberships.user_id, admin.id)),
      )
    )[0]?.roles
  for (const roles of [['learner', 'editor'], ['learner'], ['admin', 'learner']])
    await expect(set(admin, admin.id, roles as ['learner'])).rejects.toMatchObject({
      status: 403,
      code: 'users.own_roles',
    })
  expect(await held()).toEqual(['admin', 'learner'])
  expect(await admin.call(set_role, { body: { role: 'learner' } })).toMatchObject({ user: { current_role: 'learner' } })
  expect((await set(other, admin.id, ['learner', 'editor'] as unknown as ['learner'])).roles).toEqual(
    expect.arrayContaining(['editor', 'learner']),
  )
  expect(await held()).toEqual(expect.arrayContaining(['editor', 'learner']))
})

test('lists who has a second factor, so resets are offered only for them', async () => {
  const [admin, secured, plain] = [
    await world.person('portal_admin', 'summit'),
    await world.person('editor', 'summit'),
    await world.person('learner', 'summit'),
  ]
  await setUpApp(world, secured)
  const found = async ({ email }: { email: string }) =>
    (await admin.call(list_users, { query: { search: email } })).data.map(({ has_second_factor }) => has_second_factor)
  expect([await found(secured), await found(plain)]).toEqual([[true], [false]])
})
