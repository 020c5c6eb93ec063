import { afterEach, expect, test, vi } from 'vitest'
import { startEdgeOfBucket } from '../../../tests/support/edge-of-bucket.ts'
import { startScriptedBucket, type Scripted } from '../../../tests/support/scripted-bucket.ts'
import { mediaKinds } from '../media/media-kinds.ts'
import { away_ms, copyTrusted_ms } from './media-copies.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of opened.splice(0).toReversed()) await close()
})

/** An edge, and a bucket that has every file until it is told what else to say. */
async function edgeOfScripted() {
  const script: { of: (key: string, method: string) => Scripted } = { of: () => ({ status: 200, body: 'a logo' }) }
  const bucket = await startScriptedBucket((key, method) => script.of(key, method))
  opened.push(bucket.stop)
  const edge = await startEdgeOfBucket({ S3_URL: bucket.url })
  opened.push(edge.stop)
  return { script, bucket, edge }
}
const picture = (digit: number) =>
  mediaKinds.portal_picture.key({ portal_id: 24, name: `${String(digit).padStart(24, '0')}.png` })
const after = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const pictures = Array.from({ length: 40 }, (_, digit) => picture(digit))

test('[HOUSE-3] copies are answered at once while a silent bucket is asked about them, with the waiting time that it has by default', async () => {
  const { script, bucket, edge } = await edgeOfScripted()
  for (const key of pictures) expect(await edge.get(`/${key}`)).toEqual([200, 'a logo'])
  script.of = () => 'silence'
  bucket.asked.length = 0
  after(copyTrusted_ms + 1)
  expect(await Promise.all(pictures.map((key) => edge.get(`/${key}`)))).toEqual(Array(40).fill([200, 'a logo']))
  await expect.poll(() => bucket.asked.length).toBeGreaterThan(0)
})

test('[HOUSE-3] a bucket is away as soon as a lookup takes long, and not when it ends: nothing is asked then for a while', async () => {
  const { script, bucket, edge } = await edgeOfScripted()
  const [first, second, third] = [picture(1), picture(2), picture(3)]
  for (const key of [first, second, third]) await edge.get(`/${key}`)
  script.of = () => 'silence'
  bucket.asked.length = 0
  after(copyTrusted_ms + 1)
  expect(await edge.get(`/${first}`)).toEqual([200, 'a logo'])
  const slow = 'the bucket is slow to answer: copies of its files are answered without asking'
  await expect.poll(() => edge.logged, { timeout: 4_000 }).toEqual([slow])
  expect(await edge.get(`/${second}`)).toEqual([200, 'a logo'])
  after(away_ms + 1)
  expect(await edge.get(`/${third}`)).toEqual([200, 'a logo'])
  await expect.poll(() => bucket.asked.map((each) => each.split(' ')[1])).toEqual([first, third])
})
