import { afterAll, beforeAll, expect, test } from 'vitest'
import { change_password } from '@portico/shared/contract/password.ts'
import { login, logout } from '@portico/shared/contract/session.ts'
import { createClient } from '../../../../tests/support/client.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../tests/support/world-with-mail.ts'
import type { Person } from '../../../../tests/support/world.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail()))
afterAll(() => world.close())
const wrong = 'Wrong!passw0rd'
const deviceOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].filter(([name]) => name.startsWith('portico_device_'))
const newDevices = async (address: string) =>
  (await world.mailsTo(address)).filter(({ subject }) => subject === 'New sign-in to your account').length
/** A browser with the device cookies of another one and nothing else. */
const withDeviceOf = (person: Person, host = person.host) =>
  createClient(world.app, host, new Map(deviceOf(person.cookies)))
let hosts = 0
const tryIn = async (client: ReturnType<typeof withDeviceOf>, name: string, password: string) =>
  (
    await client.send('POST', '/login', {
      body: { login: name, password },
      headers: { 'x-forwarded-for': `203.0.113.${(hosts += 1) % 250}` },
    })
  ).status

test('[HOLE-7] a stranger who locks an account does not lock out its owner’s device, which has ten failures of its own', async () => {
  const person = await world.person('learner')
  for (let guess = 0; guess < 5; guess += 1) expect(await tryIn(world.visitor(), person.email, wrong)).toBe(401)
  expect(await tryIn(world.visitor(), person.email, person.password)).toBe(429)
  expect(await tryIn(withDeviceOf(person), person.email, person.password)).toBe(200)
  expect(await tryIn(world.visitor(), person.email, person.password)).toBe(429)
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryIn(withDeviceOf(person), person.email, wrong)))
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    ...Array.from({ length: 10 }, () => 429),
  ])
})

test('[HOLE-7] the device is known for one account, one realm and one password; a planted or changed cookie is none', async () => {
  const person = await world.person('learner')
  const other = await world.person('learner')
  const [[name, value] = ['', '']] = deviceOf(person.cookies)
  const lock = async (email: string) => {
    for (let guess = 0; guess < 5; guess += 1) await tryIn(world.visitor(), email, wrong)
  }
  await lock(person.email)
  await lock(other.email)
  const [[otherName] = ['']] = deviceOf(other.cookies)
  expect(name).not.toBe(otherName)
  const planted = [
    [otherName, value],
    [name, `${value}x`],
    [name, value.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))],
    [name, value.split('.').slice(0, 2).join('.')],
    [name, ''],
  ] as const
  for (const [as, forged] of planted) {
    const email = as === name ? person.email : other.email
    expect(
      await tryIn(createClient(world.app, person.host, new Map([[as, forged]])), email, person.password),
      forged,
    ).toBe(429)
  }
  await world.services.platform
    .sql`update portals set custom_domain = 'learn.core.example' where id = ${world.portals.core.id}`
  expect(await tryIn(withDeviceOf(person, 'learn.core.example'), person.email, person.password)).toBe(429)
  expect(await tryIn(withDeviceOf(person), person.email, person.password)).toBe(200)
})

test('[HOLE-7][HOLE-12] a browser that is new to the account is reported by mail, once; a new password forgets all devices but the one it was set on', async () => {
  const person = await world.person('learner')
  expect(await newDevices(person.email)).toBe(1)
  await person.call(logout)
  await person.call(login, { body: { login: person.email, password: person.password } })
  expect(await newDevices(person.email)).toBe(1)
  const elsewhere = world.visitor()
  await elsewhere.send('POST', '/login', { body: { login: person.email, password: wrong } })
  expect(await newDevices(person.email)).toBe(1)
  await elsewhere.call(login, { body: { login: person.email, password: person.password } })
  expect(await newDevices(person.email)).toBe(2)
  await person.call(login, { body: { login: person.email, password: person.password } })
  await person.call(change_password, { body: { old_password: person.password, password: 'Brand!new0ne' } })
  await person.call(login, { body: { login: person.email, password: 'Brand!new0ne' } })
  expect(await newDevices(person.email)).toBe(2)
  await elsewhere.call(login, { body: { login: person.email, password: 'Brand!new0ne' } })
  expect(await newDevices(person.email)).toBe(3)
})

test('[HOLE-7] the mark is HttpOnly, of this host alone, and set by a full sign-in only', async () => {
  const person = await world.person('learner', 'summit')
  const cookies = async (name: string, password: string, portal: 'summit' | 'core' = 'summit') =>
    (await world.visitor(portal).send('POST', '/login', { body: { login: name, password } })).headers
      .getSetCookie()
      .filter((line) => line.startsWith('portico_device_'))
  expect(await cookies(person.email, wrong)).toEqual([])
  expect(await cookies(person.email, person.password, 'core')).toEqual([])
  const [line = '', ...more] = await cookies(person.email, person.password)
  expect(more).toEqual([])
  expect(line).toMatch(/; HttpOnly/)
  expect(line).toMatch(/; Max-Age=15552000/)
  expect(line).not.toMatch(/Domain=/)
})

test('[HOLE-7] a browser that many people use is known to the last five of them', async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => world.person('learner', 'summit')))
  const shared = world.visitor('summit')
  for (const { email, password } of people) await shared.call(login, { body: { login: email, password } })
  expect(deviceOf(shared.cookies).map(([name]) => name)).toEqual(
    people.slice(2).map(({ cookies }) => deviceOf(cookies)[0]?.[0]),
  )
})
