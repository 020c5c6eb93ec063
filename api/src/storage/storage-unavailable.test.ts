import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { startSilent } from '../../../tests/support/silent-server.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'
import { isStorageUnavailable } from './storage-unavailable.ts'
import { storageKey } from './storage-key.ts'

const key = storageKey('lessons/a.txt')
const urlAt = (port: number) => `http://key:secret@127.0.0.1:${port}/portico?timeout_ms=100`
const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function storageAt(S3_URL: string): Promise<Storage> {
  const storage = await openStorage({ S3_URL, DATA_DIR: '/nowhere' })
  opened.push(storage.close)
  return storage
}
async function listed(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const file of storage.listBelow(storageKey('lessons'))) keys.push(file.key)
  return keys
}
const operations: Record<string, (storage: Storage) => Promise<unknown>> = {
  put: (storage) => storage.put(key, Buffer.from('x')),
  get: (storage) => storage.get(key),
  stream: (storage) => storage.stream(key),
  head: (storage) => storage.head(key),
  remove: (storage) => storage.remove(key),
  removeBelow: (storage) => storage.removeBelow(storageKey('lessons')),
  listBelow: listed,
}
const outcomesOf = async (storage: Storage): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(operations).map(async ([name, ask]) => [
        name,
        await ask(storage).then(
          () => 'answered',
          (error: unknown) => (isStorageUnavailable(error) ? 'away' : error),
        ),
      ]),
    ),
  )
const all = (state: string) => Object.fromEntries(Object.keys(operations).map((name) => [name, state]))

test('a bucket that accepts connections but never answers is unavailable for every operation', async () => {
  const silent = await startSilent()
  opened.push(silent.stop)
  expect(await outcomesOf(await storageAt(urlAt(silent.port)))).toEqual(all('away'))
})

test('an unreachable or busy bucket is unavailable; one that rejects the key is not', async () => {
  const gone = await startSilent()
  await gone.stop()
  expect(await outcomesOf(await storageAt(urlAt(gone.port)))).toEqual(all('away'))

  const busy = createServer((_, res) => res.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'))
  await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done))
  opened.push(() => new Promise((done) => busy.close(done)))
  const address = busy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await outcomesOf(await storageAt(urlAt(port)))).toEqual(all('away'))

  const real = await startS3()
  opened.push(real.stop)
  expect(await outcomesOf(await storageAt(real.url))).toEqual(all('answered'))
  const refused = await storageAt(real.url.replace('S3RVER@', 'wrong@'))
  const error: unknown = await refused.get(key).catch((thrown: unknown) => thrown)
  expect([error instanceof Error && /signature/i.test(error.message), isStorageUnavailable(error)]).toEqual([
    true,
    false,
  ])
})

test('a file whose bytes stop midway fails, but not one whose reader pauses', async () => {
  const stalling = createServer((_, res) => void res.writeHead(200, { 'content-length': '1000' }).write('half'))
  await new Promise<void>((done) => stalling.listen(0, '127.0.0.1', done))
  opened.push(() => {
    stalling.closeAllConnections()
    return new Promise((done) => stalling.close(done))
  })
  const address = stalling.address()
  const half = await storageAt(urlAt(typeof address === 'object' && address ? address.port : 0))
  const error: unknown = await half.get(key).catch((thrown: unknown) => thrown)
  expect(isStorageUnavailable(error)).toBe(true)

  const real = await startS3()
  opened.push(real.stop)
  const film = Buffer.alloc(20_000_000, 'film')
  await (await storageAt(real.url)).put(key, film)
  const storage = await storageAt(`${real.url}&timeout_ms=300`)
  const stream = await storage.stream(key)
  if (!stream) throw new Error('no stream')
  const parts = stream[Symbol.asyncIterator]()
  const { value: first } = await parts.next()
  // Meanwhile the other bucket exceeds the silence limit three times.
  for (let round = 0; round < 3; round += 1) await expect(half.get(key)).rejects.toSatisfy(isStorageUnavailable)
  const rest = await buffer(stream)
  expect(Buffer.concat([first, rest]).equals(film)).toBe(true)
})
