import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { createWorld, type World } from '../../../tests/support/world.ts'
import { hashPassword } from '../kernel/password-hash.ts'
import { makeSuperAdmin } from './make-super-admin.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[ROL-019] the command creates a super admin who can sign in; rerunning changes nothing', async () => {
  const { platform, auth } = world.services
  const wish = {
    platform: platform.db,
    auth: auth.connection.db,
    core_portal_id: 24,
    email: 'root@example.com',
    password_hash: await hashPassword('Root!passw0rd'),
  }
  expect(await makeSuperAdmin(wish)).toEqual({ is_new: true })
  expect(await makeSuperAdmin({ ...wish, password_hash: await hashPassword('Other!passw0rd') })).toEqual({
    is_new: false,
  })
  const visitor = world.visitor('admin')
  await visitor.call(login, { body: { login: 'root@example.com', password: 'Root!passw0rd' } })
  expect((await visitor.call(get_me)).roles.map((role) => role.name)).toEqual(['Super Admin'])
})
