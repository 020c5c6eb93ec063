import { afterAll, beforeAll, expect, test } from 'vitest'
import { register } from '@portico/shared/contract/identity/registration.ts'
import type { PortalName } from '../../../../../../tests/support/world.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail()))
afterAll(() => world.close())

/** Registers from a new browser, as if from a new IP address. */
async function registerAs(email: string, portal: PortalName) {
  await world.services.platform.sql`delete from rate_limits where key like 'register-ip:%'`
  const body = { email, password: 'Sturdy!passw0rd', first_name: 'Grace', last_name: 'Hopper', is_adult: true as const }
  return world.visitor(portal).call(register, { body })
}

const portals: PortalName[] = ['core', 'summit']
const portalOf = (turn: number): PortalName => portals[turn % 2] ?? 'core'

test('limits a mailbox to ten registration mails an hour across portals, with identical responses', async () => {
  const answers = []
  for (let turn = 0; turn < 15; turn += 1) answers.push(await registerAs('stranger@example.com', portalOf(turn)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1)
  expect(await world.mailsTo('stranger@example.com')).toHaveLength(10)
})

test('other spellings of a mailbox share its limit, and other mailboxes do not', async () => {
  for (let turn = 0; turn < 12; turn += 1) await registerAs(`Spelled+${turn}@example.com`, portalOf(turn))
  await registerAs('someone-else@example.com', 'core')
  expect(await world.mailsTo('someone-else@example.com')).toHaveLength(1)
  const [sent] = await world.owner<{ mails: number }[]>`
    select count(*)::integer as mails from sent_mails where to_address like 'spelled+%@example.com' and state = 'sent'`
  expect(sent?.mails).toBe(10)
})
