import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateMultipartUploadCommand, UploadPartCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { parseS3Url } from '../settings/s3-url.ts'
import { noteStart, sweepPackages } from '../domains/media/unfinished-imports.ts'
import { openStorage } from './open-storage.ts'
import { s3Clients } from './s3-client.ts'
import { storageKey, UNFINISHED } from './storage-key.ts'

const before = new Date(Date.now() - 60 * 60 * 1000)
const earlier = new Date(before.getTime() - 1000)
const uploads = storageKey('uploads')

test('on disk, removes what killed puts left below a folder, not active puts or files', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portico-unfinished-'))
  const storage = await openStorage({ S3_URL: '', DATA_DIR })
  const unfinished = (folder: string, name: string) => {
    const file = join(DATA_DIR, 'storage', folder, `${UNFINISHED}${name}`)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, 'half')
    utimesSync(file, earlier, earlier)
  }
  await storage.put(storageKey('uploads/whole.zip'), Buffer.from('whole'))
  utimesSync(join(DATA_DIR, 'storage/uploads/whole.zip'), earlier, earlier)
  for (const folder of ['uploads', 'uploads/deep', 'lessons']) unfinished(folder, 'killed')
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const living = storage.put(
    storageKey('uploads/living.zip'),
    (async function* () {
      yield Buffer.from('first ')
      begun.resolve()
      await ended.promise
      yield Buffer.from('last')
    })(),
  )
  await begun.promise
  expect(await storage.removeUnfinished(uploads, before)).toBe(2)
  ended.resolve()
  expect(await living).toEqual({ bytes: 10 })
  const left = readdirSync(join(DATA_DIR, 'storage'), { recursive: true, encoding: 'utf8' })
  expect(left.toSorted()).toEqual([
    'lessons',
    `lessons/${UNFINISHED}killed`,
    'uploads',
    'uploads/deep',
    'uploads/living.zip',
    'uploads/whole.zip',
  ])
  expect(await storage.removeUnfinished(storageKey('nothing'), before)).toBe(0)
  rmSync(DATA_DIR, { recursive: true })
})

test('on S3, aborts multipart uploads that receive nothing more, but no active ones', async () => {
  const server = await startS3()
  const address = parseS3Url(server.url)
  if (!address) throw new Error('no bucket')
  const { writer } = s3Clients(address)
  const storage = await openStorage({ S3_URL: server.url, DATA_DIR: '/nowhere' })
  const Bucket = address.bucket
  const found = () => readdirSync(server.directory, { recursive: true, encoding: 'utf8' })
  const backdate = (UploadId: string, name: string) => {
    const file = found().find((one) => one.endsWith(join(UploadId, name)))
    if (!file) throw new Error('the upload has no such file')
    utimesSync(join(server.directory, file), earlier, earlier)
  }
  const begin = async (Key: string, { part = 'old' }: { part?: 'none yet' | 'old' | 'new' } = {}) => {
    const { UploadId = '' } = await writer.send(new CreateMultipartUploadCommand({ Bucket, Key }))
    if (part === 'none yet') return UploadId
    await writer.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: Buffer.from('half') }))
    backdate(UploadId, 'key')
    if (part === 'old') backdate(UploadId, '1')
    return UploadId
  }
  const killed = await Promise.all(['uploads/1.zip', 'uploads/2.zip', 'uploads/3.zip'].map((key) => begin(key)))
  const living = [
    await begin('uploads/slow.zip', { part: 'new' }),
    await begin('uploads/new.zip', { part: 'none yet' }),
    await begin('uploads-of-others/1.zip'),
  ]
  const left = () => [...killed, ...living].filter((id) => found().some((one) => one.endsWith(id)))
  expect(left()).toEqual([...killed, ...living])
  expect(await storage.removeUnfinished(uploads, before)).toBe(3)
  expect(left()).toEqual(living)
  expect(await storage.removeUnfinished(uploads, before)).toBe(0)

  // A half-sent file of a killed package import is removed with the rest of the import.
  const folder = `${'e'.repeat(64)}.0123456789abcdef`
  await noteStart(storage, folder)
  const half = await begin(`packages/${folder}/film.mp4`)
  await sweepPackages(storage, new Date())
  expect(found().some((one) => one.endsWith(half))).toBe(true)
  await sweepPackages(storage, new Date(Date.now() + 25 * 60 * 60 * 1000))
  expect(found().some((one) => one.endsWith(half))).toBe(false)
  storage.close()
  writer.destroy()
  await server.stop()
})
