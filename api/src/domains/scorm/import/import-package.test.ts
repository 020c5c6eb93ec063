import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GOOD_PACKAGES } from '../../../../local/demo/scorm/good-packages.ts'
import { HOSTILE_PACKAGES } from '../../../../local/demo/scorm/hostile-packages.ts'
import { makeManifest } from '../../../../local/demo/scorm/make-manifest.ts'
import { courseFiles, makePackage } from '../../../../local/demo/scorm/make-package.ts'
import { makeZip } from '../../../../local/demo/scorm/make-zip.ts'
import { readPackageList } from '../../media/package-list.ts'
import { createDiskStorage } from '../../../storage/disk-storage.ts'
import type { Storage } from '../../../storage/storage.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { importPackage } from './import-package.ts'
import type { ArchiveLimits } from './archive-limits.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'scorm-import-'))
  storage = createDiskStorage(join(root, 'storage'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const upload = storageKey('uploads/upload.zip')
let storage: Storage

async function importZip(zip: Buffer, limits?: Partial<ArchiveLimits>) {
  await storage.put(upload, zip)
  return importPackage({ storage, upload, limits })
}

async function good(name: string, limits?: Partial<ArchiveLimits>) {
  const make = GOOD_PACKAGES[name]
  if (!make) throw new Error(name)
  const result = await importZip(await make(), limits)
  if (!result.ok) throw new Error(`${name}: ${result.code}`)
  return result.package
}

test('[scorm] unpacks a good package completely and describes it', async () => {
  const found = await good('plain')
  expect(found).toMatchObject({
    title: 'HIPAA essentials for front desk staff',
    version: '1.2',
    entry: 'index.html',
    files: 4,
  })
  expect(found.items).toEqual([
    {
      identifier: 'sco',
      title: 'HIPAA essentials for front desk staff',
      launch: 'index.html',
      sco: true,
      visible: true,
      parameters: '',
      mastery_score: null,
      max_time_allowed: null,
      time_limit_action: null,
      launch_data: null,
      prerequisites: null,
      ancestors: [],
    },
  ])
  const list = await readPackageList(storage, found.sha256)
  const folder = join(root, 'storage', 'packages', list?.folder ?? '')
  expect((await readdir(folder)).toSorted()).toEqual(['course.css', 'course.js', 'imsmanifest.xml', 'index.html'])
  expect(await readFile(join(folder, 'course.js'))).toEqual(
    await readFile(new URL('../../../../local/demo/scorm/hipaa-course/course.js', import.meta.url)),
  )
})

test('[scorm] importing the same zip twice, even concurrently, yields one package', async () => {
  const first = await good('plain')
  const [again, beside] = await Promise.all([good('plain'), good('plain')])
  expect([again, beside]).toEqual([first, first])
  const fresh = GOOD_PACKAGES['mastery_score']
  if (!fresh) throw new Error('mastery_score')
  const racing = createDiskStorage(join(root, 'race'))
  await racing.put(upload, await fresh())
  const race = await Promise.all([1, 2, 3].map(() => importPackage({ storage: racing, upload })))
  expect(race.every((result) => result.ok)).toBe(true)
  expect(await readdir(join(root, 'race', 'packages'))).toHaveLength(1)
})

test('[scorm] reads every variation of a manifest as intended', async () => {
  expect((await good('mastery_score')).items[0]).toMatchObject({ mastery_score: 60, max_time_allowed: '00:30:00' })
  expect((await good('launch_data')).items[0]).toMatchObject({ launch_data: 'unit=4&mode="short"' })
  expect((await good('parameters')).entry).toBe('index.html?theme=calm&page=2')
  expect((await good('xml_base')).entry).toBe('content/en%20us/index.html')
  expect((await good('case_mismatch')).entry).toBe('index.html')
  expect((await good('default_matches_nothing')).entry).toBe('index.html')
  expect(await good('zip64')).toMatchObject({ title: 'Zip64', files: 5 })
  for (const name of ['utf8_bom', 'utf16_le', 'utf16_be'])
    expect((await good(name)).title).toBe('Privacidad en recepción')
})

const inFolder = async (folder: string, beside: { name: string; data: string }[] = []) =>
  makeZip([
    { name: folder, data: '' },
    { name: `${folder}imsmanifest.xml`, data: makeManifest() },
    ...(await courseFiles(folder)),
    ...beside,
  ])

test.each([
  ['Ladders/', []],
  ['Trainings/Ladders 2/', []],
  [
    'Ladders/',
    ['__MACOSX/Ladders/._index.html', '.DS_Store', 'Ladders/.DS_Store', 'Ladders/._index.html', 'desktop.ini'],
  ],
  ['Ladders/', ['Ladders/old/imsmanifest.xml']],
])('accepts a package zipped with its folder %s, whatever files a computer adds to it', async (folder, added) => {
  const result = await importZip(
    await inFolder(
      folder,
      added.map((name) => ({ name, data: 'x' })),
    ),
  )
  if (!result.ok) throw new Error(result.code)
  expect(result.package.entry).toBe('index.html')
  const list = await readPackageList(storage, result.package.sha256)
  const kept = added.filter((name) => name.includes('old')).map((name) => name.slice(folder.length))
  expect(list?.files.map(([name]) => name).toSorted()).toEqual(
    ['course.css', 'course.js', 'imsmanifest.xml', 'index.html', ...kept].toSorted(),
  )
})

test(`rejects files beside a package's folder, or several packages, by folder name`, async () => {
  expect(await importZip(await inFolder('Ladders/', [{ name: 'readme.txt', data: 'x' }]))).toEqual({
    ok: false,
    code: 'scorm_import.manifest_in_folder',
    params: { folder: 'Ladders' },
  })
  const second = { name: 'Slings/imsmanifest.xml', data: makeManifest() }
  expect(await importZip(await inFolder('Ladders/', [second]))).toEqual({
    ok: false,
    code: 'scorm_import.several_packages',
    params: { names: 'Ladders, Slings' },
  })
})

test('finds decomposed Unicode file names, and reports a missing file by its readable name', async () => {
  const page = { name: 'Gera\u0308t.html', data: 'x' }
  const found = await importZip(await makePackage({ href: 'Ger%C3%A4t.html', more: [page] }))
  if (!found.ok) throw new Error(found.code)
  expect(found.package.entry).toBe(encodeURIComponent(page.name))
  expect(found.package.report.findings.map(({ code }) => code)).not.toContain('files_missing')
  expect(await importZip(await makePackage({ href: 'gr%C3%BCn%20eins.html' }))).toMatchObject({
    code: 'scorm_import.file_missing',
    params: { name: 'grün eins.html' },
  })
})

test('[SCO-011] rejects every hostile or unsuitable package with its reason and leaves nothing behind', async () => {
  const before = await readdir(root, { recursive: true })
  const codes: Record<string, string> = {}
  for (const [name, { zip }] of Object.entries(HOSTILE_PACKAGES)) {
    const result = await importZip(await zip())
    codes[name] = result.ok ? 'taken' : result.code
  }
  expect(codes).toEqual(Object.fromEntries(Object.entries(HOSTILE_PACKAGES).map(([name, { code }]) => [name, code])))
  expect((await readdir(root, { recursive: true })).toSorted()).toEqual(before.toSorted())
})

test('[SCO-011] names the version when it rejects a package that is not 1.2', async () => {
  expect(await importZip(await (HOSTILE_PACKAGES['scorm_2004']?.zip() ?? Buffer.alloc(0)))).toEqual({
    ok: false,
    code: 'scorm.version',
    params: { x: '2004 4th Edition' },
  })
})

test('[scorm] enforces the limits on file count, unpacked size and manifest size', async () => {
  const plain = await makePackage({ title: 'Limits' })
  expect(await importZip(plain, { files: 3 })).toEqual({
    ok: false,
    code: 'scorm_import.too_many_files',
    params: { limit: '3' },
  })
  expect(await importZip(plain, { unpacked_bytes: 2_048 })).toEqual({
    ok: false,
    code: 'scorm_import.too_large',
    params: { limit: '2 KiB' },
  })
  expect(await importZip(plain, { manifest_bytes: 100 })).toEqual({
    ok: false,
    code: 'scorm_import.manifest_too_large',
    params: { limit: '100 bytes' },
  })
  expect(await importZip(plain, { files: 4 })).toMatchObject({ ok: true })
})

const FIXTURES = new URL('../../../../../../shared/fixtures/scorm/', import.meta.url)

describe.skipIf(!existsSync(FIXTURES))('real packages stored beside the project', () => {
  const real = async (name: string) => {
    await storage.put(upload, await readFile(new URL(name, FIXTURES)))
    return importPackage({ storage, upload })
  }

  test('imports real packages from three authoring tools', async () => {
    expect(await real('RuntimeBasicCalls_SCORM12.zip')).toMatchObject({
      ok: true,
      package: { entry: 'shared/launchpage.html', files: 44 },
    })
    expect(await real('rise-bacon-ii.zip')).toMatchObject({
      ok: true,
      package: {
        entry: 'scormdriver/indexAPI.html',
        items: [{ launch_data: 'eyJjcHYiOiJPUHZNMnRFNyIsInJsZCI6ZmFsc2V9' }],
      },
    })
    const complex = await real('complexscorm.zip')
    if (!complex.ok) throw new Error(complex.code)
    expect(complex.package.items.length).toBeGreaterThan(3)
    expect(complex.package.items.some((item) => !item.visible)).toBe(true)
    expect(complex.package.items.some((item) => item.prerequisites?.includes('&'))).toBe(true)
    expect(complex.package.items.some((item) => !item.sco)).toBe(true)
  })

  test('[SCO-011] rejects real malformed packages and other versions with their reason', async () => {
    expect(await real('RuntimeBasicCalls_SCORM20043rdEdition.zip')).toEqual({
      ok: false,
      code: 'scorm.version',
      params: { x: '2004 3rd Edition' },
    })
    expect(await real('badscorm.zip')).toMatchObject({ code: 'scorm_import.manifest_unreadable' })
    expect(await real('validscorm.zip')).toMatchObject({ code: 'scorm_import.manifest_unreadable' })
    expect(await real('invalid.zip')).toMatchObject({ code: 'scorm_import.manifest_missing' })
    expect(await real('validaicc.zip')).toMatchObject({ code: 'scorm_import.manifest_missing' })
  })
})
