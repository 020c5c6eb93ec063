import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgot_password } from '@portico/shared/contract/identity/password.ts'
import {
  createWorldWithMail,
  type ReceivedMail,
  type WorldWithMail,
} from '../../../../tests/support/world-with-mail.ts'
import { companies } from '../portals/tables.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail({ MAIL_FROM: 'post@installation.example' })))
afterAll(() => world.close())

test('sends mail from the installation’s email in the portal’s name, with replies to the portal', async () => {
  const learner = await world.person('learner', 'summit')
  // No mail uses the email that a portal enters for its company as its sender.
  await world.within('summit', (tx) =>
    tx.update(companies).set({ email: 'director@someone-else.example', support_email: 'help@summit.example' }),
  )
  await world.visitor('summit').call(forgot_password, { body: { email: learner.email } })
  const mail = (await world.mailTo(learner.email)) as ReceivedMail & { from: string; reply_to: string | null }
  expect(mail.from).toBe('Summit <post@installation.example>')
  expect(mail.reply_to).toBe('help@summit.example')
})
