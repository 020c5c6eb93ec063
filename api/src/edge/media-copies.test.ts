import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startEdgeOfBucket } from '../../../tests/support/edge-of-bucket.ts'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { startSilent } from '../../../tests/support/silent-server.ts'
import { openTcpGate } from '../../../tests/support/tcp-gate.ts'
import { mediaKinds } from '../domains/media/media-kinds.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { storageKey } from '../storage/storage-key.ts'
import { copyTrusted_ms, lookupsAtOnce } from './media-copies.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of opened.splice(0).toReversed()) await close()
})

async function bucket() {
  const server = await startS3()
  opened.push(server.stop)
  return server
}
async function storageOf(S3_URL: string): Promise<Storage> {
  const storage = await openStorage({ S3_URL, DATA_DIR: '/nowhere' })
  opened.push(storage.close)
  return storage
}
async function edgeWith(env: Record<string, string>) {
  const edge = await startEdgeOfBucket(env)
  opened.push(edge.stop)
  return edge
}
const picture = (digit: number) =>
  mediaKinds.portal_picture.key({ portal_id: 24, name: `${String(digit).padStart(24, '0')}.png` })
const after = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

test('an edge serves only the bucket’s public files, and its copies during an outage', async () => {
  const server = await startS3()
  const { hostname, port } = new URL(server.url)
  const gate = await openTcpGate({ host: hostname, port: Number(port) })
  opened.push(server.stop, gate.shut)
  const storage = await storageOf(server.url)
  await storage.put(picture(1), Buffer.from('a logo'))
  await storage.put(picture(2), Buffer.alloc(3_000_000, 'film'))
  await storage.put(storageKey('lessons/secret.pdf'), Buffer.from('secret'))
  const S3_URL = Object.assign(new URL(server.url), { port: String(gate.port) }).href
  const edge = await edgeWith({ S3_URL: `${S3_URL}&timeout_ms=3000` })
  const answers = await Promise.all([1, 2, 3, 4].map(() => edge.get(`/${picture(1)}`)))
  expect(answers).toEqual(Array(4).fill([200, 'a logo']))
  expect(server.asked.filter((each) => each.startsWith('GET'))).toEqual([`GET ${picture(1)}`])
  const part = await edge.raw(`/${picture(2)}`, { range: 'bytes=4-7' })
  expect([part.status, part.body]).toEqual([206, 'film'])
  for (const path of [
    '/media/nothing.png',
    '/media/../lessons/secret.pdf',
    '/media/%2e%2e/lessons/secret.pdf',
    '/media/..%2flessons/secret.pdf',
    '/lessons/secret.pdf',
    '/media/',
  ]) {
    expect([path, (await edge.raw(path)).status]).not.toContain(200)
  }
  expect(existsSync(join(edge.DATA_DIR, 'storage'))).toBe(false)
  await gate.shut()
  after(copyTrusted_ms + 1)
  expect(await edge.get(`/${picture(1)}`)).toEqual([200, 'a logo'])
  expect(await edge.get(`/${picture(3)}`)).toEqual([503, '5'])
  const silent = await startSilent(gate.port)
  expect(await edge.get(`/${picture(3)}`)).toEqual([503, '5'])
  after(2 * copyTrusted_ms)
  expect(await edge.get(`/${picture(1)}`)).toEqual([200, 'a logo'])
  await silent.stop()
})

test('a name of no public kind is 404 without a lookup; others are requested rarely', async () => {
  const server = await bucket()
  const edge = await edgeWith({ S3_URL: server.url })
  await (await storageOf(server.url)).put(storageKey('media/film.mp4'), Buffer.from('no kind of ours'))
  server.asked.length = 0
  for (const path of ['/media/film.mp4', '/media/portals/24/logo.png', `/media/${'x'.repeat(200)}.png`])
    expect([path, (await edge.get(path))[0]]).toEqual([path, 404])
  expect(server.asked).toEqual([])
  for (let round = 0; round < 3; round += 1) expect((await edge.get(`/${picture(7)}`))[0]).toBe(404)
  expect(server.asked).toEqual([`GET ${picture(7)}`])
  after(10_001)
  expect((await edge.get(`/${picture(7)}`))[0]).toBe(404)
  expect(server.asked).toEqual(Array(2).fill(`GET ${picture(7)}`))
})

test('answers 503 above the limit of concurrent lookups, but still serves copies', async () => {
  const server = await bucket()
  const { hostname, port } = new URL(server.url)
  const gate = await openTcpGate({ host: hostname, port: Number(port) })
  const S3_URL = Object.assign(new URL(server.url), { port: String(gate.port) }).href
  await (await storageOf(server.url)).put(picture(99), Buffer.from('a logo'))
  const edge = await edgeWith({ S3_URL: `${S3_URL}&timeout_ms=60000` })
  expect(await edge.get(`/${picture(99)}`)).toEqual([200, 'a logo'])
  await gate.shut()
  const silent = await startSilent(gate.port)
  const waiting = Array.from({ length: lookupsAtOnce }, (_, digit) => edge.get(`/${picture(digit)}`))
  await expect.poll(() => silent.open()).toBe(lookupsAtOnce)
  expect(await edge.get(`/${picture(50)}`)).toEqual([503, '5'])
  expect(await edge.get('/media/film.mp4')).toEqual([404, null])
  after(copyTrusted_ms + 1)
  expect(await edge.get(`/${picture(99)}`)).toEqual([200, 'a logo'])
  // Checks of copies have their own slots.
  await expect.poll(() => silent.open()).toBe(lookupsAtOnce + 1)
  await silent.stop()
  expect(await Promise.all(waiting)).toEqual(Array(lookupsAtOnce).fill([503, '5']))
})

test('a file removed from the bucket disappears from all edges after half a minute', async () => {
  const server = await bucket()
  const storage = await storageOf(server.url)
  for (const digit of [1, 2]) await storage.put(picture(digit), Buffer.from(`logo ${digit}`))
  const edges = await Promise.all([1, 2].map(() => edgeWith({ S3_URL: server.url })))
  const answers = async (digit: number) =>
    Promise.all(edges.map(async ({ get }) => (await get(`/${picture(digit)}`)).join(' ')))
  const copies = () => edges.map(({ DATA_DIR }) => existsSync(join(DATA_DIR, 'media-copies', picture(1))))
  expect([await answers(1), await answers(2)]).toEqual([Array(2).fill('200 logo 1'), Array(2).fill('200 logo 2')])
  expect(copies()).toEqual([true, true])
  await storage.remove(picture(1))
  after(copyTrusted_ms)
  expect([await answers(1), await answers(2)]).toEqual([Array(2).fill('200 logo 1'), Array(2).fill('200 logo 2')])
  await expect.poll(copies).toEqual([false, false])
  await expect.poll(() => answers(1)).toEqual(Array(2).fill('404 '))
  expect([await answers(2), copyTrusted_ms]).toEqual([Array(2).fill('200 logo 2'), 30_000])
})

test('an edge prefers S3_READ_URL; denied files count as missing, a wrong key as an outage', async () => {
  const server = await bucket()
  await (await storageOf(server.url)).put(picture(1), Buffer.from('a logo'))
  const reading = await edgeWith({ S3_READ_URL: server.url })
  expect(await reading.get(`/${picture(1)}`)).toEqual([200, 'a logo'])
  const both = await edgeWith({ S3_READ_URL: server.url, S3_URL: server.url.replace('S3RVER@', 'wrong@') })
  expect(await both.get(`/${picture(1)}`)).toEqual([200, 'a logo'])

  let code = 'AccessDenied'
  const refusing = createServer((_, res) => res.writeHead(403).end(`<Error><Code>${code}</Code></Error>`))
  await new Promise<void>((done) => refusing.listen(0, '127.0.0.1', done))
  opened.push(() => new Promise((done) => refusing.close(done)))
  const address = refusing.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const bound = await edgeWith({ S3_READ_URL: `http://key:secret@127.0.0.1:${port}/portico` })
  expect((await bound.get(`/${picture(1)}`))[0]).toBe(404)
  for (code of ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AllAccessDisabled'])
    expect(await bound.get(`/${picture(2)}`)).toEqual([503, '5'])
  const refused = 'the bucket cannot be asked for public files: clients are asked to retry'
  expect(bound.logged).toEqual([refused])
  after(60_001)
  expect([await bound.get(`/${picture(2)}`), bound.logged]).toEqual([
    [503, '5'],
    [refused, refused],
  ])
})
