import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgot_password, reset_password } from '@portico/shared/contract/identity/password.ts'
import { login } from '@portico/shared/contract/identity/session.ts'
import { verify_token } from '@portico/shared/contract/identity/registration.ts'
import type { Role } from '@portico/shared/access/roles.ts'
import { createClient } from '../../../../../../tests/support/client.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'
import type { Person, PortalName } from '../../../../../../tests/support/world.ts'

const domain = 'learn.summit.example'
const own = { tenants: `http://${domain}:8080`, installations: 'http://summit.portico.localhost:8080' }
let world: WorldWithMail
beforeAll(async () => {
  world = await createWorldWithMail()
  await world.services.platform.sql`update portals set custom_domain = ${domain} where id = ${world.portals.summit.id}`
})
beforeEach(async () => void (await world.services.platform.sql`delete from rate_limits`))
afterAll(() => world.close())

const onDomain = () => createClient(world.app, domain)
const join = (person: Person, portal: PortalName, roles: Role[] = ['learner']) =>
  world.services.platform
    .sql`insert into memberships (portal_id, user_id, roles) values (${world.portals[portal].id}, ${person.id}, ${roles})`
async function linkFor(person: Person): Promise<URL> {
  await onDomain().call(forgot_password, { body: { email: person.email } })
  return world.linkFor(person.email)
}
const tokenOf = (link: URL) => link.searchParams.get('token') ?? ''
const check = (client: ReturnType<typeof onDomain>, person: Person, link: URL) =>
  client.call(verify_token, { body: { type: 'reset', email: person.email, token: tokenOf(link) } })

test('[OP-03] sends reset links to a custom domain only for portal-only accounts without platform roles', async () => {
  const alone = await world.person('learner', 'summit')
  const staff = await world.person(['admin', 'learner'], 'summit')
  const twice = await world.person('learner', 'summit')
  await join(twice, 'core')
  const platform = await world.person(['learner', 'super_admin'], 'summit')
  const elsewhere = await world.person('super_admin', 'admin')
  const origins = []
  for (const person of [alone, staff, twice, platform, elsewhere]) origins.push((await linkFor(person)).origin)
  expect(origins).toEqual([own.tenants, own.tenants, own.installations, own.installations, own.installations])
})

test('accepts a token only on the realm it was sent for', async () => {
  const twice = await world.person('learner', 'summit')
  await join(twice, 'core')
  const wide = await linkFor(twice)
  await expect(check(onDomain(), twice, wide)).rejects.toMatchObject({ code: 'auth.token_invalid' })
  await expect(
    onDomain().call(reset_password, {
      body: { email: twice.email, token: tokenOf(wide), password: 'Stolen!passw0rd' },
    }),
  ).rejects.toMatchObject({ code: 'auth.reset_link_invalid' })
  expect(await check(world.visitor('summit'), twice, wide)).toEqual({ valid: true, session: null })

  const alone = await world.person('learner', 'summit')
  const narrow = await linkFor(alone)
  for (const portal of ['summit', 'core'] as const)
    await expect(check(world.visitor(portal), alone, narrow)).rejects.toMatchObject({ code: 'auth.token_invalid' })
  expect(
    await onDomain().call(reset_password, {
      body: { email: alone.email, token: tokenOf(narrow), password: 'Brand!new0ne' },
    }),
  ).toEqual({ reset: true })
  expect(await onDomain().call(login, { body: { login: alone.email, password: 'Brand!new0ne' } })).toMatchObject({
    user: { id: alone.id },
  })
})

test('rejects a custom-domain link once its account has also joined another portal', async () => {
  const person = await world.person('learner', 'summit')
  const link = await linkFor(person)
  expect(await check(onDomain(), person, link)).toEqual({ valid: true, session: null })
  await join(person, 'core')
  await expect(check(onDomain(), person, link)).rejects.toMatchObject({ code: 'auth.token_invalid' })
  await expect(
    onDomain().call(reset_password, {
      body: { email: person.email, token: tokenOf(link), password: 'Stolen!passw0rd' },
    }),
  ).rejects.toMatchObject({ code: 'auth.reset_link_invalid' })
})

test('sends mail to a known email, but none to an unknown one', async () => {
  const person = await world.person('learner', 'summit')
  for (const email of ['unknown@example.com', person.email])
    expect(await onDomain().call(forgot_password, { body: { email } })).toMatchObject({ sent: true })
  const about = async (email: string) => (await world.mailsTo(email)).map(({ subject }) => subject)
  expect([
    await about('unknown@example.com'),
    (await about(person.email)).filter((subject) => subject !== 'New sign-in to your account'),
  ]).toEqual([[], ['Choose a new password']])
})

test('a second reset mail keeps the first link valid; using either invalidates both, even simultaneously', async () => {
  const person = await world.person('learner', 'summit')
  const links = [await linkFor(person), await linkFor(person)]
  for (const link of links) expect(await check(onDomain(), person, link)).toEqual({ valid: true, session: null })
  const used = await Promise.allSettled(
    links.map((link, index) =>
      onDomain().call(reset_password, {
        body: { email: person.email, token: tokenOf(link), password: `Brand!new0ne${index}` },
      }),
    ),
  )
  expect(used.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const link of links)
    await expect(check(onDomain(), person, link)).rejects.toMatchObject({ code: 'auth.token_invalid' })
})
