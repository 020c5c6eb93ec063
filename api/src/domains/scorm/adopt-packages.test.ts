import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import { scormPackages } from './tables.ts'
import { packageFileFinder } from './host/find-package-file.ts'
import { storageKey } from '../../storage/storage-key.ts'
import { startLiveApi } from '../../../../tests/support/live.ts'
import { startS3 } from '../../../../tests/support/s3-server.ts'
import { openTcpGate } from '../../../../tests/support/tcp-gate.ts'
import { openServices } from '../../services.ts'
import { startApi } from '../../start-api.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { adoptPackages } from './adopt-packages.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('at startup, gives existing packages their lists if they are complete', async () => {
  const { storage } = world.services
  const [whole, half] = ['a'.repeat(64), 'b'.repeat(64)]
  for (const sha256 of [whole, half]) {
    await storage.put(storageKey(`packages/${sha256}/index.html`), Buffer.from('<h1>Hi</h1>'))
    await storage.put(storageKey(`packages/${sha256}/media/clip 1.mp4`), Buffer.from('clip'))
    await world.within('core', (tx) =>
      tx.insert(scormPackages).values({
        sha256,
        title: 'Lesson',
        entry: 'index.html',
        version: '1.2',
        items: [],
        files: sha256 === whole ? 2 : 3,
        bytes: 15,
      }),
    )
  }
  const find = packageFileFinder(storage)
  expect(await find(whole, 'index.html')).toBeNull()
  expect(await adoptPackages(world.services)).toBe(1)
  expect(await adoptPackages(world.services)).toBe(0)
  expect((await find(whole, 'media/clip%201.mp4'))?.bytes).toBe(4)
  expect(await find(half, 'index.html')).toBeNull()
})

test('starts while the bucket is unavailable; a later start gives packages their lists', async () => {
  const s3 = await startS3()
  const behind = new URL(s3.url)
  const gate = await openTcpGate({ host: behind.hostname, port: Number(behind.port) })
  const S3_URL = Object.assign(new URL(s3.url), { port: String(gate.port) }).href
  const config = { ...world.config, S3_URL: `${S3_URL}&timeout_ms=300` }
  const storage = await openStorage(config)
  const sha256 = 'c'.repeat(64)
  await storage.put(storageKey(`packages/${sha256}/index.html`), Buffer.from('<h1>Hi</h1>'))
  await world.within('core', (tx) =>
    tx
      .insert(scormPackages)
      .values({ sha256, title: 'Lesson', entry: 'index.html', version: '1.2', items: [], files: 1, bytes: 11 }),
  )
  /** The health status of an API started now. */
  const started = async () => {
    const api = await startLiveApi({ ...world, config })
    const { status } = await fetch(`http://127.0.0.1:${api.port}/api/health/live`)
    await api.stop()
    return status
  }
  const isListed = async () => (await packageFileFinder(storage)(sha256, 'index.html')) !== null

  await gate.shut()
  expect(await started()).toBe(200)
  await gate.open()
  expect(await isListed()).toBe(false)
  expect(await started()).toBe(200)
  expect(await isListed()).toBe(true)

  // Control: a storage error other than unavailability aborts the start.
  const refused = { ...config, S3_URL: s3.url.replace('S3RVER@', 'wrong@') }
  const services = await openServices({ config: refused, log: world.services.log, max: 2 })
  await expect(startApi({ services, drain_ms: 0 })).rejects.toThrow(/signature/i)
  await services.close()
  storage.close()
  await gate.shut()
  await s3.stop()
}, 30_000)
