import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openHttpRelay } from '../../../tests/support/http-relay.ts'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'
import { isStorageUnavailable } from './storage-unavailable.ts'
import { storageKey } from './storage-key.ts'

const [here, gone] = [storageKey('lessons/here.txt'), storageKey('lessons/gone.txt')]
let s3: Awaited<ReturnType<typeof startS3>>
let relay: Awaited<ReturnType<typeof openHttpRelay>>
let storage: Storage
beforeAll(async () => {
  s3 = await startS3()
  const behind = new URL(s3.url)
  relay = await openHttpRelay({ host: behind.hostname, port: Number(behind.port) })
  const S3_URL = Object.assign(new URL(s3.url), { port: String(relay.port) }).href
  storage = await openStorage({ S3_URL, DATA_DIR: '/nowhere' })
  await storage.put(here, Buffer.from('the lesson'))
})
afterEach(() => void (relay.rules.answer = () => null))
afterAll(async () => {
  storage.close()
  await relay.stop()
  await s3.stop()
})

/** Answers given by a proxy in front of a bucket or by a misconfigured bucket. */
const odd: Record<string, { status: number; body: string }> = {
  'a 404 with an empty body': { status: 404, body: '' },
  'a 404 of well-formed HTML': { status: 404, body: '<html><body>Not Found</body></html>' },
  'a 404 of other HTML': { status: 404, body: '<html><body>Not Found<br></body></html>' },
  'a 404 of plain text': { status: 404, body: 'page not found' },
  'a 404 for the bucket': { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' },
  'a 502 of HTML': { status: 502, body: '<html><body>Bad Gateway<hr></body></html>' },
}
const reads: Record<string, (key: typeof here) => Promise<unknown>> = {
  get: (key) => storage.get(key),
  stream: async (key) => (await storage.stream(key))?.destroy() ?? null,
  head: (key) => storage.head(key),
}
const outcome = (asking: Promise<unknown>) =>
  asking.then(
    (found) => (found === null ? 'missing' : 'found'),
    (error: unknown) => (isStorageUnavailable(error) ? 'away' : error),
  )

test.each(Object.entries(odd))('%s does not count as a missing file: the storage is unavailable', async (_, answer) => {
  for (const [name, read] of Object.entries(reads)) {
    relay.rules.answer = () => null
    expect([name, await outcome(read(here)), await outcome(read(gone))]).toEqual([name, 'found', 'missing'])
    relay.rules.answer = () => answer
    expect([name, await outcome(read(here)), await outcome(read(gone))]).toEqual([name, 'away', 'away'])
  }
})

test('confirms a HEAD’s 404 with a GET before a file counts as missing', async () => {
  const described = await storage.head(here)
  relay.rules.answer = (asked) => (asked.startsWith('HEAD ') ? { status: 404, body: '' } : null)
  expect(await storage.head(here)).toEqual(described)
  expect(await storage.head(gone)).toBeNull()
})

test.each(['', '<html><body>Sign in</body></html>'])(
  'an answer that is not a listing does not count as an empty one: %j',
  async (body) => {
    const list = async () => {
      const keys: string[] = []
      for await (const { key } of storage.listBelow(storageKey('lessons'))) keys.push(key)
      return keys
    }
    expect(await list()).toEqual([here])
    relay.rules.answer = () => ({ status: 200, body })
    expect(await outcome(list())).toBe('away')
  },
)
