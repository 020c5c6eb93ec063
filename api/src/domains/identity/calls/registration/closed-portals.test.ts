import { afterAll, beforeAll, expect, test } from 'vitest'
import { create_portal, delete_portal } from '@portico/shared/contract/portals/staff.ts'
import { register, verify_token } from '@portico/shared/contract/identity/registration.ts'
import { portalType } from '@portico/shared/states/portals/portal.ts'
import { createClient, type Client } from '../../../../../../tests/support/client.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'
import type { PortalName } from '../../../../../../tests/support/world.ts'
import { joinPortal } from '../../join-portal.ts'
import { inPortal } from '../../../../db/in-portal.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail()))
afterAll(() => world.close())

const registration = (email: string) => ({
  email,
  password: 'Sturdy!passw0rd',
  first_name: 'Grace',
  last_name: 'Hopper',
  is_adult: true as const,
})
/** The same browser on another portal's host, with all its cookies. */
const onHost = (client: Client, portal: PortalName) =>
  createClient(world.app, world.portals[portal].host, client.cookies)
const membershipsOf = async (email: string) => {
  const rows = await world.services.platform.sql<
    { slug: string }[]
  >`select p.slug from memberships m join users u on u.id = m.user_id join portals p on p.id = m.portal_id where u.email = ${email} order by 1`
  return rows.map(({ slug }) => slug)
}

test('[OP-25] a code from one portal never makes its owner a member of another', async () => {
  for (const portal of ['northwind', 'admin', 'blank', 'summit'] as const) {
    const email = `guest-of-${portal}@example.com`
    const visitor = world.visitor('core')
    await visitor.call(register, { body: registration(email) })
    const code = await world.codeFor(email)
    await expect(
      onHost(visitor, portal).call(verify_token, { body: { type: 'email', email, code } }),
    ).rejects.toMatchObject({ code: 'auth.verification_code_wrong' })
    expect({ portal, memberships: await membershipsOf(email) }).toEqual({ portal, memberships: [] })
    await visitor.call(verify_token, { body: { type: 'email', email, code } })
    expect(await membershipsOf(email)).toEqual(['core'])
  }
})

test('rejects a code if the portal closed after it was sent', async () => {
  const email = 'too-late@example.com'
  const visitor = world.visitor('summit')
  await visitor.call(register, { body: registration(email) })
  const code = await world.codeFor(email)
  await world.services.platform
    .sql`update portal_settings set is_marketable = false where portal_id = ${world.portals.summit.id}`
  await expect(visitor.call(verify_token, { body: { type: 'email', email, code } })).rejects.toMatchObject({
    status: 403,
    code: 'auth.registration_closed',
  })
  await world.services.platform
    .sql`update portal_settings set is_marketable = true where portal_id = ${world.portals.summit.id}`
  expect(await membershipsOf(email)).toEqual([])
})

test('rejects a code if the portal is deleted during confirmation', async () => {
  const root = await world.person('super_admin', 'admin')
  await root.confirm()
  const { id } = await root.call(create_portal, { body: { name: 'Lakeside', slug: 'lakeside-joined' } })
  const email = 'in-that-instant@example.com'
  const [user] = await world.services.platform.sql<{ id: number }[]>`
    insert into users (email, first_name, last_name, name) values (${email}, 'Grace', 'Hopper', 'Grace Hopper') returning id`
  const portal = { kind: 'tenant', type: portalType.channel, is_marketable: true } as const
  const joining = inPortal(world.services.app.db, id, async (db) => {
    await root.call(delete_portal, { params: { portal_id: id } })
    return joinPortal(db, { portal, user_id: Number(user?.id), way: 'registration' })
  })
  await expect(joining).rejects.toMatchObject({ code: 'auth.registration_closed' })
  expect(await membershipsOf(email)).toEqual([])
})

test('a known account joins a shop with its code and keeps its role elsewhere', async () => {
  const person = await world.person('learner', 'northwind')
  const visitor = world.visitor('summit')
  await visitor.call(register, { body: registration(person.email) })
  expect(
    await visitor.call(verify_token, {
      body: { type: 'email', email: person.email, code: await world.codeFor(person.email) },
    }),
  ).toMatchObject({ session: { user: { id: person.id } } })
  expect(await membershipsOf(person.email)).toEqual(['northwind', 'summit'])
})
