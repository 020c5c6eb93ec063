import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/support/world.ts'
import { scormPackages } from '../db/tables/course-content.ts'
import { packageFileFinder } from '../scorm/host/find-package-file.ts'
import { storageKey } from '../storage/storage-key.ts'
import { startSilent } from '../../../tests/support/silent-server.ts'
import { openStorage } from '../storage/open-storage.ts'
import { adoptPackages } from './adopt-packages.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('[HOUSE-3] packages of an installation that stands already get their lists at a start, where they are whole', async () => {
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

test('[HOUSE-3] an api starts while the bucket is away: packages get their lists at a later start', async () => {
  const gone = await startSilent()
  await gone.stop()
  const storage = await openStorage({
    S3_URL: `http://key:secret@127.0.0.1:${gone.port}/portico`,
    DATA_DIR: '/nowhere',
  })
  expect(await adoptPackages({ ...world.services, storage })).toBe(0)
  storage.close()
})
