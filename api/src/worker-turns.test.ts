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
/** How many pictures of two portals wait, at one moment. */
const waitingOf = async (first: number, second: number): Promise<number[]> => {
  const of = (portal_id: number) =>
    owner`count(*) filter (where (j.payload ->> 'portal_id')::bigint = ${portal_id})::int`
  const [row] = await owner<{ first: number; second: number }[]>`
    select ${of(first)} as first, ${of(second)} as second
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'media.picture-kept'`
  return [row?.first ?? -1, row?.second ?? -1]
}

test('a portal with much heavy work waiting holds up no other: that one’s picture is done before the second of eight', async () => {
  const { summit, core } = world.portals
  const [many, one] = [await world.person('admin', 'summit'), await world.person('admin')]
  for (let n = 0; n < 8; n += 1) await uploadLogo(many, await noise(100 + n))
  const small = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1f4fd8' } })
  await uploadLogo(one, await small.jpeg().toBuffer())
  const waiting = () => waitingOf(summit.id, core.id)
  expect(await waiting()).toEqual([8, 1])
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
    expect(left).toBeGreaterThanOrEqual(7)
  } finally {
    await worker.stop()
  }
})
