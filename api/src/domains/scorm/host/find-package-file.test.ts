import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { packageFileKey, readPackageList, writePackageList, type PackageList } from '../../media/package-list.ts'
import { openStorage } from '../../../storage/open-storage.ts'
import { StorageUnavailable } from '../../../storage/storage-unavailable.ts'
import type { Storage } from '../../../storage/storage.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { listTrusted_ms, packageFileFinder, type FindPackageFile } from './find-package-file.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portico-packages-'))
const sha256 = 'c'.repeat(64)
const names = ['index.html', 'Logo.png']
const apart = 'gru\u0308n.svg'
let disk: Storage
let listsRead = 0
let isUnavailable = false
/** The storage with a counter of list reads; tests can make it unavailable. */
let storage: Storage
beforeAll(async () => {
  disk = await openStorage({ S3_URL: '', DATA_DIR })
  storage = {
    ...disk,
    get: async (key) => {
      listsRead += 1
      if (isUnavailable) throw new StorageUnavailable(new Error('an outage'))
      return disk.get(key)
    },
  }
})
afterEach(async () => {
  vi.useRealTimers()
  isUnavailable = false
  for (const folder of ['packages', 'package-lists']) await disk.removeBelow(storageKey(folder))
})
afterAll(() => {
  disk.close()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + listTrusted_ms })

/** Imports the package: stores its files, then writes a list that names the given ones. */
async function imported(into: string, listed: readonly string[] = names): Promise<PackageList> {
  const list: PackageList = { folder: `${sha256}.${into}`, files: listed.map((name) => [name, name.length]) }
  for (const name of names) await disk.put(packageFileKey(list, name), Buffer.from(name))
  await writePackageList(disk, sha256, list)
  return list
}
/** The body a learner's browser gets; null for a 404. */
async function answer(find: FindPackageFile, path: string): Promise<string | null> {
  const file = await find(sha256, path)
  const stream = await file?.open({ start: 0, end: file.bytes - 1 })
  return stream ? text(stream) : null
}

test(`serves a file from a newer import's list when the cached list's copy is gone`, async () => {
  const find = packageFileFinder(storage)
  const damaged = await imported('1')
  expect(await answer(find, 'index.html')).toBe('index.html')
  await imported('2')
  later()
  for (const name of names) await disk.remove(packageFileKey(damaged, name))
  expect(await Promise.all(['index.html', 'logo.png'].map((path) => answer(find, path)))).toEqual(names)
})

test('serves a file missing from the cached list once a reread list names it', async () => {
  const find = packageFileFinder(storage)
  await imported('1', ['index.html'])
  expect([await answer(find, 'index.html'), await answer(find, 'logo.png')]).toEqual(['index.html', null])
  await imported('2')
  later()
  expect(await answer(find, 'logo.png')).toBe('Logo.png')
})

test('an unlisted file is not found, and concurrent requests for it read the list once', async () => {
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

test('does not reread a fresh list for an unlisted file, even during a storage outage', async () => {
  const find = packageFileFinder(storage)
  await imported('1')
  listsRead = 0
  for (const path of ['favicon.ico', 'missing.js', 'index.html', 'favicon.ico'])
    expect(await answer(find, path)).toBe(path === 'index.html' ? path : null)
  expect(listsRead).toBe(1)
  isUnavailable = true
  expect([await answer(find, 'missing.css'), listsRead]).toEqual([null, 1])
  later()
  await expect(answer(find, 'missing.css')).rejects.toBeInstanceOf(StorageUnavailable)
  isUnavailable = false
  expect([await answer(find, 'missing.css'), listsRead]).toEqual([null, 3])
})

test('rereads the list when a listed file is gone, even if it was just read', async () => {
  const find = packageFileFinder(storage)
  const damaged = await imported('1')
  expect(await answer(find, 'index.html')).toBe('index.html')
  await imported('2')
  await disk.remove(packageFileKey(damaged, 'Logo.png'))
  expect(await Promise.all(Array.from({ length: 5 }, () => answer(find, 'Logo.png')))).toEqual(
    Array(5).fill('Logo.png'),
  )
})

test('finds a file name in any Unicode form', async () => {
  const list: PackageList = { folder: `${sha256}.1`, files: [[apart, apart.length]] }
  await disk.put(packageFileKey(list, apart), Buffer.from(apart))
  await writePackageList(disk, sha256, list)
  const find = packageFileFinder(storage)
  for (const path of ['gr%C3%BCn.svg', 'gru%CC%88n.svg', 'GR%C3%9CN.svg'])
    expect((await find(sha256, path))?.name).toBe(apart)
})
