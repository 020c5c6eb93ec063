import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { packageFileKey, readPackageList, writePackageList, type PackageList } from '../../media/package-list.ts'
import { openStorage } from '../../storage/open-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { storageKey } from '../../storage/storage-key.ts'
import { packageFileFinder, type FindPackageFile } from './find-package-file.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portico-packages-'))
const sha256 = 'c'.repeat(64)
const names = ['index.html', 'Logo.png']
let disk: Storage
let listsRead = 0
/** The storage, with a count of the lists that are read. */
let storage: Storage
beforeAll(async () => {
  disk = await openStorage({ S3_URL: '', DATA_DIR })
  storage = {
    ...disk,
    get: (key) => {
      listsRead += 1
      return disk.get(key)
    },
  }
})
afterEach(async () => {
  for (const folder of ['packages', 'package-lists']) await disk.removeBelow(storageKey(folder))
})
afterAll(() => {
  disk.close()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

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
  for (const name of names) await disk.remove(packageFileKey(damaged, name))
  expect(await Promise.all(['index.html', 'logo.png'].map((path) => answer(find, path)))).toEqual(names)
})

test('[HOUSE-3] a file that the list in memory does not name is served as soon as the list of another import names it', async () => {
  const find = packageFileFinder(storage)
  await imported('1', ['index.html'])
  expect([await answer(find, 'index.html'), await answer(find, 'logo.png')]).toEqual(['index.html', null])
  await imported('2')
  expect(await answer(find, 'logo.png')).toBe('Logo.png')
})

test('[HOUSE-3] a file that no list has is not found: many who ask for one at once have the list read once', async () => {
  const find = packageFileFinder(storage)
  const list = await imported('1')
  expect(await answer(find, 'index.html')).toBe('index.html')
  listsRead = 0
  const asked = await Promise.all(Array.from({ length: 20 }, () => answer(find, 'favicon.ico')))
  expect([asked, listsRead]).toEqual([Array(20).fill(null), 1])
  await disk.remove(packageFileKey(list, 'index.html'))
  expect([await answer(find, 'index.html'), await answer(find, 'Logo.png'), listsRead]).toEqual([null, 'Logo.png', 2])
  await disk.removeBelow(storageKey('package-lists'))
  expect([await answer(find, 'favicon.ico'), await readPackageList(disk, sha256)]).toEqual([null, null])
  expect(await answer(find, 'Logo.png')).toBeNull()
})
