import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openHttpRelay } from '../../../../../tests/support/http-relay.ts'
import { startS3 } from '../../../../../tests/support/s3-server.ts'
import { GOOD_PACKAGES } from '../../../../local/demo/scorm/good-packages.ts'
import { noteStart, sweepPackages } from '../../media/unfinished-imports.ts'
import { openStorage } from '../../../storage/open-storage.ts'
import type { Storage } from '../../../storage/storage.ts'
import { isStorageUnavailable } from '../../../storage/storage-unavailable.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { packageFileFinder } from '../host/find-package-file.ts'
import { importPackage } from './import-package.ts'

const upload = storageKey('uploads/course.zip')
const files = ['course.css', 'course.js', 'imsmanifest.xml', 'index.html']
const later = () => new Date(Date.now() + 25 * 60 * 60 * 1000)
let s3: Awaited<ReturnType<typeof startS3>>
let relay: Awaited<ReturnType<typeof openHttpRelay>>
/** The bucket itself, the bucket through a relay, and the relay with a short timeout. */
let bucket: Storage
let storage: Storage
let hasty: Storage
beforeAll(async () => {
  s3 = await startS3()
  const behind = new URL(s3.url)
  relay = await openHttpRelay({ host: behind.hostname, port: Number(behind.port) })
  const S3_URL = Object.assign(new URL(s3.url), { port: String(relay.port) }).href
  bucket = await openStorage({ S3_URL: s3.url, DATA_DIR: '/nowhere' })
  storage = await openStorage({ S3_URL, DATA_DIR: '/nowhere' })
  hasty = await openStorage({ S3_URL: `${S3_URL}&timeout_ms=400`, DATA_DIR: '/nowhere' })
  await bucket.put(upload, await (GOOD_PACKAGES.plain?.() ?? Promise.reject(new Error('no package'))))
})
afterEach(async () => {
  relay.rules.answer = () => null
  relay.rules.wait = () => null
  for (const folder of ['packages', 'package-lists', 'package-starts']) await bucket.removeBelow(storageKey(folder))
})
afterAll(async () => {
  for (const each of [bucket, storage, hasty]) each.close()
  await relay.stop()
  await s3.stop()
})

async function below(folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of bucket.listBelow(storageKey(folder))) names.push(key.slice(folder.length + 1))
  return names.toSorted()
}
const folders = async () => [...new Set((await below('packages')).map((name) => name.split('/')[0] ?? ''))]
async function importZip(from: Storage = storage): Promise<string> {
  const taken = await importPackage({ storage: from, upload })
  if (!taken.ok) throw new Error(taken.code)
  return taken.package.sha256
}
/** Names of the package's files that a learner's browser can load. */
async function served(sha256: string): Promise<string[]> {
  const find = packageFileFinder(bucket)
  const found: string[] = []
  for (const name of files) {
    const stream = await (await find(sha256, name))?.open({ start: 0, end: 0 })
    if (stream) found.push(name)
    stream?.destroy()
  }
  return found
}
/** Runs an import that gives up because the relay holds its put, both times it is sent. */
async function heldImport(
  folder: 'packages' | 'package-lists',
  ending: string,
): Promise<{ release: () => Promise<void> }> {
  const released = Promise.withResolvers<void>()
  const asked: string[] = []
  relay.rules.wait = (one) => {
    if (!one.startsWith(`PUT /portico/${folder}/`) || !one.split('?')[0]?.endsWith(ending)) return null
    asked.push(one)
    return released.promise
  }
  const error: unknown = await importZip(hasty).catch((thrown: unknown) => thrown)
  expect([isStorageUnavailable(error), asked.length, await below('package-lists')]).toEqual([true, 2, []])
  relay.rules.wait = () => null
  return {
    release: async () => {
      // Requests of a later import attempt do not count.
      relay.passed.length = 0
      released.resolve()
      await expect.poll(() => relay.passed.filter((one) => asked.includes(one))).toHaveLength(2)
    },
  }
}
const heldList = () => heldImport('package-lists', '.json')

test('a late list names a whole package, and the next import attempt completes it', async () => {
  const list = await heldList()
  await list.release()
  const sha256 = await importZip()
  expect([await served(sha256), (await folders()).length]).toEqual([files, 1])
  expect(await sweepPackages(storage, later())).toBe(0)
  expect([await served(sha256), await below('package-starts')]).toEqual([files, []])
})

test('a list written after a retry has finished also names a whole package', async () => {
  const list = await heldList()
  const [first] = await folders()
  const sha256 = await importZip()
  expect(await below('package-starts')).toHaveLength(2)
  await list.release()
  expect([(await bucket.get(listKey(sha256)))?.includes(`"${first}"`), await served(sha256)]).toEqual([true, files])
  expect(await sweepPackages(storage, later())).toBe(1)
  expect([await served(sha256), await folders(), await below('package-starts')]).toEqual([files, [first], []])
})

test('sweeps a package after a day if its list is never written', async () => {
  await heldList()
  expect([await sweepPackages(storage, new Date()), (await folders()).length]).toEqual([0, 1])
  expect([await sweepPackages(storage, later()), await folders(), await below('package-starts')]).toEqual([1, [], []])
})

test(`sweeps a file after a day if the bucket wrote it after its import's cleanup`, async () => {
  const { release } = await heldImport('packages', '/course.js')
  expect(await folders()).toEqual([])
  await release()
  expect(await below('packages')).toHaveLength(1)
  expect([await sweepPackages(storage, later()), await folders(), await below('package-starts')]).toEqual([1, [], []])
})

const listKey = (sha256: string) => storageKey(`package-lists/${sha256}.json`)

test.each([['imsmanifest.xml'], ['course.js'], files])(
  'imports a package with missing files (%s …) again when the same zip is uploaded',
  async (...gone) => {
    const sha256 = await importZip()
    const [damaged] = await folders()
    for (const name of gone) await bucket.remove(storageKey(`packages/${damaged}/${name}`))
    expect(await served(sha256)).toEqual(files.filter((name) => !gone.includes(name)))
    expect([await importZip(), await served(sha256)]).toEqual([sha256, files])
    await sweepPackages(storage, later())
    const left = await folders()
    expect([await served(sha256), left.length, left[0] === damaged]).toEqual([files, 1, false])
    expect(await below('package-starts')).toEqual([])
  },
)

const odd: Record<string, string> = {
  'an empty body': '',
  'well-formed HTML': '<html><body>Not Found</body></html>',
  'other HTML': '<html><body>Not Found<br></body></html>',
  'no such bucket': '<Error><Code>NoSuchBucket</Code></Error>',
  'no such key, although it is there': '<Error><Code>NoSuchKey</Code></Error>',
}
test.each(Object.entries(odd))(
  'the sweep keeps a package when one read of its list answers 404 with %s',
  async (_, body) => {
    const sha256 = await importZip()
    const [folder = ''] = await folders()
    // State left by an import that finished without removing its start note.
    await noteStart(bucket, folder)
    relay.rules.answer = (asked) => (asked.startsWith('GET /portico/package-lists/') ? { status: 404, body } : null)
    await sweepPackages(storage, later()).catch(() => {})
    expect([await served(sha256), await below('package-starts')]).toEqual([files, [folder]])
    relay.rules.answer = () => null
    expect([await sweepPackages(storage, later()), await served(sha256)]).toEqual([0, files])
    expect(await below('package-starts')).toEqual([])
    await noteStart(bucket, folder)
    await bucket.remove(listKey(sha256))
    expect([await sweepPackages(storage, later()), await folders()]).toEqual([1, []])
  },
)

test('a finished import leaves nothing for the sweep', async () => {
  const sha256 = await importZip()
  expect([await served(sha256), await below('package-starts')]).toEqual([files, []])
})

/** Loads the import as another process would run it, unaware of this process's imports. */
async function otherProcess(): Promise<typeof importPackage> {
  vi.resetModules()
  return (await import('./import-package.ts')).importPackage
}
/** A storage that pauses at the first call of a kind: after a get, or before a put. */
function pausing(method: 'get' | 'put', folder: string) {
  const [reached, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const pause = async () => {
    reached.resolve()
    await resumed.promise
  }
  const paused: Storage = {
    ...storage,
    get: async (key) => {
      const found = await storage.get(key)
      if (method === 'get' && key.startsWith(`${folder}/`)) await pause()
      return found
    },
    put: async (key, content) => {
      if (method === 'put' && key.startsWith(`${folder}/`)) await pause()
      return storage.put(key, content)
    },
  }
  return { storage: paused, reached: reached.promise, resume: () => resumed.resolve() }
}

test.each([
  ['has found no list yet', pausing.bind(null, 'get', 'package-lists'), 1, 0],
  ['is about to write its list', pausing.bind(null, 'put', 'package-lists'), 2, 1],
] as const)(
  'leaves one whole package when the slower of two importing processes %s',
  async (_, pause, folders_before, swept) => {
    const slow = pause()
    const other = (await otherProcess())({ storage: slow.storage, upload })
    await slow.reached
    const sha256 = await importZip()
    slow.resume()
    expect((await other).ok).toBe(true)
    expect([await served(sha256), (await folders()).length]).toEqual([files, folders_before])
    expect(await sweepPackages(storage, later())).toBe(swept)
    expect([await served(sha256), (await folders()).length, await below('package-starts')]).toEqual([files, 1, []])
  },
)
