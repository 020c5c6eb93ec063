import { afterAll, beforeAll, expect, test } from 'vitest'
import { change_password, forgot_password, reset_password } from '@portico/shared/contract/identity/password.ts'
import { remove_totp } from '@portico/shared/contract/identity/second-factor.ts'
import { setUpApp } from '../../../../../../tests/support/authenticator-app.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail()))
afterAll(() => world.close())
const subjects = async (address: string) => (await world.mailsTo(address)).map(({ subject }) => subject)

test('mails the owner when the password changes or is reset, but not on failure', async () => {
  const person = await world.person('learner', 'summit')
  const before = await subjects(person.email)
  await person
    .call(change_password, { body: { old_password: 'Wrong!passw0rd', password: 'Brand!new0ne' } })
    .catch(() => null)
  expect(await subjects(person.email)).toEqual(before)
  await person.call(change_password, { body: { old_password: person.password, password: 'Brand!new0ne' } })
  expect(await subjects(person.email)).toEqual(['Your password was changed', ...before])
  const mail = await world.mailTo(person.email)
  expect(mail.text).toContain('This happened on Summit.')
  expect(mail.text).toContain(`//${world.portals.summit.host}:8080/forgot-password`)
  expect(`${mail.text}${mail.html}`).not.toMatch(/Brand!new0ne|Sturdy/)
  const visitor = world.visitor('summit')
  await visitor.call(forgot_password, { body: { email: person.email } })
  const token = (await world.linkFor(person.email)).searchParams.get('token') ?? ''
  await visitor.call(reset_password, { body: { email: person.email, token, password: 'Another!passw0rd1' } })
  expect((await subjects(person.email)).slice(0, 2)).toEqual(['Your password was changed', 'Choose a new password'])
})

test('mails the owner once when an app is added or removed, without its secret', async () => {
  const person = await world.person('learner', 'summit')
  const before = await subjects(person.email)
  const { recovery_codes } = await setUpApp(world, person)
  expect(await subjects(person.email)).toEqual(['An authenticator app was added', ...before])
  const { text, html } = await world.mailTo(person.email)
  expect(text).toContain('This happened on Summit.')
  expect(
    recovery_codes.filter((code) => `${text}${html}`.includes(code)).length + (/otpauth|secret=/.test(html) ? 1 : 0),
  ).toBe(0)
  await person.call(remove_totp)
  expect(await subjects(person.email)).toEqual([
    'Your authenticator app was removed',
    'An authenticator app was added',
    ...before,
  ])
})
