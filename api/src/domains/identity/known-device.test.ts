import { afterAll, beforeAll, expect, test } from 'vitest'
import { change_password } from '@portico/shared/contract/identity/password.ts'
import { login, logout } from '@portico/shared/contract/identity/session.ts'
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
/** A browser that has another browser's device cookies and nothing else. */
const withDeviceOf = (person: Person, host = person.host) =>
  createClient(world.app, host, new Map(deviceOf(person.cookies)))
let hosts = 0
const attemptLogin = async (client: ReturnType<typeof withDeviceOf>, name: string, password: string) =>
  (
    await client.send('POST', '/login', {
      body: { login: name, password },
      headers: { 'x-forwarded-for': `203.0.113.${(hosts += 1) % 250}` },
    })
  ).status

test('locking an account does not lock its owner’s device, which has its own ten failures', async () => {
  const person = await world.person('learner')
  for (let guess = 0; guess < 5; guess += 1) expect(await attemptLogin(world.visitor(), person.email, wrong)).toBe(401)
  expect(await attemptLogin(world.visitor(), person.email, person.password)).toBe(429)
  expect(await attemptLogin(withDeviceOf(person), person.email, person.password)).toBe(200)
  expect(await attemptLogin(world.visitor(), person.email, person.password)).toBe(429)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => attemptLogin(withDeviceOf(person), person.email, wrong)),
  )
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    ...Array.from({ length: 10 }, () => 429),
  ])
})

test('a device is known for one account, realm and password; forged cookies are ignored', async () => {
  const person = await world.person('learner')
  const other = await world.person('learner')
  const [[name, value] = ['', '']] = deviceOf(person.cookies)
  const lock = async (email: string) => {
    for (let guess = 0; guess < 5; guess += 1) await attemptLogin(world.visitor(), email, wrong)
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
      await attemptLogin(createClient(world.app, person.host, new Map([[as, forged]])), email, person.password),
      forged,
    ).toBe(429)
  }
  await world.services.platform
    .sql`update portals set custom_domain = 'learn.core.example' where id = ${world.portals.core.id}`
  expect(await attemptLogin(withDeviceOf(person, 'learn.core.example'), person.email, person.password)).toBe(429)
  expect(await attemptLogin(withDeviceOf(person), person.email, person.password)).toBe(200)
})

test('mails the owner once about a new browser; a new password forgets all other devices', async () => {
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

test('the device cookie is HttpOnly, host-only, and set only by a full sign-in', async () => {
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

test('a shared browser is a known device for its last five users only', async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => world.person('learner', 'summit')))
  const shared = world.visitor('summit')
  for (const { email, password } of people) await shared.call(login, { body: { login: email, password } })
  expect(deviceOf(shared.cookies).map(([name]) => name)).toEqual(
    people.slice(2).map(({ cookies }) => deviceOf(cookies)[0]?.[0]),
  )
})
