import { afterAll, beforeAll, expect, test } from 'vitest'
import { record_consent } from '@portico/shared/contract/portals/consent.ts'
import { consentChoices } from '../../tables.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { timedJobs } from '../../../../registries/timed-jobs.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const visitor = '6f1f0a8e-6f5c-4b0e-9d43-0d4c5a1f7b11'
const answer = { visitor, version: 1, analytics: true, advertisement: false, other: false, has_gpc: false }

test('[LEG-006] [TEN-001] stores each consent answer with its version, and withdrawals as new rows, per portal', async () => {
  await world.visitor().call(record_consent, { body: answer })
  await world.visitor().call(record_consent, { body: { ...answer, analytics: false, has_gpc: true } })
  const kept = await world.within('core', (tx) => tx.select().from(consentChoices).orderBy(consentChoices.id))
  expect(kept).toMatchObject([answer, { ...answer, analytics: false, has_gpc: true }])
  expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(
    ['id', 'portal_id', 'created_at', ...Object.keys(answer)].toSorted(),
  )
  expect(await world.within('summit', (tx) => tx.select().from(consentChoices))).toEqual([])
  const half = { visitor, version: 1, analytics: true }
  expect((await world.visitor().send('POST', '/consents', { body: half, csrf: false })).status).toBe(422)
})

test('[LEG-006] a scheduled job deletes consent answers older than two years on every portal', async () => {
  const now_ms = world.services.now().getTime()
  const days = (count: number) => new Date(now_ms - count * 86_400_000)
  for (const portal of ['core', 'summit'] as const)
    await world.within(portal, (tx) =>
      tx.insert(consentChoices).values([
        { ...answer, created_at: days(732) },
        { ...answer, created_at: days(700) },
      ]),
    )
  await timedJobs.find(({ task }) => task === 'forget-consents')?.work(world.services)
  for (const portal of ['core', 'summit'] as const) {
    const kept = await world.within(portal, (tx) => tx.select().from(consentChoices))
    expect(kept.filter(({ created_at }) => created_at < days(699)).map(({ created_at }) => created_at)).toEqual([
      days(700),
    ])
  }
})
