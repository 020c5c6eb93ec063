import postgres from 'postgres'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgot_password } from '@portico/shared/contract/identity/password.ts'
import { list_proof_jobs, make_packet } from '@portico/shared/contract/credentials/proof.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { createClient } from '../../tests/support/client.ts'
import { createWorld, type World } from '../../tests/support/world.ts'
import { agencies } from './domains/lists/tables.ts'
import { startWorker } from './worker.ts'
import { holdLeases } from './worker-leases.ts'

let world: World
/** Resources a test opened; closed after it even if it fails, and before its world. */
let opened: (() => Promise<void>)[] = []
// A new world for each test, so that a retried test finds no leftover jobs.
beforeEach(async () => void (world = await createWorld()))
afterEach(async () => {
  for (const end of opened.toReversed()) await end()
  opened = []
  await world.close()
})

const untilEnd = <T>(one: T, end: (one: T) => Promise<void>): T => {
  opened.push(() => end(one))
  return one
}
const openOwner = () => untilEnd(postgres(world.database_url, { max: 1 }), (sql) => sql.end())
const work = async (given: Omit<Parameters<typeof startWorker>[0], 'services'> = {}) =>
  untilEnd(await startWorker({ services: world.services, ...given }), (worker) => worker.stop())
const lookForDead = async () =>
  untilEnd(await holdLeases({ url: world.database_url, log: world.services.log }), (leases) => leases.close())

test('the next worker takes over a killed worker’s job, but not a living one’s', { timeout: 60_000 }, async () => {
  const owner = openOwner()
  const other = await lookForDead()
  await other.hold('worker-living')
  const add = async () =>
    (
      await owner<
        { id: string }[]
      >`select (graphile_worker.add_job('publish.pages', '{"portal_id": 24, "payload": {"job_id": null, "tags": ["none"]}}'::json)).id`
    )[0]?.id ?? ''
  const [dead, living] = [await add(), await add()]
  await owner`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-dead' where id = ${dead}`
  await owner`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-living' where id = ${living}`
  await work()
  const left = () =>
    owner<{ id: string }[]>`select id from graphile_worker._private_jobs where id in ${owner([dead, living])}`.then(
      (rows) => rows.map((row) => row.id),
    )
  expect(
    await vi.waitUntil(
      async () => {
        const ids = await left()
        return ids.includes(dead) ? false : ids
      },
      { timeout: 90_000 },
    ),
  ).toEqual([living])
})

test('a long job runs once, since its worker is recognized as alive', { timeout: 60_000 }, async () => {
  const owner = openOwner()
  const latch = Promise.withResolvers<void>()
  let begun = 0
  const mailer = {
    async send() {
      begun += 1
      await latch.promise
    },
    close() {},
  }
  const { email } = await world.person('learner')
  const jobs = () =>
    owner<{ id: string; locked_by: string; attempts: number }[]>`
        select id, locked_by, attempts from graphile_worker.jobs where task_identifier = 'email.reset-requested'`
  await createClient(world.app, world.portals.core.host).call(forgot_password, { body: { email } })
  expect(await jobs()).toMatchObject([{ attempts: 0 }])
  await work({ mailer })
  opened.push(async () => latch.resolve())
  await vi.waitUntil(() => begun > 0, { timeout: 20_000 })
  await vi.waitUntil(async () => (await jobs())[0]?.locked_by, { timeout: 20_000 })
  const [held] = await jobs()
  // `holdLeases` looks for dead workers right at the start.
  await lookForDead()
  expect(await jobs()).toEqual([{ ...held, attempts: 1 }])
  latch.resolve()
  await vi.waitUntil(async () => (await jobs()).length === 0, { timeout: 20_000 })
})

test(
  'work a person is watching fails without another run after its worker died eight times',
  { timeout: 60_000 },
  async () => {
    const owner = openOwner()
    const admin = await world.person('admin')
    const [agency] = await world.within('core', (tx) =>
      tx.insert(agencies).values({ title: 'Board', slug: 'board-of-dead-workers' }).returning(),
    )
    const { id } = await admin.call(make_packet, {
      body: { agency_id: agency?.id ?? 0, from: '2026-01-01', to: '2026-12-31' },
    })
    // As left by eight workers killed during the work: each delivery was counted, none completed.
    const left = await owner`
      update graphile_worker._private_jobs j set attempts = 8, locked_at = now(), locked_by = 'worker-killed'
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'proof.asked' returning j.id`
    expect(left).toHaveLength(1)
    await work()
    const state = async () => (await admin.call(list_proof_jobs)).jobs.find((job) => job.id === id)?.state
    await vi.waitUntil(
      async () => {
        const now = await state()
        return now !== publishJob.queued && now !== publishJob.processing
      },
      { timeout: 30_000 },
    )
    expect(await state()).toBe(publishJob.failed)
  },
)
