import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startEdgeOfBucket } from '../../../tests/support/edge-of-bucket.ts'
import { s3Error, startScriptedBucket, type Scripted } from '../../../tests/support/scripted-bucket.ts'
import { mediaKinds } from '../domains/media/media-kinds.ts'
import { outage_ms } from './bucket-outage.ts'
import { copyTrusted_ms } from './media-copies.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of opened.splice(0).toReversed()) await close()
})

/** Starts an edge, and a bucket that has every file until its script says otherwise. */
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

test('serves copies at once while a silent bucket is asked about them, with default timeouts', async () => {
  const { script, bucket, edge } = await edgeOfScripted()
  for (const key of pictures) expect(await edge.get(`/${key}`)).toEqual([200, 'a logo'])
  script.of = () => 'silence'
  bucket.asked.length = 0
  after(copyTrusted_ms + 1)
  expect(await Promise.all(pictures.map((key) => edge.get(`/${key}`)))).toEqual(Array(40).fill([200, 'a logo']))
  await expect.poll(() => bucket.asked.length).toBeGreaterThan(0)
})

test('a slow lookup marks the bucket unavailable before it ends, pausing further lookups', async () => {
  const { script, bucket, edge } = await edgeOfScripted()
  const [first, second, third] = [picture(1), picture(2), picture(3)]
  for (const key of [first, second, third]) await edge.get(`/${key}`)
  script.of = () => 'silence'
  bucket.asked.length = 0
  after(copyTrusted_ms + 1)
  expect(await edge.get(`/${first}`)).toEqual([200, 'a logo'])
  const slow = 'the bucket is slow to answer: copies of its files are answered without asking'
  await expect.poll(() => edge.logged).toEqual([slow])
  expect(await edge.get(`/${second}`)).toEqual([200, 'a logo'])
  after(outage_ms + 1)
  expect(await edge.get(`/${third}`)).toEqual([200, 'a logo'])
  await expect.poll(() => bucket.asked.map((each) => each.split(' ')[1])).toEqual([first, third])
})

const unsure: Record<string, Scripted> = {
  'AccessDenied of everything': s3Error(403, 'AccessDenied'),
  'a refusal without a word': { status: 403 },
  'a suspended account': s3Error(403, 'AllAccessDisabled'),
  'a suspended account that has no bucket': s3Error(404, 'NoSuchBucket'),
  'an empty 404': { status: 404 },
  "a gateway's page": {
    status: 404,
    body: '<html><body>Not found</body></html>',
    headers: { 'content-type': 'text/html' },
  },
}
const copiesKept = 'the bucket cannot be asked about copies of its files: they are kept'

const named = { 'a hashed name': picture(1), 'a stock name': mediaKinds.stock_picture.key({ name: 'course-a.jpg' }) }
const cases = Object.entries(unsure).flatMap(([what, answer]) =>
  Object.entries(named).map(([name, one]) => [what, name, answer, one] as const),
)

test.each(cases)('%s does not prove that a file of %s is gone: its copy stays', async (_, __, answer, one) => {
  const { script, edge } = await edgeOfScripted()
  const other = picture(2)
  for (const key of [one, other]) await edge.get(`/${key}`)
  script.of = () => answer
  after(copyTrusted_ms + 1)
  expect(await edge.get(`/${one}`)).toEqual([200, 'a logo'])
  await expect.poll(() => edge.logged).toEqual([copiesKept])
  const copies = [one, other].map((key) => existsSync(join(edge.DATA_DIR, 'media-copies', key)))
  expect([await edge.get(`/${one}`), ...copies]).toEqual([[200, 'a logo'], true, true])
  after(outage_ms + 1)
  expect(await edge.get(`/${one}`)).toEqual([200, 'a logo'])
  script.of = (key) => (key === one ? s3Error(404, 'NoSuchKey') : { status: 200, body: 'a logo' })
  await expect
    .poll(async () => {
      after(outage_ms + 1)
      return (await edge.get(`/${one}`))[0]
    })
    .toBe(404)
  expect([edge.logged, await edge.get(`/${other}`)]).toEqual([[copiesKept], [200, 'a logo']])
})

test('without list permission, deletes a copy that is denied while another file is readable', async () => {
  const { script, bucket, edge } = await edgeOfScripted()
  const [one, other] = [picture(1), picture(2)]
  for (const key of [one, other]) await edge.get(`/${key}`)
  script.of = (key) => (key === one ? s3Error(403, 'AccessDenied') : { status: 200, body: 'a logo' })
  bucket.asked.length = 0
  after(copyTrusted_ms + 1)
  expect(await edge.get(`/${one}`)).toEqual([200, 'a logo'])
  await expect.poll(() => edge.get(`/${one}`)).toEqual([404, null])
  expect(existsSync(join(edge.DATA_DIR, 'media-copies', one))).toBe(false)
  expect([bucket.asked, edge.logged]).toEqual([[`HEAD ${one}`, `GET ${one}`, `GET ${other}`], []])
})
