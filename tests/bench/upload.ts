import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { uploads } from '../../api/src/domains/library/tables.ts'
import { task as uploadFinished } from '../../api/src/domains/library/reactions/media.upload-finished.ts'
import { uploadProfiles } from '../../shared/src/rules/media/upload-profiles.ts'
import { filmOf } from '../support/film.ts'
import { jobContext } from '../support/job-context.ts'
import { metadata, tusHeaders } from '../support/tus-client.ts'
import { createWorld, type World } from '../support/world.ts'
import { startApiProcess } from './support/api-process.ts'
import { alternate, median, type Bench } from './support/bench.ts'

const size_bytes = Number(process.env.BENCH_BYTES ?? 512 * 1024 ** 2)
const rounds = 5
const { chunk_bytes } = uploadProfiles.scorm
type Sent = { method: string; port: number; path: string; headers: Record<string, string>; body?: Buffer }

/** Sends one request over its own connection; returns the upload's URL from the location header. */
async function send({ body, ...asked }: Sent): Promise<string> {
  const sent = request({
    host: '127.0.0.1',
    ...asked,
    headers: { ...asked.headers, 'content-length': body?.length ?? 0 },
  })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  if ((answer.statusCode ?? 500) >= 300)
    throw new Error(`${asked.method} ${asked.path} was answered ${answer.statusCode}`)
  return answer.headers.location ?? ''
}

/** Uploads a file over tus in chunks of the upload profile, then runs the worker on it, including its sha256. */
async function uploadByTus(
  world: World,
  { port, bytes, headers }: { port: number; bytes: Buffer; headers: Record<string, string> },
) {
  const tus = { ...headers, 'tus-resumable': '1.0.0' }
  const described = { 'upload-length': String(bytes.length), 'upload-metadata': metadata({ filename: 'bench.mp4' }) }
  const began = performance.now()
  const path = await send({ method: 'POST', port, path: '/api/tus', headers: { ...tus, ...described } })
  for (let at = 0; at < bytes.length; at += chunk_bytes) {
    const piece = { 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' }
    await send({
      method: 'PATCH',
      port,
      path,
      headers: { ...tus, ...piece },
      body: bytes.subarray(at, at + chunk_bytes),
    })
  }
  const sent_ms = performance.now() - began
  const [row] = await world.within('core', (tx) =>
    tx
      .select()
      .from(uploads)
      .where(eq(uploads.key, path.split('/').at(-1) ?? '')),
  )
  await uploadFinished(await jobContext(world), { upload_id: row?.id ?? 0 })
  const took_ms = performance.now() - began
  rmSync(join(world.config.DATA_DIR, 'storage', row?.file_key ?? 'none'))
  return { sent_ms, took_ms }
}

async function startFloor(file: string): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL('./support/bare-put.ts', import.meta.url)), [String(port), file])
  await once(child, 'message')
  return { port, child }
}

/**
 * Uploads a file through the api over tus in 50 MB chunks, including its sha256 check, against one PUT to a file on a bare server; both flush to disk
 * before responding.
 */
export const bench: Bench = {
  id: 'R11',
  title: `a resumable upload of ${Math.round(size_bytes / 1024 ** 2)} MiB`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
    try {
      const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
      ends.unshift(() => server.stop())
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld({ DATA_DIR: folder }, { url, drop: async () => {} })
      ends.unshift(() => world.close())
      const { port, kill } = await startApiProcess({ DATABASE_URL: url, DATA_DIR: folder })
      ends.unshift(kill)
      const floor = await startFloor(join(folder, 'floor.mp4'))
      ends.unshift(() => floor.child.disconnect())
      const headers = await tusHeaders(await world.person('editor'))
      const bytes = filmOf(size_bytes)
      const sent: number[] = []
      const { tus, put } = await alternate(
        {
          tus: async () => {
            const { sent_ms, took_ms } = await uploadByTus(world, { port, bytes, headers })
            sent.push(sent_ms)
            return took_ms
          },
          put: async () => {
            const began = performance.now()
            await send({ method: 'PUT', port: floor.port, path: '/', headers: {}, body: bytes })
            return performance.now() - began
          },
        },
        rounds,
      )
      const ratio = median(tus) / median(put)
      return [
        { what: 'bare PUT', value: `${Math.round(median(put))} ms` },
        { what: 'tus, until all bytes are on the disk', value: `${Math.round(median(sent))} ms` },
        { what: 'and looked at, sha256 included', value: `${Math.round(median(tus))} ms` },
        { what: 'sending alone', value: (median(sent) / median(put)).toFixed(2) },
        { what: 'ratio', value: ratio.toFixed(2), target: '≤ 1.3', met: ratio <= 1.3 },
      ]
    } finally {
      for (const end of ends) await end()
    }
  },
}
