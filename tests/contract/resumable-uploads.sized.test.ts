import { filmOf } from '../support/film.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { GOOD_PACKAGES } from '../../api/local/demo/scorm/good-packages.ts'
import { scormImports } from '../../api/src/domains/scorm/tables.ts'
import { startWorker } from '../../api/src/worker.ts'
import { get_scorm_import } from '../../shared/src/contract/scorm/scorm.ts'
import { list_materials } from '../../shared/src/contract/materials.ts'
import { makeCourse } from '../support/course.ts'
import { sha256 } from '../support/library.ts'
import { openHttpRelay } from '../support/http-relay.ts'
import { createLiveWorld, startLiveApi } from '../support/live.ts'
import { tus, tusHeaders, tusUpload } from '../support/tus-client.ts'
import type { Person, World } from '../support/world.ts'
import { sized } from '../support/tier.ts'

vi.setConfig({ testTimeout: 180_000 })
let world: World
let editor: Person
const close: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  world = await createLiveWorld()
  editor = await world.person('editor')
})
afterEach(async () => {
  for (const one of close.splice(0).reverse()) await one()
})
afterAll(() => world.close())

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

test('[MED-018] [MED-022] the real client uploads a file in one endless stream', async () => {
  const [bytes, port] = [filmOf(3_000_000), await api()]
  const { upload, done } = tusUpload(bytes, {
    port,
    headers: await tusHeaders(editor),
    metadata: { filename: 'stream.mp4' },
  })
  upload.start()
  await done
  await work()
  await expect.poll(() => storedHashes('stream'), { timeout: 90_000 }).toEqual([sha256(bytes)])
})

test('[MED-023] the real client uploads a file in five parallel chunked parts, which become one', async () => {
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
})

test('[MED-023] a SCORM package uploaded in five parallel parts becomes one zip and is imported', async () => {
  const author = await world.person('course_admin')
  const course = await makeCourse(world)
  const [zip, port] = [(await GOOD_PACKAGES.plain?.()) ?? Buffer.alloc(0), await api()]
  const { upload, done } = tusUpload(zip, {
    port,
    headers: await tusHeaders(author),
    metadata: { filename: 'fire-safety.zip', purpose: 'scorm', course_id: String(course.id) },
    parallelUploads: 5,
    chunkSize: Math.ceil(zip.length / 12),
  })
  upload.start()
  await done
  await work()
  const imports = () => world.within('core', (tx) => tx.select().from(scormImports))
  await expect
    .poll(imports, { timeout: 90_000 })
    .toMatchObject([{ course_id: course.id, file_name: 'fire-safety.zip' }])
  const described = async () => author.call(get_scorm_import, { params: { id: (await imports())[0]?.id ?? 0 } })
  await expect.poll(described, { timeout: 90_000 }).toMatchObject({ error: null, scorm_package_id: expect.any(Number) })
})

test('[MED-018] the real client resumes an upload on another api where it stopped on the first', async () => {
  const bytes = filmOf(2_000_000)
  const headers = await tusHeaders(editor)
  const [first, second] = [await api(), await api()]
  const stopped = Promise.withResolvers<string>()
  const begun = tusUpload(bytes, {
    port: first,
    headers,
    metadata: { filename: 'moved.mp4' },
    parallelUploads: 1,
    chunkSize: 500_000,
    onChunkComplete: () => void begun.upload.abort().then(() => stopped.resolve(begun.upload.url ?? '')),
  })
  begun.upload.start()
  const url = await stopped.promise
  const sent: number[] = []
  const resumed = tusUpload(bytes, {
    port: second,
    headers,
    uploadUrl: url.replace(`:${first}/`, `:${second}/`),
    onBeforeRequest: (request) => {
      if (request.getMethod() === 'PATCH') sent.push(Number(request.getHeader('Upload-Offset')))
    },
  })
  resumed.upload.start()
  await resumed.done
  expect(sent[0]).toBeGreaterThan(0)
  await work()
  await expect.poll(() => storedHashes('moved'), { timeout: 90_000 }).toEqual([sha256(bytes)])
})

test('[MED-020] the real client retries after server errors, 409 and 423, and gives up when refused', async () => {
  const [bytes, port] = [filmOf(400_000), await api()]
  const relay = await openHttpRelay({ host: '127.0.0.1', port })
  close.push(relay.stop)
  const faults = [500, 409, 423, 503]
  let patches = 0
  relay.rules.answer = (asked) => {
    if (!asked.startsWith('PATCH ')) return null
    patches += 1
    const status = faults.shift()
    return status === undefined ? null : { status, body: '' }
  }
  const headers = await tusHeaders(editor)
  const kept_anyway = tusUpload(bytes, { port: relay.port, headers, metadata: { filename: 'faults.mp4' } })
  kept_anyway.upload.start()
  await kept_anyway.done
  expect([patches, faults]).toEqual([5, []])
  await work()
  await expect.poll(() => storedHashes('faults'), { timeout: 90_000 }).toEqual([sha256(bytes)])

  // Any other 4xx is final; a retry would be refused again.
  patches = 0
  relay.rules.answer = (asked) => (asked.startsWith('PATCH ') ? ((patches += 1), { status: 403, body: '' }) : null)
  const refused = tusUpload(bytes, { port: relay.port, headers, metadata: { filename: 'refused.mp4' } })
  refused.upload.start()
  await expect(refused.done).rejects.toThrow('unexpected response')
  expect(patches).toBe(1)
})

test('a cut-off upload resumes at any point; a wrong offset is rejected', async () => {
  const port = await api()
  const headers = await tusHeaders(editor)
  const size = 400_000
  let turn = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: size - 1 }),
      fc.integer({ min: 20_000, max: size }),
      async (cut, chunkSize) => {
        const bytes = filmOf(size)
        const filename = `cut-${(turn += 1)}-${cut}.mp4`
        const stopped = Promise.withResolvers<string>()
        const begun = tusUpload(bytes, {
          port,
          headers,
          chunkSize,
          metadata: { filename },
          onProgress: (sent) => {
            if (sent >= cut) void begun.upload.abort().then(() => stopped.resolve(begun.upload.url ?? ''))
          },
        })
        begun.upload.start()
        const url = await stopped.promise
        const path = new URL(url).pathname.replace('/api', '')
        const offset = Number((await tus(editor)('HEAD', path)).headers.get('upload-offset'))
        const lie = await tus(editor)('PATCH', path, {
          headers: { 'upload-offset': String(offset + 1) },
          body: bytes.subarray(offset + 1, offset + 2),
        })
        if (offset < bytes.length) expect([lie.status, offset >= 0]).toEqual([409, true])
        const { upload, done } = tusUpload(bytes, { port, headers, uploadUrl: url })
        upload.start()
        await done
        await work()
        await expect.poll(() => storedHashes(filename), { timeout: 90_000 }).toEqual([sha256(bytes)])
      },
    ),
    { numRuns: sized({ quick: 2, slow: 20 }) },
  )
})
