import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { show_media_quota } from '@portico/shared/contract/materials.ts'
import { jobContext } from '../../../../../../tests/support/job-context.ts'
import { pdf } from '../../../../../../tests/support/library.ts'
import { metadata, pathOfUpload, tus, tusHeaders } from '../../../../../../tests/support/tus-client.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { uploads } from '../../tables.ts'
import { portalSettings } from '../../../portals/tables.ts'
import { task as uploadFinished } from '../../reactions/media.upload-finished.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const codeOf = async (answer: Response) => ((await answer.json()) as { error?: { code: string } }).error?.code
const rowAt = async (location: string | null) => {
  const key = (location ?? '').split('/').at(-1) ?? ''
  const [row] = await world.within('core', (tx) => tx.select().from(uploads).where(eq(uploads.key, key)))
  if (!row) throw new Error('there is no such upload')
  return row
}
async function part(person: Person, body: Uint8Array): Promise<string> {
  const answer = await tus(person)('POST', '/tus', {
    headers: { 'upload-length': String(body.length), 'upload-concat': 'partial' },
    body,
  })
  return answer.headers.get('location') ?? ''
}
const join = (person: Person, parts: readonly string[], name = 'joined.pdf') =>
  tus(person)('POST', '/tus', {
    headers: { 'upload-concat': `final;${parts.join(' ')}`, 'upload-metadata': metadata({ filename: name }) },
  })

test('twenty simultaneous joins of the same parts create one file and use quota once', async () => {
  const editor = await world.person('editor')
  const [front, back] = [pdf(randomUUID()), pdf(randomUUID())]
  const parts = [await part(editor, front), await part(editor, back)]
  const room = front.length + back.length
  await world.within('core', (tx) => tx.update(portalSettings).set({ media_quota_bytes: room }))
  const orders = Array.from({ length: 20 }, (_, index) => (index % 2 ? parts : parts.toReversed()))
  const answers = await Promise.all(orders.map((order) => join(editor, order)))
  const made = answers.filter(({ status }) => status === 201)
  const wholes = new Set(made.map(({ headers }) => headers.get('location')))
  expect(wholes.size).toBe(1)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(await codeOf(answer)).toBe('uploads.parts_missing')
  for (const location of wholes)
    await uploadFinished(await jobContext(world), { upload_id: (await rowAt(location)).id })
  expect((await editor.call(show_media_quota)).used_bytes).toBe(room)
})

test('joining parts again after a lost response returns the same upload; parts cannot be canceled', async () => {
  const editor = await world.person('editor')
  await world.within('core', (tx) => tx.update(portalSettings).set({ media_quota_bytes: 10_000_000 }))
  const parts = [await part(editor, pdf(randomUUID())), await part(editor, pdf(randomUUID()))]
  const first = await join(editor, parts)
  expect((await join(editor, parts)).headers.get('location')).toBe(first.headers.get('location'))
  expect((await tus(editor)('DELETE', pathOfUpload(parts[0] ?? ''))).status).toBe(410)
  const row = await rowAt(first.headers.get('location'))
  await uploadFinished(await jobContext(world), { upload_id: row.id })
  expect(await rowAt(first.headers.get('location'))).toMatchObject({ state: 'done' })
})

test('rejects a stalled upload that gave way once its request resumes', async () => {
  const learner = await world.person('learner')
  const bytes = pdf('x'.repeat(900))
  const begin = () =>
    tus(learner)('POST', '/tus', {
      headers: {
        'upload-length': String(bytes.length),
        'upload-metadata': metadata({ filename: 'a.pdf', purpose: 'evidence' }),
      },
    })
  // A tenth of this quota fits exactly one such file.
  await world.within('core', (tx) => tx.update(portalSettings).set({ media_quota_bytes: bytes.length * 15 }))
  const location = (await begin()).headers.get('location')
  const rest = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes.subarray(0, 100))
      await rest.promise
      controller.enqueue(bytes.subarray(100))
      controller.close()
    },
  })
  const headers = {
    ...(await tusHeaders(learner)),
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  }
  const address = `http://${learner.host}/api${pathOfUpload(location)}`
  const writing = world.app.request(address, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit)
  await expect.poll(async () => (await rowAt(location)).leased_until !== null).toBe(true)
  // Simulates six seconds without a byte.
  await world.within('core', (tx) =>
    tx
      .update(uploads)
      .set({ leased_until: new Date(0) })
      .where(eq(uploads.user_id, learner.id)),
  )
  world.setNow(new Date(Date.now() + 16 * 60_000))
  expect((await begin()).status).toBe(201)
  rest.resolve()
  expect((await writing).status).toBe(410)
  expect((await rowAt(location)).state).toBe('receiving')
  world.setNow(null)
})
