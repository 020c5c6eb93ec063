import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { users } from '../../tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

let hosts = 0
const attemptLogin = async (name: string) =>
  (
    await world.visitor().send('POST', '/login', {
      body: { login: name, password: 'Wrong!passw0rd' },
      headers: { 'x-forwarded-for': `203.0.113.${(hosts += 1) % 250}` },
    })
  ).status
/** Returns the status that other spellings get once the usual one has used up its guesses. */
async function afterFive(usual: string, spellings: readonly string[]): Promise<number[]> {
  for (let guess = 0; guess < 5; guess += 1) expect(await attemptLogin(usual)).toBe(401)
  expect(await attemptLogin(usual)).toBe(429)
  const answers = []
  for (const one of spellings) answers.push(await attemptLogin(one))
  return answers
}
const wide = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))

test('no spelling of a login reveals a known account: guesses are counted as looked up', async () => {
  const person = await world.person('learner')
  await world.services.platform.db.update(users).set({ username: 'ada.example' }).where(eq(users.id, person.id))
  const ofEmail = (email: string) => afterFive(email, [email.toUpperCase(), ` ${email} `, wide(email)])
  expect(await ofEmail(person.email)).toEqual(await ofEmail('nobody@example.com'))
  await world.services.platform.sql`delete from guesses`
  const ofName = (name: string) => afterFive(name, [name.toUpperCase(), wide(name)])
  expect(await ofName('ada.example')).toEqual(await ofName('eve.example'))
})
