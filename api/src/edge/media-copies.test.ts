import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freePort } from '../../local/supervisor/free-port.ts'
import { httpGet } from '../../../tests/support/http-get.ts'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { readConfig } from '../config.ts'
import { openStorage } from '../storage/open-storage.ts'
import { storageKey } from '../storage/storage-key.ts'
import { startEdge } from './start-edge.ts'

test('[HOUSE-3] an edge answers public files of the bucket as its own, keeps them when the bucket is away, and nothing else of it', async () => {
  const server = await startS3()
  const port = await freePort()
  const config = readConfig({
    ROLE: 'edge',
    S3_URL: server.url,
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-edge-copies-')),
  })
  const storage = await openStorage(config)
  await storage.put(storageKey('media/portals/24/logo.png'), Buffer.from('a logo'))
  await storage.put(storageKey('media/film.mp4'), Buffer.alloc(3_000_000, 'film'))
  await storage.put(storageKey('lessons/secret.pdf'), Buffer.from('secret'))
  const edge = await startEdge({ config, log: pino({ level: 'silent' }) })
  const get = (path: string, headers: Record<string, string> = {}) =>
    httpGet({ port, host: 'portico.localhost', path, headers })
  try {
    const answers = await Promise.all([1, 2, 3, 4].map(() => get('/media/portals/24/logo.png')))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, 'a logo']))
    const part = await get('/media/film.mp4', { range: 'bytes=4-7' })
    expect([part.status, part.body]).toEqual([206, 'film'])
    for (const path of [
      '/media/nothing.png',
      '/media/../lessons/secret.pdf',
      '/media/%2e%2e/lessons/secret.pdf',
      '/media/..%2flessons/secret.pdf',
      '/lessons/secret.pdf',
      '/media/',
    ]) {
      expect([path, (await get(path)).status]).not.toContain(200)
    }
    expect(existsSync(join(config.DATA_DIR, 'storage/lessons'))).toBe(false)
    await server.stop()
    expect((await get('/media/portals/24/logo.png')).body).toBe('a logo')
    expect((await get('/media/other.png')).status).toBe(500)
  } finally {
    storage.close()
    await edge.stop()
    rmSync(config.DATA_DIR, { recursive: true })
  }
})
