import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { createClient } from '../../../../../../tests/support/client.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { realmOf } from '../../../../kernel/cookies.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[SES-033] a trailing dot makes no new realm: signing in there ends the other session', async () => {
  const { PUBLIC_HOST } = world.config
  const person = await world.person('learner')
  const dotted = createClient(world.app, `${PUBLIC_HOST}.`)
  await dotted.call(login, { body: { login: person.email, password: person.password } })
  expect(await dotted.call(get_me)).toMatchObject({ id: person.id })
  await expect(person.call(get_me)).rejects.toMatchObject({ code: 'session.ended' })
  const plain = createClient(world.app, PUBLIC_HOST)
  await plain.call(login, { body: { login: person.email, password: person.password } })
  await expect(dotted.call(get_me)).rejects.toMatchObject({ code: 'session.ended' })
  expect(await plain.call(get_me)).toMatchObject({ id: person.id })
})

test('a realm has one name however its host is spelled; custom domains have their own', () => {
  const config = { PUBLIC_HOST: 'portico.example' }
  for (const host of [
    'portico.example',
    'portico.example.',
    'PORTICO.example.:8080',
    'school.portico.example.',
    'a.b.portico.example:443',
  ])
    expect([host, realmOf(host, config)]).toEqual([host, 'portico.example'])
  for (const host of ['learn.example', 'learn.example.', 'Learn.Example.:8443'])
    expect([host, realmOf(host, config)]).toEqual([host, 'learn.example'])
  expect(realmOf('notportico.example.', config)).toBe('notportico.example')
})
