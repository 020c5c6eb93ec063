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
  'this edge cannot write copies of public files to its own disk: it answers with those that it has, and whoever wants another is asked to come again'

/** An edge, and a bucket that has every file with these bytes. A file in a folder's place is what its disk then refuses to write below. */
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

test('[HOUSE-3] an edge whose own disk refuses a copy says so of its disk and not of the bucket, asks the visitor to come again, and answers once it can write', async () => {
  const { edge, block } = await edgeOfBucket()
  expect(await edge.get(`/${stock}`)).toEqual([200, 'old'])
  const unblock = block(dirname(picture))
  for (const _ of [1, 2]) expect(await edge.get(`/${picture}`)).toEqual([503, '5'])
  expect([await edge.get(`/${stock}`), edge.logged]).toEqual([[200, 'old'], [unwritable]])
  unblock()
  expect(await edge.get(`/${picture}`)).toEqual([200, 'old'])
})

test.each(['break', 'silence'] as const)(
  '[HOUSE-3] what the bucket sends to a disk that refuses it is let go of: its answer is not left open, and the edge lives on, also when it ends in a %s',
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

test('[HOUSE-3] a file that the bucket no longer has is answered with no more, also when the edge’s own disk does not delete its copy, until the bucket has it again', async () => {
  const { has, edge } = await edgeOfBucket()
  expect(await edge.get(`/${stock}`)).toEqual([200, 'old'])
  const at = join(edge.DATA_DIR, 'media-copies', stock)
  // A folder with something in it stands in the copy's place while the edge tries to delete it.
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

test('[HOUSE-3] a copy whose version cannot be noted on the edge’s own disk is answered with, and the bucket is asked about others as before', async () => {
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
  // Of the copy that could not be noted not before half a minute has passed again, and of the other one at once.
  await expect.poll(() => bucket.asked).toEqual([`HEAD ${stock}`, `GET ${stock}`, `HEAD ${picture}`])
  expect(edge.logged).toEqual([unwritable])
})
