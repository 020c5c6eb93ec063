import { afterEach, expect, test } from 'vitest'
import { startEdgeOfBucket } from '../../../tests/support/edge-of-bucket.ts'
import { startScriptedBucket } from '../../../tests/support/scripted-bucket.ts'
import { mediaKinds } from '../domains/media/media-kinds.ts'
import { lookupsOfOne } from './media-copies.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

const isInvented = (key: string) => key.startsWith('media/course-')
/** Starts an edge, and a bucket that has every portal picture but never answers about course pictures. */
async function edgeOfHalfSilent() {
  const bucket = await startScriptedBucket((key) => (isInvented(key) ? 'silence' : { status: 200, body: 'a logo' }))
  opened.push(bucket.stop)
  const edge = await startEdgeOfBucket({ S3_URL: bucket.url })
  opened.push(edge.stop)
  const ask = (key: string, address: string) => edge.get(`/${key}`, { 'x-forwarded-for': address })
  return {
    ask,
    stop: bucket.stop,
    asked: () => bucket.asked.filter((each) => isInvented(each.split(' ')[1] ?? '')).length,
  }
}
const picture = (digit: number) =>
  mediaKinds.portal_picture.key({ portal_id: 24, name: `${String(digit).padStart(24, '0')}.png` })
const invented = (digit: number) => mediaKinds.stock_picture.key({ name: `course-${digit}.jpg` })
const many = (count: number) => Array.from({ length: count }, (_, digit) => digit)

test.each([
  ['address', () => '203.0.113.7'],
  ['IPv6 network', (digit: number) => `2001:db8:1:2::${(digit + 1).toString(16)}`],
])('one %s that invents names holds four lookups, and other clients keep theirs', async (_, addressOf) => {
  const { ask, asked, stop } = await edgeOfHalfSilent()
  let refused = 0
  const attack = many(100).map(async (digit) => {
    const [status] = await ask(invented(digit), addressOf(digit))
    refused += status === 503 ? 1 : 0
  })
  await expect.poll(asked).toBeGreaterThan(0)
  const others = many(20).map((digit) => ask(picture(digit), `198.51.100.${digit}`))
  expect(await Promise.all(others)).toEqual(Array(20).fill([200, 'a logo']))
  await expect.poll(() => refused).toBe(100 - lookupsOfOne)
  expect([asked(), lookupsOfOne]).toEqual([4, 4])
  await stop()
  await Promise.all(attack)
  expect(refused).toBe(100)
})

test('serves a page all of its new pictures despite the limit per IP address', async () => {
  const { ask } = await edgeOfHalfSilent()
  const page = many(40).map((digit) => ask(picture(digit), '203.0.113.7'))
  expect(await Promise.all(page)).toEqual(Array(40).fill([200, 'a logo']))
})
