import postgres from 'postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitFor } from '../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../tests/support/world.ts'
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

/** Noise takes long to encode; each is another picture. */
const noise = (mean: number) =>
  sharp({
    create: {
      width: 1280,
      height: 1280,
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
const waitingOf = async (portal_id: number): Promise<number> => {
  const [row] = await owner<{ n: string }[]>`
    select count(*) as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'media.picture-kept' and (j.payload ->> 'portal_id')::bigint = ${portal_id}`
  return Number(row?.n)
}

test('a portal with much heavy work waiting holds up no other: that one’s picture is done before the second of eight', async () => {
  const { summit, core } = world.portals
  const [many, one] = [await world.person('admin', 'summit'), await world.person('admin')]
  for (let n = 0; n < 8; n += 1) await uploadLogo(many, await noise(100 + n))
  const small = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1f4fd8' } })
  await uploadLogo(one, await small.jpeg().toBuffer())
  expect([await waitingOf(summit.id), await waitingOf(core.id)]).toEqual([8, 1])
  const worker = await startWorker({ services: world.services })
  try {
    await waitFor(async () => expect(await waitingOf(core.id)).toBe(0), { interval: 20, timeout: 60_000 })
    expect(await waitingOf(summit.id)).toBeGreaterThanOrEqual(7)
  } finally {
    await worker.stop()
  }
})
