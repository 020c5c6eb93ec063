import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_materials } from '@portico/shared/contract/materials.ts'
import { get_upload, list_uploads } from '@portico/shared/contract/uploads.ts'
import { pdf, sha256 } from '../../../../../../tests/support/library.ts'
import { metadata, pathOfUpload, tus } from '../../../../../../tests/support/tus-client.ts'
import { waitFor } from '../../../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { uploads } from '../../tables.ts'
import { expireUploads } from '../../jobs/expire-uploads.ts'
import { decodeForPerson } from '../../../media/published/decode-for-person.ts'
import { storageKey } from '../../../../storage/storage-key.ts'
import { startWorker } from '../../../../worker.ts'

let world: World
let editor: Person
let stop: () => Promise<void>
beforeAll(async () => {
  world = await createWorld({ WORKER_LANE: 'heavy' })
  editor = await world.person('editor')
  stop = (await startWorker({ services: world.services })).stop
})
afterAll(async () => {
  await stop()
  await world.close()
})

const begin = async (person: Person, name: string, length: number, more: Record<string, string> = {}) => {
  const answer = await tus(person)('POST', '/tus', {
    headers: { 'upload-length': String(length), 'upload-metadata': metadata({ filename: name, ...more }) },
  })
  return { answer, path: pathOfUpload(answer.headers.get('location')) }
}
const keyOf = (path: string) => path.split('/').at(-1) ?? ''
const patch = (person: Person, path: string, offset: number, body: Uint8Array) =>
  tus(person)('PATCH', path, { headers: { 'upload-offset': String(offset) }, body })
const stateOf = async (path: string) => (await editor.call(get_upload, { params: { key: keyOf(path) } })).state

test('[MED-015] [MED-017] creates an upload, checks it with HEAD, continues with PATCH, and stores the file', async () => {
  const bytes = pdf('in two pieces')
  const { answer, path } = await begin(editor, 'pieces.pdf', bytes.length)
  expect([answer.status, answer.headers.get('tus-resumable')]).toEqual([201, '1.0.0'])
  const first = await patch(editor, path, 0, bytes.subarray(0, 10))
  expect([first.status, first.headers.get('upload-offset'), first.headers.has('upload-expires')]).toEqual([
    204,
    '10',
    true,
  ])
  const head = await tus(editor)('HEAD', path)
  expect([head.status, Object.fromEntries(head.headers)]).toMatchObject([
    200,
    {
      'upload-offset': '10',
      'upload-length': String(bytes.length),
      'upload-metadata': metadata({ filename: 'pieces.pdf' }),
      'cache-control': 'no-store',
    },
  ])
  expect((await editor.call(list_uploads)).map(({ file_name, offset }) => [file_name, offset])).toEqual([
    ['pieces.pdf', 10],
  ])
  expect((await patch(editor, path, 10, bytes.subarray(10))).status).toBe(204)
  await expect.poll(() => stateOf(path), { timeout: 15_000 }).toBe('done')
  const { data } = await editor.call(list_materials, { query: { search: 'pieces' } })
  expect(data).toMatchObject([{ sha256: sha256(bytes), size: bytes.length }])
  expect(await editor.call(list_uploads)).toEqual([])
})

test('a picture that cannot be decoded yet is retried, not rejected', async () => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  const from = { portal_id: world.portals.core.id, by: editor.id }
  const busy = [decodeForPerson(from, () => gate), decodeForPerson(from, () => gate)]
  const turned = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a7' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { path } = await begin(editor, 'turned.jpg', turned.length)
  expect((await patch(editor, path, 0, new Uint8Array(turned))).status).toBe(204)
  const owner = postgres(world.database_url, { max: 1 })
  await waitFor(async () => {
    const [job] = await owner<{ error: string | null }[]>`
      select j.last_error as error from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'media.upload-finished'`
    expect(job?.error).toContain('not available right now')
  })
  await owner.end()
  expect(await stateOf(path)).toBe('processing')
  letGo()
  await Promise.all(busy)
  await waitFor(async () => expect(await stateOf(path)).toBe('done'))
})

test('[MED-015] DELETE cancels an upload and leaves nothing behind', async () => {
  const { path } = await begin(editor, 'gone.pdf', 100)
  await patch(editor, path, 0, pdf('gone').subarray(0, 9))
  const [row] = await world.within('core', (tx) =>
    tx
      .select()
      .from(uploads)
      .where(eq(uploads.key, keyOf(path))),
  )
  expect(await world.services.storage.head(storageKey(row?.file_key ?? ''))).toMatchObject({ bytes: 9 })
  expect((await tus(editor)('DELETE', path)).status).toBe(204)
  expect((await tus(editor)('HEAD', path)).status).toBe(404)
  expect(await world.services.storage.head(storageKey(row?.file_key ?? ''))).toBeNull()
})

test('[MED-016] rejects requests without session, CSRF token or right, or from another portal or person', async () => {
  const { path } = await begin(editor, 'mine.pdf', 100)
  const body = pdf('not yours')
  const visitor = world.visitor()
  const colleague = await world.person('editor')
  const elsewhere = await world.person('editor', 'summit')
  const learner = await world.person('learner')
  const headers = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  expect((await visitor.send('PATCH', path, { headers, body })).status).toBe(401)
  expect((await editor.send('PATCH', path, { headers, body, csrf: false })).status).toBe(419)
  expect((await begin(learner, 'mine.pdf', 100)).answer.status).toBe(403)
  for (const person of [colleague, elsewhere, learner])
    for (const method of ['HEAD', 'PATCH', 'DELETE'])
      expect([
        method,
        (
          await tus(person)(method, path, {
            headers: { 'upload-offset': '0' },
            ...(method === 'PATCH' ? { body } : {}),
          })
        ).status,
      ]).toEqual([method, 404])
  expect((await begin(learner, 'mine.pdf', 100)).answer.status).toBe(403)
  expect((await tus(editor)('HEAD', path)).headers.get('upload-offset')).toBe('0')
})

test('rejects a wrong protocol version, content type, offset, length, size or name', async () => {
  const { path } = await begin(editor, 'strict.pdf', 10)
  const wrong = await editor.send('HEAD', path, { headers: { 'tus-resumable': '0.2.2' } })
  expect([wrong.status, wrong.headers.get('tus-version')]).toEqual([412, '1.0.0'])
  const body = pdf('too long for ten bytes')
  const plain = { 'upload-offset': '0', 'content-type': 'application/octet-stream' }
  expect((await tus(editor)('PATCH', path, { headers: plain, body })).status).toBe(415)
  expect((await tus(editor)('PATCH', path, { body })).status).toBe(400)
  expect((await patch(editor, path, 3, body.subarray(0, 4))).status).toBe(409)
  expect((await patch(editor, path, 0, body)).status).toBe(413)
  expect((await tus(editor)('HEAD', path)).headers.get('upload-offset')).not.toBe(String(body.length))
  expect((await begin(editor, 'large.mp4', 10 * 1024 ** 3 + 1)).answer.status).toBe(413)
  expect((await begin(editor, 'large.pdf', 20_971_521)).answer.status).toBe(413)
  expect((await begin(editor, 'program.exe', 10)).answer.status).toBe(422)
  expect(
    (await tus(editor)('POST', '/tus', { headers: { 'upload-metadata': metadata({ filename: 'a.pdf' }) } })).status,
  ).toBe(400)
  const options = await world.app.request(`http://${editor.host}/api/tus`, {
    method: 'OPTIONS',
    headers: { host: editor.host },
  })
  expect([options.status, options.headers.get('tus-extension')]).toEqual([
    204,
    'creation,creation-with-upload,termination,expiration,concatenation',
  ])
})

test('while one request writes an upload, another gets 423; a silent one gives way', async () => {
  const bytes = pdf('held by one')
  const { path } = await begin(editor, 'held.pdf', bytes.length)
  const held = Promise.withResolvers<void>()
  const slow = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(0, 5)))
      await held.promise
      controller.close()
    },
  })
  const writing = world.app.request(
    new Request(`http://${editor.host}/api${path}`, {
      method: 'PATCH',
      headers: {
        host: editor.host,
        cookie: [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(editor.cookies.get('XSRF-TOKEN') ?? ''),
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: slow,
      duplex: 'half',
    } as RequestInit),
  )
  const leased = async () =>
    (
      await world.within('core', (tx) =>
        tx
          .select()
          .from(uploads)
          .where(eq(uploads.key, keyOf(path))),
      )
    )[0]?.lease
  await expect.poll(leased).not.toBeNull()
  expect((await patch(editor, path, 0, bytes)).status).toBe(423)
  // Simulates that much time without a byte.
  await world.services.platform
    .sql`update uploads set leased_until = now() - interval '1 second' where key = ${keyOf(path)}`
  expect((await patch(editor, path, 5, bytes.subarray(5))).status).toBe(204)
  held.resolve()
  await writing
  await expect.poll(() => stateOf(path), { timeout: 15_000 }).toBe('done')
  const { data } = await editor.call(list_materials, { query: { search: 'held' } })
  expect(data.map((row) => row.sha256)).toEqual([sha256(bytes)])
})

test('an upload with rejected bytes reports why and leaves nothing behind', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { path } = await begin(editor, 'drawing.png', bytes.length)
  await patch(editor, path, 0, bytes)
  await expect.poll(() => stateOf(path), { timeout: 15_000 }).toBe('refused')
  const shown = await editor.call(get_upload, { params: { key: keyOf(path) } })
  expect(shown.error).toEqual({ code: 'media.wrong_format', message: 'Wrong Format: drawing.png' })
})

test('joins parts in the order of the final request, only one’s own and complete ones', async () => {
  const bytes = Buffer.concat([pdf('in parts'), randomBytes(300)])
  const part = async (from: number, to: number) => {
    const made = await tus(editor)('POST', '/tus', {
      headers: { 'upload-length': String(to - from), 'upload-concat': 'partial' },
    })
    const path = pathOfUpload(made.headers.get('location'))
    return { path, send: () => patch(editor, path, 0, bytes.subarray(from, to)) }
  }
  const one = await part(0, 100)
  const two = await part(100, 250)
  const three = await part(250, bytes.length)
  const final = (person: Person, paths: string[]) =>
    tus(person)('POST', '/tus', {
      headers: {
        'upload-concat': `final;${paths.map((path) => `/api${path}`).join(' ')}`,
        'upload-metadata': metadata({ filename: 'joined.pdf' }),
      },
    })
  const all = [one.path, two.path, three.path]
  await three.send()
  await one.send()
  expect((await final(editor, all)).status).toBe(400)
  await two.send()
  expect((await final(await world.person('editor'), all)).status).toBe(400)
  const joined = await final(editor, all)
  expect(joined.status).toBe(201)
  const path = pathOfUpload(joined.headers.get('location'))
  expect((await patch(editor, path, 0, bytes.subarray(0, 3))).status).toBe(403)
  await expect.poll(() => stateOf(path), { timeout: 15_000 }).toBe('done')
  const { data } = await editor.call(list_materials, { query: { search: 'joined' } })
  expect(data.map((row) => row.sha256)).toEqual([sha256(bytes)])
  expect((await tus(editor)('HEAD', one.path)).status).toBe(404)
})

test('removes an upload idle for a day; finishes a complete one whose process died', async () => {
  const bytes = pdf('whole, not noted')
  const old = await begin(editor, 'old.pdf', 100)
  const whole = await begin(editor, 'whole.pdf', bytes.length)
  await patch(editor, whole.path, 0, bytes.subarray(0, 8))
  const [row] = await world.within('core', (tx) =>
    tx
      .select()
      .from(uploads)
      .where(eq(uploads.key, keyOf(whole.path))),
  )
  await world.services.storage.put(storageKey(row?.file_key ?? ''), bytes)
  const later = new Date(Date.now() + 25 * 60 * 60 * 1000)
  await expireUploads({ ...world.services, now: () => later })
  expect((await tus(editor)('HEAD', old.path)).status).toBe(404)
  await expect.poll(() => stateOf(whole.path), { timeout: 15_000 }).toBe('done')
  const { data } = await editor.call(list_materials, { query: { search: 'whole' } })
  expect(data.map((one) => one.sha256)).toEqual([sha256(bytes)])
})

test('an upload of captions reports what cannot be shown', async () => {
  const captions = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nShown\n\n00:03,000 --> 00:04,000\nNot shown\n')
  const { path } = await begin(editor, 'said.vtt', captions.length)
  expect((await patch(editor, path, 0, captions)).status).toBe(204)
  await expect.poll(() => stateOf(path), { timeout: 15_000 }).toBe('done')
  expect(await editor.call(get_upload, { params: { key: keyOf(path) } })).toMatchObject({
    note: '1 of 2 cues can be shown. Look at line 6.',
  })
})
