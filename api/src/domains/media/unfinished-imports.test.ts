import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../../../tests/support/s3-server.ts'
import { GOOD_PACKAGES } from '../../../local/demo/scorm/good-packages.ts'
import { importPackage } from '../scorm/import/import-package.ts'
import { packageFileFinder } from '../scorm/host/find-package-file.ts'
import { openStorage } from '../../storage/open-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { storageKey } from '../../storage/storage-key.ts'
import { sweepPackages } from './unfinished-imports.ts'

const upload = storageKey('uploads/course.zip')
const later = () => new Date(Date.now() + 25 * 60 * 60 * 1000)
const zip = () => GOOD_PACKAGES.plain?.() ?? Promise.reject(new Error('no package'))

describe.each(['disk', 'S3'])('on %s', (where) => {
  let storage: Storage
  let close: () => Promise<void>
  beforeAll(async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'portico-packages-'))
    const server = where === 'S3' ? await startS3() : null
    storage = await openStorage({ S3_URL: server?.url ?? '', DATA_DIR })
    close = async () => {
      storage.close()
      await server?.stop()
      rmSync(DATA_DIR, { recursive: true, force: true })
    }
  })
  afterAll(() => close())

  const keysBelow = async (folder: string) => {
    const keys: string[] = []
    for await (const { key } of storage.listBelow(storageKey(folder))) keys.push(key)
    return keys.toSorted()
  }
  const take = async () => {
    await storage.put(upload, await zip())
    const taken = await importPackage({ storage, upload })
    if (!taken.ok) throw new Error(taken.code)
    return taken.package.sha256
  }

  test('serves a package only after its list, which is written last', async () => {
    const refusing: Storage = {
      ...storage,
      put: (key, content) =>
        key.startsWith('package-lists/')
          ? Promise.reject(new Error('the storage is unavailable'))
          : storage.put(key, content),
    }
    await storage.put(upload, await zip())
    await expect(importPackage({ storage: refusing, upload })).rejects.toThrow('the storage is unavailable')
    // Files without a list are not a package; the start note leads the sweep to them.
    expect([(await keysBelow('packages')).length, await keysBelow('package-lists')]).toEqual([4, []])
    const [file = ''] = await keysBelow('packages')
    const unlisted = /^packages\/([\da-f]{64})\./.exec(file)?.[1] ?? ''
    expect(await packageFileFinder(storage)(unlisted, 'index.html')).toBeNull()
    expect(await sweepPackages(storage, later())).toBe(1)
    expect([await keysBelow('packages'), await keysBelow('package-starts')]).toEqual([[], []])
    const seen: (string | null)[] = []
    const watching: Storage = {
      ...storage,
      put: async (key, content) => {
        const sha256 = /^packages\/([\da-f]{64})\./.exec(key)?.[1]
        if (sha256) seen.push((await packageFileFinder(storage)(sha256, 'index.html'))?.name ?? null)
        return storage.put(key, content)
      },
    }
    expect((await importPackage({ storage: watching, upload })).ok).toBe(true)
    expect(seen).toEqual([null, null, null, null])
    for (const folder of ['packages', 'package-lists', 'package-starts']) await storage.removeBelow(storageKey(folder))
    const find = packageFileFinder(storage)
    const sha256 = await take()
    const found = await find(sha256, 'index.html')
    expect([found?.name, (await storage.get(storageKey(`package-lists/${sha256}.json`)))?.length]).toEqual([
      'index.html',
      expect.any(Number),
    ])
    await storage.remove(storageKey(`package-lists/${sha256}.json`))
    expect(await packageFileFinder(storage)(sha256, 'index.html')).toBeNull()
    await storage.removeBelow(storageKey('packages'))
    await storage.removeBelow(storageKey('package-starts'))
  })

  test('an import that cannot store a file leaves only its start note', async () => {
    let stored = 0
    const refusing: Storage = {
      ...storage,
      put: async (key, content) => {
        // The other files are stored first, so that there is something to clean up.
        if (key.endsWith('/course.js')) {
          await expect.poll(async () => (await keysBelow('packages')).length).toBe(3)
          stored = (await keysBelow('packages')).length
          throw new Error('the storage is unavailable')
        }
        return storage.put(key, content)
      },
    }
    await storage.put(upload, await zip())
    await expect(importPackage({ storage: refusing, upload })).rejects.toThrow('the storage is unavailable')
    expect([stored, await keysBelow('packages'), await keysBelow('package-lists')]).toEqual([3, [], []])
    expect(await keysBelow('package-starts')).toHaveLength(1)
    await storage.removeBelow(storageKey('package-starts'))
  })

  test('sweeps up a killed import’s files after a day; complete packages stay', async () => {
    const sha256 = await take()
    const whole = await keysBelow('packages')
    const [reached, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // Stops at its script, like a process killed at that point.
    const dying: Storage = {
      ...storage,
      put: async (key, content) => {
        if (key.endsWith('/course.js')) {
          reached.resolve()
          await killed.promise
        }
        return storage.put(key, content)
      },
    }
    await storage.put(upload, await (GOOD_PACKAGES.mastery_score?.() ?? zip()))
    const dead = importPackage({ storage: dying, upload })
    await reached.promise
    // The other three of its four files get stored meanwhile.
    await expect.poll(async () => (await keysBelow('packages')).length).toBe(whole.length + 3)
    expect(await sweepPackages(storage, new Date())).toBe(0)
    expect(await keysBelow('packages')).toHaveLength(whole.length + 3)
    expect(await sweepPackages(storage, later())).toBe(1)
    expect([await keysBelow('packages'), await keysBelow('package-starts')]).toEqual([whole, []])
    killed.reject(new Error('killed'))
    await expect(dead).rejects.toThrow('killed')
    expect((await packageFileFinder(storage)(sha256, 'INDEX.html'))?.name).toBe('index.html')
  })

  test('retries an unreadable upload instead of rejecting it as the author’s fault', async () => {
    let reads = 0
    const failing: Storage = {
      ...storage,
      stream: (key, part) => {
        reads += 1
        // The first read computes the hash.
        return key === upload && reads > 1
          ? Promise.reject(new Error('the storage is unavailable'))
          : storage.stream(key, part)
      },
    }
    await storage.put(upload, await (GOOD_PACKAGES.mastery_score?.() ?? zip()))
    await expect(importPackage({ storage: failing, upload })).rejects.toThrow('an upload could not be read')
    expect(await keysBelow('packages')).toHaveLength(4)
  })
})
