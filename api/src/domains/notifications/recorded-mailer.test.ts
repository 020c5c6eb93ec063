import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_user_mails } from '@portico/shared/contract/identity/people-account.ts'
import { jobContext } from '../../../../tests/support/job-context.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import { recordedMailer, redactedSubject } from './recorded-mailer.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[USR-005] staff see a person’s mails and their delivery outcome, on their portal only', async () => {
  const [admin, person] = [await world.person('portal_admin'), await world.person('learner')]
  const { inPortal, log } = await jobContext(world)
  let isDown = true
  const mailer = recordedMailer({
    inPortal,
    log,
    mailer: {
      send: async () => {
        if (isDown) throw new Error('550 no such mailbox')
      },
      close: () => {},
    },
  })
  const send = (subject: string) =>
    mailer.send({ to: person.email, from: { name: 'A', address: 'a@example.com' }, subject, text: '', html: '' })
  await expect(send('Receipt')).rejects.toThrow('550')
  await expect(send('Receipt')).rejects.toThrow('550')
  const list = () => admin.call(list_user_mails, { params: { user_id: person.id } })
  expect(await list()).toMatchObject([{ subject: 'Receipt', state: 'failed', reason: '550 no such mailbox' }])
  isDown = false
  await send('Receipt')
  await send('123456 is your verification code')
  expect(await list()).toMatchObject([
    { subject: 'A code is your verification code', state: 'sent' },
    { subject: 'Receipt', state: 'sent', reason: '' },
  ])
  const elsewhere = await world.person('portal_admin', 'summit')
  await expect(elsewhere.call(list_user_mails, { params: { user_id: person.id } })).rejects.toMatchObject({
    status: 404,
  })
  expect(redactedSubject('Receipt for order 123456')).toBe('Receipt for order 123456')
})
