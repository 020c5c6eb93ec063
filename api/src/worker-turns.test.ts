import postgres from 'postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitFor } from '../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../tests/support/world.ts'
import { emitter } from './events/emit.ts'
import { startWorker } from './worker.ts'

let world: World
let owner: postgres.Sql
beforeAll(async () => {
  world = await createWorld({ WORKER_LANE: 'heavy' })
  owner = postgres(world.database_url, { max: 1 })
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

/** Noise takes long to encode; each one is a different picture. */
const noise = (mean: number) =>
  sharp({
    create: {
      width: 560,
      height: 560,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
async function uploadLogo(admin: Person, bytes: Uint8Array): Promise<void> {
  const answer = await admin.send('POST', '/portal-settings/images/logo?file_name=logo.jpg', {
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(answer.status).toBe(200)
}
/** Counts the waiting pictures of two portals at the same moment. */
const waitingOf = async (first: number, second: number): Promise<number[]> => {
  const of = (portal_id: number) =>
    owner`count(*) filter (where (j.payload ->> 'portal_id')::bigint = ${portal_id})::int`
  const [row] = await owner<{ first: number; second: number }[]>`
    select ${of(first)} as first, ${of(second)} as second
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'media.picture-kept'`
  return [row?.first ?? -1, row?.second ?? -1]
}

test('a portal’s queued heavy work does not delay another portal’s picture', async () => {
  const { summit, core } = world.portals
  const [many, one] = [await world.person('admin', 'summit'), await world.person('admin')]
  for (let n = 0; n < 4; n += 1) await uploadLogo(many, await noise(100 + n))
  const small = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1f4fd8' } })
  await uploadLogo(one, await small.jpeg().toBuffer())
  const waiting = () => waitingOf(summit.id, core.id)
  expect(await waiting()).toEqual([4, 1])
  const worker = await startWorker({ services: world.services })
  try {
    const [left] = await waitFor(
      async () => {
        const [ofMany = 0, ofOne] = await waiting()
        expect(ofOne).toBe(0)
        return [ofMany]
      },
      { interval: 20, timeout: 60_000 },
    )
    expect(left).toBeGreaterThanOrEqual(3)
  } finally {
    await worker.stop()
  }
}, 180_000)

test('long work of three portals does not delay short work of a fourth', async () => {
  for (const portal of ['summit', 'northwind', 'blank'] as const)
    await world.within(portal, (tx) => emitter(tx, world.portals[portal].id)('proof.asked', { proof_job_id: 1 }))
  const held = postgres(world.database_url, { max: 1 })
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = held.begin(async (tx) => {
    await tx`lock table proof_jobs in access exclusive mode`
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const worker = await startWorker({ services: world.services })
  try {
    await waitFor(
      async () => {
        const [row] = await owner<{ running: number }[]>`
          select count(*)::int as running from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = 'proof.asked' and j.locked_by is not null`
        expect(row?.running).toBeGreaterThanOrEqual(2)
      },
      { interval: 20, timeout: 30_000 },
    )
    const small = sharp({ create: { width: 64, height: 64, channels: 3, background: '#bb2211' } })
    await uploadLogo(await world.person('admin'), await small.jpeg().toBuffer())
    const { summit, core } = world.portals
    const ofCore = async () => (await waitingOf(summit.id, core.id))[1]
    await waitFor(async () => expect(await ofCore()).toBe(0), { interval: 20, timeout: 30_000 })
  } finally {
    release.resolve()
    await holding
    await held.end()
    await worker.stop()
  }
})
