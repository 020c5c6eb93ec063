import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import type { UnprovenRequest } from './mail.ts'
import { sendWithinLimit } from './within-limit.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

/** Returns how many of this many mails are sent. */
async function sentOf(asked: number, { request, to }: { request: UnprovenRequest; to: string }): Promise<number> {
  let sent = 0
  const send = async () => void (sent += 1)
  for (let n = 0; n < asked; n += 1) await sendWithinLimit(world.services, { request, to, send })
  return sent
}
const anHourPasses = () =>
  world.services.platform.sql`
    update rate_limits set resets_at = now() where key like 'mails-hour:%' or key like 'mails-past-day:%'`
const requests: readonly UnprovenRequest[] = ['registration', 'reset', 'unlock', 'email_change']

test.for(requests)(
  'emails for %s: ten hourly, twenty daily, then one hourly; refusals do not count',
  async (request) => {
    const to = `${request}@example.com`
    expect(await sentOf(30, { request, to })).toBe(10)
    await anHourPasses()
    expect(await sentOf(30, { request, to })).toBe(10)
    for (const _ of [3, 4]) {
      await anHourPasses()
      expect(await sentOf(30, { request, to })).toBe(1)
    }
    // Another spelling is the same mailbox; another mailbox has its own limit.
    expect(await sentOf(1, { request, to: `${request}+more@example.com` })).toBe(0)
    expect(await sentOf(1, { request, to: `other-${to}` })).toBe(1)
  },
)

test('does not count a mail that the server rejects', async () => {
  const [request, to] = ['reset', 'refused@example.com'] as const
  const send = () => Promise.reject(new Error('not taken'))
  for (let n = 0; n < 15; n += 1)
    await expect(sendWithinLimit(world.services, { request, to, send })).rejects.toThrow('not taken')
  expect(await sentOf(10, { request, to })).toBe(10)
})
