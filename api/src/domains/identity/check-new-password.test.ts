import { afterAll, beforeAll, expect, test } from 'vitest'
import { change_password, forgot_password, reset_password } from '@portico/shared/contract/password.ts'
import { login } from '@portico/shared/contract/session.ts'
import { register } from '@portico/shared/contract/registration.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
// A name that is no common password by itself: only the comparison with the portal's name can refuse it.
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

test('[HOLE-12] a weak password, or one made of email, name or portal, is refused when registering', async () => {
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
  // On another portal that name is a stranger's.
  await expect(world.visitor('core').call(register, { body: { ...body, password: ofPortal } })).resolves.toMatchObject({
    sent: true,
  })
})

test('[HOLE-12] the same when it is changed, and nothing is changed', async () => {
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

test('[HOLE-12] the same when it is reset: the link stays valid; without a valid link nobody learns a name from the refusal', async () => {
  const person = await world.person('learner', 'summit')
  // A name that neither the form nor the email tells: it is looked up.
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
