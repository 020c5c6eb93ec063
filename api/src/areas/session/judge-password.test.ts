import { afterAll, beforeAll, expect, test } from 'vitest'
import { change_password, forgot_password, login, register, reset_password } from '@portico/shared/contract/session.ts'
import { createPostedWorld, type PostedWorld } from '../../../../tests/support/posted-world.ts'

let world: PostedWorld
beforeAll(async () => void (world = await createPostedWorld()))
afterAll(() => world.close())
const refused = { status: 422, code: 'validation.failed', fields: { password: ['This password is too easy to guess. Please choose another one.'] } }
const weak = ['Password1!', 'Summer2026!', '$umm3r2026!']

test('[HOLE-12][FRM-028] a weak password, or one made of email, name or portal, is refused when registering', async () => {
  const body = { email: 'grace@harbor-lights.example', first_name: 'Grace', last_name: 'Hopper', is_adult: true as const }
  for (const password of [...weak, 'Hopper1906!', 'H@rb0rLights9!', 'Summit!2031']) await expect(world.visitor('summit').call(register, { body: { ...body, password } }), password).rejects.toMatchObject(refused)
  await expect(world.visitor('summit').call(register, { body: { ...body, password: 'Sturdy!passw0rd' } })).resolves.toMatchObject({ sent: true })
})

test('[HOLE-12][SES-050] the same when it is changed, and nothing is changed', async () => {
  const person = await world.person('learner', 'summit')
  for (const password of [...weak, 'AdaExample1!', 'Summit!2031', 'Person1!Ada']) await expect(person.call(change_password, { body: { old_password: person.password, password } }), password).rejects.toMatchObject(refused)
  await expect(world.visitor('summit').call(login, { body: { login: person.email, password: person.password } })).resolves.toMatchObject({ user: { id: person.id } })
})

test('[HOLE-12][SES-049] the same when it is reset: the link stays good; without a good link nobody learns a name by it', async () => {
  const person = await world.person('learner', 'summit')
  const visitor = world.visitor('summit')
  await visitor.call(forgot_password, { body: { email: person.email } })
  const token = (await world.linkFor(person.email)).searchParams.get('token') ?? ''
  const reset = (password: string, with_token = token) => visitor.call(reset_password, { body: { email: person.email, token: with_token, password } })
  for (const password of [...weak, 'AdaExample!1815', 'Summit!2031']) await expect(reset(password), password).rejects.toMatchObject(refused)
  await expect(reset('Ada!1815', 'no-such-token')).rejects.toMatchObject({ code: 'auth.reset_link_invalid' })
  expect(await reset('Sturdy!passw0rd')).toEqual({ reset: true })
})
