import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorker } from '../../api/src/worker.ts'
import { list_materials } from '../../shared/src/contract/materials.ts'
import { uploadProfiles } from '../../shared/src/rules/media/upload-profiles.ts'
import { filmOf } from '../support/film.ts'
import { uploadThroughKills } from '../support/killed-api.ts'
import { sha256 } from '../support/library.ts'
import { createLiveWorld } from '../support/live.ts'
import type { World } from '../support/world.ts'

const size_bytes = Number(process.env.SLOW_UPLOAD_BYTES ?? 600_000_000)
let world: World
beforeAll(async () => void (world = await createLiveWorld()))
afterAll(() => world.close())

test('600 MB in five chunked parts arrive whole although the api is killed twice', async () => {
  const editor = await world.person('editor')
  const bytes = filmOf(size_bytes)
  const { parallel, chunk_bytes } = uploadProfiles.scorm
  const { kills, took_ms } = await uploadThroughKills(world, editor, {
    name: 'large.mp4',
    bytes,
    parallel,
    chunk_bytes,
  })
  expect(kills).toBe(2)
  const began = performance.now()
  const worker = await startWorker({
    services: { ...world.services, config: { ...world.config, WORKER_LANE: 'heavy' } },
  })
  const kept = async () =>
    (await editor.call(list_materials, { query: { search: 'large', type: 'others' } })).data.map((row) => row.sha256)
  await expect.poll(kept, { timeout: 300_000 }).toEqual([sha256(bytes)])
  await worker.stop()
  console.log(
    `${Math.round(bytes.length / 1e6)} MB: sent through ${kills} kills in ${took_ms} ms, joined and looked at in ${Math.round(performance.now() - began)} ms`,
  )
}, 900_000)
