import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { uploads } from '../../api/src/domains/library/tables.ts'
import { startWorker } from '../../api/src/worker.ts'
import { list_materials } from '../../shared/src/contract/materials.ts'
import { openHttpRelay } from '../support/http-relay.ts'
import { filmOf } from '../support/film.ts'
import { sha256 } from '../support/library.ts'
import { createLiveWorld, startLiveApi } from '../support/live.ts'
import { startS3 } from '../support/s3-server.ts'
import { tusHeaders, tusUpload } from '../support/tus-client.ts'
import type { Person, World } from '../support/world.ts'

vi.setConfig({ testTimeout: 180_000 })
let s3: Awaited<ReturnType<typeof startS3>>
let relay: Awaited<ReturnType<typeof openHttpRelay>>
let world: World
let editor: Person
const close: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  s3 = await startS3()
  const { hostname, port } = new URL(s3.url)
  relay = await openHttpRelay({ host: hostname, port: Number(port) })
  world = await createLiveWorld({ S3_URL: Object.assign(new URL(s3.url), { port: String(relay.port) }).href })
  editor = await world.person('editor')
})
afterEach(async () => {
  relay.rules.answer = () => null
  for (const one of close.splice(0).reverse()) await one()
})
afterAll(async () => {
  await world.close()
  await relay.stop()
  await s3.stop()
})

async function api(): Promise<number> {
  const started = await startLiveApi(world)
  close.push(started.stop)
  return started.port
}

async function work(): Promise<void> {
  const worker = await startWorker({
    services: { ...world.services, config: { ...world.config, WORKER_LANE: 'heavy' } },
  })
  close.push(() => worker.stop())
}

const storedHashes = async (name: string) =>
  (await editor.call(list_materials, { query: { search: name, type: 'others' } })).data.map((row) => row.sha256)

/** Lists leftovers in the bucket beside whole files: upload notes, remainders and unjoined parts. */
const leftInBucket = (): string[] =>
  readdirSync(join(s3.directory, 'portico'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(info|part)(\._S3rver|$)/.test(name),
  )

test('[MED-018] [MED-022] in a bucket: the real client uploads intact whatever its chunk size', async () => {
  const port = await api()
  for (const [name, chunkSize, size] of [
    ['small-chunks', 1_000_000, 7_000_001],
    ['one-stream', Infinity, 7_000_002],
  ] as const) {
    const bytes = filmOf(size)
    const { upload, done } = tusUpload(bytes, {
      port,
      headers: await tusHeaders(editor),
      metadata: { filename: `${name}.mp4` },
      chunkSize,
    })
    upload.start()
    await done
    await work()
    await expect.poll(() => storedHashes(name), { timeout: 90_000 }).toEqual([sha256(bytes)])
  }
  expect(
    readdirSync(join(world.config.DATA_DIR), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.mp4'),
    ),
  ).toEqual([])
  await expect.poll(leftInBucket, { timeout: 90_000 }).toEqual([])
})

test('[MED-023] in a bucket: five parallel parts become one file, leaving no parts behind', async () => {
  const [bytes, port] = [filmOf(3_000_000), await api()]
  const { upload, done } = tusUpload(bytes, {
    port,
    headers: await tusHeaders(editor),
    metadata: { filename: 'parallel.mp4' },
    parallelUploads: 5,
    chunkSize: 200_000,
  })
  upload.start()
  await done
  await work()
  await expect.poll(() => storedHashes('parallel'), { timeout: 90_000 }).toEqual([sha256(bytes)])
  await expect.poll(leftInBucket, { timeout: 90_000 }).toEqual([])
  const parts = () => world.within('core', (tx) => tx.select().from(uploads).where(eq(uploads.purpose, 'part')))
  await expect.poll(parts, { timeout: 90_000 }).toEqual([])
})

test('[MED-018] in a bucket: an upload started on one api continues on another through its row', async () => {
  const bytes = filmOf(12_000_000)
  const headers = await tusHeaders(editor)
  const [first, second] = [await api(), await api()]
  const stopped = Promise.withResolvers<string>()
  const begun = tusUpload(bytes, {
    port: first,
    headers,
    metadata: { filename: 'moved.mp4' },
    chunkSize: 3_000_000,
    onChunkComplete: () => void begun.upload.abort().then(() => stopped.resolve(begun.upload.url ?? '')),
  })
  begun.upload.start()
  const url = await stopped.promise
  const sent: number[] = []
  const resumed = tusUpload(bytes, {
    port: second,
    headers,
    uploadUrl: url.replace(`:${first}/`, `:${second}/`),
    chunkSize: 3_000_000,
    onBeforeRequest: (request) => {
      if (request.getMethod() === 'PATCH') sent.push(Number(request.getHeader('Upload-Offset')))
    },
  })
  resumed.upload.start()
  await resumed.done
  expect(sent[0]).toBe(3_000_000)
  await work()
  await expect.poll(() => storedHashes('moved'), { timeout: 90_000 }).toEqual([sha256(bytes)])
})

test('[MED-022] in a bucket: if assembling the upload fails, the worker retries and nothing is lost', async () => {
  const [bytes, port] = [filmOf(6_000_000), await api()]
  const refused: string[] = []
  relay.rules.answer = (asked) => {
    // Only the final upload request is such a POST.
    if (!/^POST .*uploadId=/.test(asked)) return null
    refused.push(asked)
    return { status: 500, body: '<Error><Code>InternalError</Code></Error>' }
  }
  const { upload, done } = tusUpload(bytes, {
    port,
    headers: await tusHeaders(editor),
    metadata: { filename: 'late.mp4' },
    chunkSize: 2_000_000,
  })
  upload.start()
  await done
  expect(refused.length).toBeGreaterThan(0)
  relay.rules.answer = () => null
  await work()

  await expect.poll(() => storedHashes('late'), { timeout: 90_000 }).toEqual([sha256(bytes)])
})

test('in a bucket: an abandoned upload leaves nothing behind', async () => {
  const before = filesOfBucket()
  const [bytes, port] = [filmOf(4_000_000), await api()]
  const given = tusUpload(bytes, {
    port,
    headers: await tusHeaders(editor),
    metadata: { filename: 'given-up.mp4' },
    chunkSize: 1_000_000,
    onChunkComplete: () => void given.upload.abort(true).then(ended.resolve, ended.reject),
  })
  const ended = Promise.withResolvers<void>()
  given.upload.start()
  await ended.promise
  await expect.poll(filesOfBucket, { timeout: 90_000 }).toEqual(before)
})

const filesOfBucket = (): string[] =>
  readdirSync(join(s3.directory, 'portico'), { recursive: true, encoding: 'utf8', withFileTypes: false }).toSorted()
