import { afterEach, expect, test, vi } from 'vitest'
import { startEdgeOfBucket } from '../../../tests/support/edge-of-bucket.ts'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { mediaKinds } from '../domains/media/media-kinds.ts'
import { openStorage } from '../storage/open-storage.ts'
import { copyTrusted_ms } from './media-copies.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of opened.splice(0).toReversed()) await close()
})
const after = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

test('refetches a stock picture replaced under its name, but not hashed or unchanged ones', async () => {
  const server = await startS3()
  const storage = await openStorage({ S3_URL: server.url, DATA_DIR: '/nowhere' })
  opened.push(server.stop, storage.close)
  const [replaced, same] = ['a', 'b'].map((name) => mediaKinds.stock_picture.key({ name: `course-${name}.jpg` }))
  const hashed = mediaKinds.portal_picture.key({ portal_id: 24, name: `${'0a'.repeat(12)}.png` })
  if (!replaced || !same) throw new Error('two names make two keys')
  const keys = [replaced, same, hashed]
  for (const key of keys) await storage.put(key, Buffer.from('old'))
  const edge = await startEdgeOfBucket({ S3_URL: server.url })
  opened.push(edge.stop)
  for (const key of keys) expect(await edge.get(`/${key}`)).toEqual([200, 'old'])

  await storage.put(replaced, Buffer.from('new'))
  for (let round = 0; round < 2; round += 1) {
    server.asked.length = 0
    // Each round starts once every copy is due for a check, including one whose last result was recorded slightly late.
    const askedFor = async () => {
      after(copyTrusted_ms + 1)
      for (const key of keys) await edge.get(`/${key}`)
      return [...new Set(server.asked)].toSorted()
    }
    const fetched = round === 0 ? [`GET ${replaced}`] : []
    await expect.poll(askedFor).toEqual([...fetched, `HEAD ${replaced}`, `HEAD ${same}`, `HEAD ${hashed}`].toSorted())
    await expect.poll(() => edge.get(`/${replaced}`)).toEqual([200, 'new'])
    expect(server.asked.filter((asked) => asked.startsWith('GET'))).toEqual(fetched)
    for (const key of [same, hashed]) expect(await edge.get(`/${key}`)).toEqual([200, 'old'])
  }
})

test('refetches a picture whose metadata was removed in the bucket', async () => {
  const server = await startS3()
  const storage = await openStorage({ S3_URL: server.url, DATA_DIR: '/nowhere' })
  opened.push(server.stop, storage.close)
  const key = mediaKinds.portal_picture.key({ portal_id: 24, name: `${'0a'.repeat(12)}.jpg` })
  await storage.put(key, Buffer.from('a picture and its place'))
  const edge = await startEdgeOfBucket({ S3_URL: server.url })
  opened.push(edge.stop)
  expect(await edge.get(`/${key}`)).toEqual([200, 'a picture and its place'])
  await storage.put(key, Buffer.from('a picture'))
  after(copyTrusted_ms + 1)
  await expect.poll(() => edge.get(`/${key}`)).toEqual([200, 'a picture'])
})
