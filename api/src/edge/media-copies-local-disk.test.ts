import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startEdgeOfBucket } from '../../../tests/support/edge-of-bucket.ts'
import { s3Error, startScriptedBucket, type Scripted } from '../../../tests/support/scripted-bucket.ts'
import { mediaKinds } from '../domains/media/media-kinds.ts'
import { copyTrusted_ms } from './media-copies.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of opened.splice(0).toReversed()) await close()
})
const after = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const stock = mediaKinds.stock_picture.key({ name: 'course-a.jpg' })
const picture = mediaKinds.portal_picture.key({ portal_id: 24, name: `${'0a'.repeat(12)}.png` })
const unwritable =
  'this edge cannot write copies of public files to its own disk: it serves the copies it has, and clients that want another are asked to retry'

/**
 * Starts an edge, and a bucket that has every file with these bytes. `block` puts a file where a folder belongs, so that the disk rejects writes
 * below it.
 */
async function edgeOfBucket() {
  const has: { bytes: string; instead: (() => Scripted) | null } = { bytes: 'old', instead: null }
  const bucket = await startScriptedBucket(
    () => has.instead?.() ?? { status: 200, body: has.bytes, headers: { etag: `"${has.bytes}"` } },
  )
  opened.push(bucket.stop)
  const edge = await startEdgeOfBucket({ S3_URL: bucket.url })
  opened.push(edge.stop)
  const block = (folder: string) => {
    const at = join(edge.DATA_DIR, 'media-copies', folder)
    rmSync(at, { recursive: true, force: true })
    mkdirSync(dirname(at), { recursive: true })
    writeFileSync(at, '')
    return () => rmSync(at)
  }
  return { has, bucket, edge, block }
}

test('a failed write to the edge’s disk is logged and answered with 503 until fixed', async () => {
  const { edge, block } = await edgeOfBucket()
  expect(await edge.get(`/${stock}`)).toEqual([200, 'old'])
  const unblock = block(dirname(picture))
  for (const _ of [1, 2]) expect(await edge.get(`/${picture}`)).toEqual([503, '5'])
  expect([await edge.get(`/${stock}`), edge.logged]).toEqual([[200, 'old'], [unwritable]])
  unblock()
  expect(await edge.get(`/${picture}`)).toEqual([200, 'old'])
})

test.each(['break', 'silence'] as const)(
  'drops the bucket’s answer and keeps running when the disk rejects it, despite a %s',
  async (after) => {
    const { has, bucket, edge, block } = await edgeOfBucket()
    block(dirname(picture))
    has.instead = () => ({ status: 200, body: 'a part', headers: { 'content-length': '1000000' }, after })
    for (const _ of [1, 2]) expect(await edge.get(`/${picture}`)).toEqual([503, '5'])
    await expect.poll(() => [bucket.asked.length > 0, bucket.unfinished()]).toEqual([true, 0])
    has.instead = null
    expect(await edge.get(`/${stock}`)).toEqual([200, 'old'])
    expect(edge.logged).toEqual([unwritable])
  },
)

test('never serves a file the bucket lost, even with an undeletable copy, until it returns', async () => {
  const { has, edge } = await edgeOfBucket()
  expect(await edge.get(`/${stock}`)).toEqual([200, 'old'])
  const at = join(edge.DATA_DIR, 'media-copies', stock)
  // While the edge tries to delete the copy, a non-empty folder takes its place.
  has.instead = () => {
    if (!existsSync(join(at, 'full'))) {
      rmSync(at)
      mkdirSync(join(at, 'full'), { recursive: true })
    }
    return s3Error(404, 'NoSuchKey')
  }
  after(copyTrusted_ms + 1)
  expect(await edge.get(`/${stock}`)).toEqual([200, 'old'])
  await expect.poll(() => edge.logged).toEqual([unwritable])
  rmSync(at, { recursive: true })
  writeFileSync(at, 'old')
  has.instead = () => s3Error(404, 'NoSuchKey')
  for (const wait_ms of [0, copyTrusted_ms + 1]) {
    after(wait_ms)
    expect((await edge.get(`/${stock}`))[0]).toBe(404)
  }
  has.instead = null
  after(copyTrusted_ms + 1)
  expect(await edge.get(`/${stock}`)).toEqual([200, 'old'])
})

test('serves a copy whose version cannot be written, and still asks the bucket about others', async () => {
  const { has, bucket, edge, block } = await edgeOfBucket()
  for (const key of [stock, picture]) expect(await edge.get(`/${key}`)).toEqual([200, 'old'])
  block('versions')
  has.bytes = 'new'
  after(copyTrusted_ms + 1)
  bucket.asked.length = 0
  expect(await edge.get(`/${stock}`)).toEqual([200, 'old'])
  await expect.poll(() => edge.logged).toEqual([unwritable])
  expect((await edge.get(`/${stock}`))[0]).toBe(200)
  expect(await edge.get(`/${picture}`)).toEqual([200, 'old'])
  // The copy whose version was not written is checked again only after half a minute, the other one immediately.
  await expect.poll(() => bucket.asked).toEqual([`HEAD ${stock}`, `GET ${stock}`, `HEAD ${picture}`])
  expect(edge.logged).toEqual([unwritable])
})
