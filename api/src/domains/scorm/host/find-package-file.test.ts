import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { packageFileKey, readPackageList, writePackageList, type PackageList } from '../../media/package-list.ts'
import { openStorage } from '../../../storage/open-storage.ts'
import { StorageAway } from '../../../storage/storage-away.ts'
import type { Storage } from '../../../storage/storage.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { listTrusted_ms, packageFileFinder, type FindPackageFile } from './find-package-file.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portico-packages-'))
const sha256 = 'c'.repeat(64)
const names = ['index.html', 'Logo.png']
const apart = 'gru\u0308n.svg'
let disk: Storage
let listsRead = 0
let isAway = false
/** The storage, with a count of the lists that are read, which may be away. */
let storage: Storage
beforeAll(async () => {
  disk = await openStorage({ S3_URL: '', DATA_DIR })
  storage = {
    ...disk,
    get: async (key) => {
      listsRead += 1
      if (isAway) throw new StorageAway(new Error('an outage'))
      return disk.get(key)
    },
  }
})
afterEach(async () => {
  vi.useRealTimers()
  isAway = false
  for (const folder of ['packages', 'package-lists']) await disk.removeBelow(storageKey(folder))
})
afterAll(() => {
  disk.close()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + listTrusted_ms })

/** An import of the package: its files, then a list that names these of them. */
async function imported(into: string, listed: readonly string[] = names): Promise<PackageList> {
  const list: PackageList = { folder: `${sha256}.${into}`, files: listed.map((name) => [name, name.length]) }
  for (const name of names) await disk.put(packageFileKey(list, name), Buffer.from(name))
  await writePackageList(disk, sha256, list)
  return list
}
/** What a learner's browser gets, and null for a 404. */
async function answer(find: FindPackageFile, path: string): Promise<string | null> {
  const file = await find(sha256, path)
  const stream = await file?.open({ start: 0, end: file.bytes - 1 })
  return stream ? text(stream) : null
}

test('[HOUSE-3] a file that is gone from where the list in memory has it is served from where the list of another import has it', async () => {
  const find = packageFileFinder(storage)
  const damaged = await imported('1')
  expect(await answer(find, 'index.html')).toBe('index.html')
  await imported('2')
  later()
  for (const name of names) await disk.remove(packageFileKey(damaged, name))
  expect(await Promise.all(['index.html', 'logo.png'].map((path) => answer(find, path)))).toEqual(names)
})

test('[HOUSE-3] a file that the list in memory does not name is served as soon as a list that is read anew names it', async () => {
  const find = packageFileFinder(storage)
  await imported('1', ['index.html'])
  expect([await answer(find, 'index.html'), await answer(find, 'logo.png')]).toEqual(['index.html', null])
  await imported('2')
  later()
  expect(await answer(find, 'logo.png')).toBe('Logo.png')
})

test('[HOUSE-3] a file that no list has is not found: many who ask for one at once have the list read once', async () => {
  const find = packageFileFinder(storage)
  const list = await imported('1')
  expect(await answer(find, 'index.html')).toBe('index.html')
  later()
  listsRead = 0
  const asked = await Promise.all(Array.from({ length: 20 }, () => answer(find, 'favicon.ico')))
  expect([asked, listsRead]).toEqual([Array(20).fill(null), 1])
  later()
  await disk.remove(packageFileKey(list, 'index.html'))
  expect([await answer(find, 'index.html'), await answer(find, 'Logo.png'), listsRead]).toEqual([null, 'Logo.png', 2])
  await disk.removeBelow(storageKey('package-lists'))
  later()
  expect([await answer(find, 'favicon.ico'), await readPackageList(disk, sha256)]).toEqual([null, null])
  expect(await answer(find, 'Logo.png')).toBeNull()
})

test('[HOUSE-3] a list that was read a moment ago is not read again for a file that it does not name, and it is not found then, also while the storage is away', async () => {
  const find = packageFileFinder(storage)
  await imported('1')
  listsRead = 0
  for (const path of ['favicon.ico', 'missing.js', 'index.html', 'favicon.ico'])
    expect(await answer(find, path)).toBe(path === 'index.html' ? path : null)
  expect(listsRead).toBe(1)
  isAway = true
  expect([await answer(find, 'missing.css'), listsRead]).toEqual([null, 1])
  later()
  await expect(answer(find, 'missing.css')).rejects.toBeInstanceOf(StorageAway)
  isAway = false
  expect([await answer(find, 'missing.css'), listsRead]).toEqual([null, 3])
})

test('[HOUSE-3] a file that is gone from where a list that was read a moment ago has it is looked for in the list as it is now, by however many at once', async () => {
  const find = packageFileFinder(storage)
  const damaged = await imported('1')
  expect(await answer(find, 'index.html')).toBe('index.html')
  await imported('2')
  await disk.remove(packageFileKey(damaged, 'Logo.png'))
  expect(await Promise.all(Array.from({ length: 5 }, () => answer(find, 'Logo.png')))).toEqual(
    Array(5).fill('Logo.png'),
  )
})

test('a name is found whichever way its letters are put together', async () => {
  const list: PackageList = { folder: `${sha256}.1`, files: [[apart, apart.length]] }
  await disk.put(packageFileKey(list, apart), Buffer.from(apart))
  await writePackageList(disk, sha256, list)
  const find = packageFileFinder(storage)
  for (const path of ['gr%C3%BCn.svg', 'gru%CC%88n.svg', 'GR%C3%9CN.svg'])
    expect((await find(sha256, path))?.name).toBe(apart)
})
