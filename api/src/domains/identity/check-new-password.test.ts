import { afterAll, beforeAll, expect, test } from 'vitest'
import { change_password, forgot_password, reset_password } from '@portico/shared/contract/identity/password.ts'
import { login } from '@portico/shared/contract/identity/session.ts'
import { register } from '@portico/shared/contract/identity/registration.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
// A name that is not a common password by itself, so only the comparison with the portal's name can reject it.
beforeAll(async () => {
  world = await createWorldWithMail()
  await world.services.platform.sql`update portals set name = 'Kestrel Quay' where id = ${world.portals.summit.id}`
})
afterAll(() => world.close())
const refused = {
  status: 422,
  code: 'validation.failed',
  fields: { password: ['This password is too easy to guess. Please choose another one.'] },
}
const weak = ['Password1!', 'Summer2026!', '$umm3r2026!']
const ofPortal = 'KestrelQuay!2031'

test('registration rejects weak passwords and ones made from email, name or portal', async () => {
  const body = {
    email: 'grace@harbor-lights.example',
    first_name: 'Grace',
    last_name: 'Hopper',
    is_adult: true as const,
  }
  for (const password of [...weak, 'Hopper1906!', 'H@rb0rLights9!', ofPortal])
    await expect(
      world.visitor('summit').call(register, { body: { ...body, password } }),
      password,
    ).rejects.toMatchObject(refused)
  await expect(
    world.visitor('summit').call(register, { body: { ...body, password: 'Sturdy!passw0rd' } }),
  ).resolves.toMatchObject({ sent: true })
  // The name means nothing on another portal.
  await expect(world.visitor('core').call(register, { body: { ...body, password: ofPortal } })).resolves.toMatchObject({
    sent: true,
  })
})

test('a password change rejects the same passwords and changes nothing', async () => {
  const person = await world.person('learner', 'summit')
  for (const password of [...weak, 'AdaExample1!', ofPortal, 'Person1!Ada'])
    await expect(
      person.call(change_password, { body: { old_password: person.password, password } }),
      password,
    ).rejects.toMatchObject(refused)
  await expect(
    world.visitor('summit').call(login, { body: { login: person.email, password: person.password } }),
  ).resolves.toMatchObject({ user: { id: person.id } })
})

test('a reset rejects the passwords that a change rejects; only a valid link reveals a name', async () => {
  const person = await world.person('learner', 'summit')
  // A name found in neither the form nor the email, so it must be looked up.
  await world.services.platform
    .sql`update users set first_name = 'Ottilie', last_name = 'Brandvold' where id = ${person.id}`
  const visitor = world.visitor('summit')
  await visitor.call(forgot_password, { body: { email: person.email } })
  const token = (await world.linkFor(person.email)).searchParams.get('token') ?? ''
  const reset = (password: string, with_token = token) =>
    visitor.call(reset_password, { body: { email: person.email, token: with_token, password } })
  for (const password of [...weak, 'Ottilie!1815', 'Brandvold1815!', ofPortal])
    await expect(reset(password), password).rejects.toMatchObject(refused)
  await expect(reset('Ottilie!1815', 'no-such-token')).rejects.toMatchObject({ code: 'auth.reset_link_invalid' })
  expect(await reset('Sturdy!passw0rd')).toEqual({ reset: true })
})
