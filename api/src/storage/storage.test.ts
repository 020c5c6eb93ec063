import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { storages } from '../../../tests/support/storages.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'
import { storageKey } from './storage-key.ts'

const key = storageKey
const circle = Uint8Array.from({ length: 251 }, (_, index) => index)
const bytes = (size: number): Buffer => Buffer.alloc(size, circle)
async function* pieces(content: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}
async function* cutOff(): AsyncGenerator<Uint8Array> {
  yield bytes(100_000)
  throw new Error('the sender left')
}

describe.each(storages)('on %s', (_, open) => {
  let storage: Storage
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, close } = await open())
  })
  afterAll(() => close())

  const listed = async (folder: string) => {
    const found: (string | number)[][] = []
    for await (const file of storage.listBelow(key(folder))) found.push([file.key, file.bytes])
    return found.toSorted()
  }

  test('a put file can be read back with its metadata; a second put replaces it', async () => {
    const name = key('first/Ünïcode & spaces (1)+#?%20.txt')
    expect(await storage.put(name, Buffer.from('one'))).toEqual({ bytes: 3 })
    const one = await storage.head(name)
    expect(one).toMatchObject({ key: name, bytes: 3 })
    expect(Math.abs((one?.modified_ms ?? 0) - Date.now())).toBeLessThan(60_000)
    expect((await storage.get(name))?.toString()).toBe('one')
    expect(await storage.put(name, pieces(Buffer.from('another'), 2))).toEqual({ bytes: 7 })
    expect((await storage.get(name))?.toString()).toBe('another')
    expect((await storage.head(name))?.version).not.toBe(one?.version)
    expect(await storage.put(key('first/empty'), pieces(Buffer.alloc(0), 1))).toEqual({ bytes: 0 })
    expect((await storage.get(key('first/empty')))?.length).toBe(0)
  })

  test('a stream of many megabytes arrives complete, and any part of it can be read', async () => {
    const content = bytes(20_000_001)
    const name = key('large/film.mp4')
    expect(await storage.put(name, pieces(content, 700_001))).toEqual({ bytes: content.length })
    const whole = await storage.stream(name)
    expect(whole && (await buffer(whole)).equals(content)).toBe(true)
    for (const [start, end] of [
      [0, 0],
      [256, 259],
      [9_999_990, 10_000_009],
      [content.length - 1, content.length - 1],
    ] as const) {
      const part = await storage.stream(name, { start, end })
      expect([start, part && [...(await buffer(part))]]).toEqual([start, [...content.subarray(start, end + 1)]])
    }
  })

  test('an interrupted put keeps the previous file and leaves nothing', async () => {
    await storage.put(key('cut/kept'), Buffer.from('before'))
    await expect(storage.put(key('cut/kept'), cutOff())).rejects.toThrow('the sender left')
    await expect(storage.put(key('cut/new'), cutOff())).rejects.toThrow('the sender left')
    expect((await storage.get(key('cut/kept')))?.toString()).toBe('before')
    expect(await listed('cut')).toEqual([['cut/kept', 6]])
  })

  test('missing files and folders read as null, and removing them succeeds', async () => {
    await storage.put(key('folder/inner/file'), Buffer.from('x'))
    for (const name of ['nothing', 'folder', 'folder/inner', 'folder/inner/file/below']) {
      expect([
        name,
        await storage.head(key(name)),
        await storage.get(key(name)),
        await storage.stream(key(name)),
      ]).toEqual([name, null, null, null])
    }
    await storage.remove(key('nothing'))
    await storage.removeBelow(key('nothing'))
    expect(await listed('nothing')).toEqual([])
  })

  test('lists and removes an entire folder, but no other with the same prefix', async () => {
    const names = Array.from({ length: 1_005 }, (_, index) => `many/deep/${index}`)
    for (let at = 0; at < names.length; at += 15)
      await Promise.all(names.slice(at, at + 15).map((name) => storage.put(key(name), Buffer.from(name))))
    await storage.put(key('many/deeper'), Buffer.from('other'))
    await storage.put(key('many/deep2/file'), Buffer.from('other'))
    expect(await listed('many/deep')).toEqual(names.map((name) => [name, name.length]).toSorted())
    await storage.remove(key('many/deep/0'))
    expect(await listed('many/deep')).toHaveLength(1_004)
    await storage.removeBelow(key('many/deep'))
    expect(await listed('many')).toEqual([
      ['many/deep2/file', 5],
      ['many/deeper', 5],
    ])
  })
})

test('concurrent puts on disk always leave readers with one complete version', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portico-storage-'))
  const storage = await openStorage({ S3_URL: '', DATA_DIR })
  const name = key('race/file')
  const versions = [1, 2, 3, 4].map((digit) => Buffer.alloc(300_000, String(digit)))
  await storage.put(name, Buffer.alloc(300_000, '0'))
  let writing = true
  const readers = Array.from({ length: 3 }, async () => {
    const seen = new Set<string>()
    do {
      const found = await storage.get(name)
      seen.add(`${found?.length} ${new Set(found).size}`)
    } while (writing)
    return [...seen]
  })
  await Promise.all(versions.map((version) => storage.put(name, pieces(version, 50_000))))
  writing = false
  for (const seen of await Promise.all(readers)) expect(seen).toEqual(['300000 1'])
  rmSync(DATA_DIR, { recursive: true })
})

test('on disk a key is the file’s path below DATA_DIR/storage, so existing files stay valid', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portico-storage-'))
  const storage = await openStorage({ S3_URL: '', DATA_DIR })
  await storage.put(key('media/portals/24/logo.png'), Buffer.from('x'))
  expect(readdirSync(join(DATA_DIR, 'storage'), { recursive: true }).toSorted()).toEqual([
    'media',
    'media/portals',
    'media/portals/24',
    'media/portals/24/logo.png',
  ])
  expect(await storage.signedAddress({ ...wanted, key: key('media/portals/24/logo.png') })).toBeNull()
  expect(await storage.room_bytes()).toBeGreaterThan(0)
  rmSync(DATA_DIR, { recursive: true })
})

const wanted = {
  lifetime_s: 60,
  content_type: 'text/plain; charset=utf-8',
  content_disposition: 'attachment; filename="a.txt"',
}

test('a signed S3 URL opens only its own file, with given headers, until it expires', async () => {
  const server = await startS3()
  const storage = await openStorage({ S3_URL: server.url, DATA_DIR: '/nowhere' })
  await storage.put(key('lessons/a.txt'), Buffer.from('the lesson'))
  await storage.put(key('lessons/b.txt'), Buffer.from('another'))
  const address = new URL((await storage.signedAddress({ ...wanted, key: key('lessons/a.txt') })) ?? '')
  const answer = await fetch(address)
  expect([answer.status, await answer.text()]).toEqual([200, 'the lesson'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': wanted.content_type,
    'content-disposition': wanted.content_disposition,
    'cache-control': 'private, no-store',
  })
  expect((await fetch(address, { headers: { range: 'bytes=4-9' } })).status).toBe(206)
  const other = new URL(address)
  other.pathname = other.pathname.replace('a.txt', 'b.txt')
  const longer = new URL(address)
  longer.searchParams.set('X-Amz-Expires', '600')
  expect(await Promise.all([other, longer].map(async (each) => (await fetch(each)).status))).toEqual([403, 403])
  expect(address.searchParams.get('X-Amz-Expires')).toBe('60')
  const brief = (await storage.signedAddress({ ...wanted, key: key('lessons/a.txt'), lifetime_s: 1 })) ?? ''
  await expect.poll(async () => (await fetch(brief)).status).toBe(403)
  const kept = await openStorage({ S3_URL: `${server.url}&addresses=streamed`, DATA_DIR: '/nowhere' })
  expect(await kept.signedAddress({ ...wanted, key: key('lessons/a.txt') })).toBeNull()
  const stranger = await openStorage({ S3_URL: server.url.replace('S3RVER@', 'wrong@'), DATA_DIR: '/nowhere' })
  await expect(stranger.get(key('lessons/a.txt'))).rejects.toThrow(/signature/i)
  for (const each of [storage, kept, stranger]) each.close()
  await server.stop()
})

test('a key cannot escape the storage, and cannot be too long for disk or S3', () => {
  for (const text of ['a', 'media/portals/24/logo.png', 'packages/x/Übung 1/..a', 'a/...', '.hidden', 'n'.repeat(255)])
    expect(key(text)).toBe(text)
  for (const text of [
    '',
    '/etc/passwd',
    '..',
    '.',
    'a/../b',
    'a/./b',
    'a//b',
    'a/',
    'a\\b',
    'a\u0000b',
    'a\nb',
    '\ud800',
    '.incoming-1',
    'a/.incoming-1/b',
    'n'.repeat(256),
    'ü'.repeat(128),
    'd/'.repeat(512) + 'x',
  ])
    expect(() => key(text)).toThrow(/^no storage key: /)
})
