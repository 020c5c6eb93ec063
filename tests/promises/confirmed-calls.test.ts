import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractEntries, samplePath } from '../support/contract-entries.ts'
import { createWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('every call that requires the password again refuses without it and works with it', async () => {
  const calls = (await contractEntries()).filter(({ endpoint }) => endpoint.confirmed)
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'update_user_roles',
      'pause_portal',
      'delete_portal',
      'remove_user_factors',
      'remove_totp',
      'add_passkey',
      'erase_from_packets',
      'give_portal_credits',
      'take_portal_credits',
      'update_media_quota',
    ]),
  )
  const person = await world.person('super_admin', 'admin')
  const codeOf = async ({ endpoint }: (typeof calls)[number]) => {
    const answer = await person.send(endpoint.method, samplePath(endpoint), { body: {} })
    return (
      ((await answer.json().catch(() => null)) as { error?: { code: string } } | null)?.error?.code ??
      `${answer.status}`
    )
  }
  for (const one of calls)
    expect({ call: one.name, code: await codeOf(one) }).toEqual({ call: one.name, code: 'session.confirm_needed' })
  await person.confirm()
  const passed = []
  for (const one of calls) passed.push({ call: one.name, code: await codeOf(one) })
  expect(passed.filter(({ code }) => code.startsWith('session.'))).toEqual([])
})

test('better-auth’s own endpoints are not mounted anywhere', async () => {
  const visitor = world.visitor()
  const own = [
    'sign-in/email',
    'sign-up/email',
    'get-session',
    'sign-out',
    'change-email',
    'update-user',
    'list-sessions',
    'portico/open-session',
  ]
  for (const path of own.flatMap((name) => [`/auth/${name}`, `/${name}`])) {
    for (const method of ['GET', 'POST'])
      expect({
        method,
        path,
        status: (await visitor.send(method, path, method === 'GET' ? {} : { body: {} })).status,
      }).toEqual({ method, path, status: 404 })
  }
  // Control: a path from the contract exists.
  expect((await visitor.send('POST', '/login', { body: {} })).status).toBe(422)
})
