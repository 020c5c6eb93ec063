import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_me, set_role } from '@portico/shared/contract/identity/session.ts'
import { createClient } from '../../../tests/support/client.ts'
import { createWorld, type World } from '../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const told = async (answer: Promise<Response>) => {
  const response = await answer
  const { error } = (await response.json()) as { error: { message: string; fields?: Record<string, string[]> } }
  return [response.status, error.message, error.fields]
}

test('[ERR-026] a request with an API token is refused, also where visitors may read', async () => {
  const send = (path: string, authorization: string) =>
    world.visitor().send('GET', path, { headers: { authorization } })
  for (const path of ['/me', '/portals/info'])
    expect(await told(send(path, 'Bearer pat_0123456789'))).toEqual([401, 'The token is not valid', undefined])
  // A proxy in front of a test installation may ask for a password of its own.
  expect((await send('/portals/info', 'Basic dXNlcjpwYXNz')).status).toBe(200)
})

test('[ERR-033] a session cookie that our key did not sign is an invalid user token', async () => {
  const person = await world.person('learner')
  const cookies = new Map([...person.cookies].map(([name, value]) => [name, `x${value}`] as const))
  expect(await told(createClient(world.app, person.host, cookies).send('GET', '/me'))).toEqual([
    401,
    'The user token is invalid or has expired.',
    undefined,
  ])
  expect(await person.call(get_me)).toMatchObject({ id: person.id })
})

test('[ERR-032] says whether another role of the person has the right, or whether they lack the role', async () => {
  const person = await world.person(['admin', 'learner'])
  await person.call(set_role, { body: { role: 'learner' } })
  const forbidden = (message: string) => [403, message, undefined]
  expect(await told(person.send('GET', '/admin/users'))).toEqual(
    forbidden('This is not allowed for your current role.'),
  )
  expect(await told((await world.person('learner')).send('GET', '/admin/users'))).toEqual(
    forbidden('You do not have permissions for this operation'),
  )
  expect(await told(person.send('PUT', '/user/role', { body: { role: 'editor' } }))).toEqual(
    forbidden('You do not have this role.'),
  )
  await person.call(set_role, { body: { role: 'admin' } })
  expect((await person.send('GET', '/admin/users')).status).toBe(200)
})

test('[ERR-031] a call that names an empty portal is told that none was selected', async () => {
  const admin = await world.person('super_admin', 'admin')
  for (const name of ['referer_portal_id', 'portal_id'])
    expect(await told(admin.send('GET', `/portals/agencies?${name}=`))).toEqual([
      422,
      'Some fields need your attention.',
      { [name]: ['No portal was selected.'] },
    ])
  expect((await admin.send('GET', `/portals/agencies?portal_id=${world.portals.summit.id}`)).status).toBe(200)
})
