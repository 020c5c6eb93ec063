import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  delete_material,
  list_materials,
  show_material,
  show_media_quota,
  update_material,
} from '@portico/shared/contract/materials.ts'
import { makeCourse } from '../../../../tests/support/course.ts'
import { formWith, keepMaterial, pdf, sha256 } from '../../../../tests/support/library.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import { startWorker } from '../../worker.ts'
import { documents, texts } from '../../db/tables/course-content.ts'
import { courses } from '../../db/tables/courses.ts'
import { materials } from '../../db/tables/media.ts'
import { portalSettings } from '../../db/tables/portals.ts'
import { shownAsFile } from '../../content/shown-as-file.ts'

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

const png = (color: string, width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
const names = async (query: Record<string, unknown>) =>
  (await editor.call(list_materials, { query })).data.map(({ name }) => name)
const uuidOf = async (name: string, bytes: Uint8Array) => (await keepMaterial(editor, name, bytes)).material.uuid

test('[MED-002] [MED-004] a file of a form is kept with uuid, name, size and hash, and comes back byte by byte as an attachment', async () => {
  const bytes = pdf('the handbook')
  const { material, is_duplicate } = await keepMaterial(editor, 'Handbook.pdf', bytes)
  expect(material).toMatchObject({
    name: 'Handbook.pdf',
    size: bytes.length,
    type: 'pdf',
    content_type: 'application/pdf',
    sha256: sha256(bytes),
    uses: 0,
  })
  expect([is_duplicate, material.uuid]).toEqual([false, expect.stringMatching(/^[\da-f-]{36}$/)])
  const answer = await editor.send('GET', `/materials/${material.uuid}/file`, { headers: { range: 'bytes=0-3' } })
  expect([answer.status, await answer.text(), answer.headers.get('content-disposition')]).toEqual([
    206,
    '%PDF',
    "attachment; filename*=UTF-8''Handbook.pdf",
  ])
})

test('[MED-008] what bytes are is judged by themselves: an SVG, a page and a program are kept under no name', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const [name, bytes] of [
    ['drawing.svg', svg],
    ['drawing.png', svg],
    ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['program.exe', Buffer.from('MZ')],
    ['film.mp4', pdf('no film')],
    ['captions.vtt', Buffer.from('1\n00:00 --> 00:01\nno header')],
  ] as const)
    expect([name, (await keepMaterial(editor, name, bytes)).code]).toEqual([name, 'media.wrong_format'])
  const good = await keepMaterial(editor, 'captions.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello'))
  expect(good.material).toMatchObject({ type: 'captions', content_type: 'text/vtt' })
  const stored: string[] = []
  for (const row of await world.within('core', (tx) => tx.select().from(materials))) stored.push(row.name)
  expect(stored).not.toContain('drawing.png')
})

test('[MED-003] [MED-006] the library is searched by name, filtered by type and read page by page; by default without others', async () => {
  await keepMaterial(editor, 'Zebra notes.txt', Buffer.from('striped'))
  await keepMaterial(editor, 'Zebra numbers.csv', Buffer.from('a,b\n1,2\n'))
  await keepMaterial(editor, 'Zebra.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nZebra'))
  expect(await names({ search: 'zebra' })).toEqual(['Zebra numbers.csv', 'Zebra notes.txt'])
  expect(await names({ search: 'zebra', type: 'sheets' })).toEqual(['Zebra numbers.csv'])
  expect(await names({ search: 'zebra', type: 'docs,others' })).toEqual(['Zebra.vtt', 'Zebra notes.txt'])
  expect(await names({ search: '%' })).toEqual([])
  const first = await editor.call(list_materials, { query: { search: 'zebra', per_page: 1, with_total: '1' } })
  expect([first.data.length, first.meta.total?.count]).toEqual([1, 2])
  expect(await names({ search: 'zebra', per_page: 1, cursor: first.meta.next_cursor ?? '' })).toEqual([
    'Zebra notes.txt',
  ])
})

test('the same bytes again answer the entry that has them, and say so', async () => {
  const bytes = pdf('only once')
  const first = await keepMaterial(editor, 'first.pdf', bytes)
  const second = await keepMaterial(editor, 'second.pdf', bytes)
  expect([second.is_duplicate, second.material.uuid, second.material.name]).toEqual([
    true,
    first.material.uuid,
    'first.pdf',
  ])
})

test('a picture is kept where pages find it, and soon in all its formats and widths', async () => {
  const { material } = await keepMaterial(editor, 'blue.png', await png('blue', 800, 400))
  expect(material).toMatchObject({ type: 'img', width: 800, height: 400 })
  const shown = async () => (await editor.call(show_material, { params: { uuid: material.uuid } })).material.picture
  await expect.poll(shown, { timeout: 15_000 }).toMatch(/^\/media\/portals\/24\/[\da-f]{24}-800x400\.png$/)
})

test('a file that is replaced is replaced in every lesson, text and course that shows it, and cannot be deleted while it is shown', async () => {
  const course = await makeCourse(world, { title: 'Uses of files', outline: [['Document', 'Text']] })
  const [document, text] = course.items
  const handout = await uuidOf('handout.pdf', pdf('version 1'))
  const picture = await uuidOf('cover.png', await png('red'))
  const shown = async (uuid: string) => editor.call(show_material, { params: { uuid } })
  await expect.poll(async () => (await shown(picture)).material.picture, { timeout: 15_000 }).toMatch(/-40x30\.png$/)
  const address = (await shown(picture)).material.picture ?? ''
  await world.within('core', async (tx) => {
    const [row] = await tx.select().from(materials).where(eq(materials.uuid, handout))
    if (!row || !document || !text) throw new Error('nothing to show')
    await tx
      .update(documents)
      .set({ material_id: row.id, file: shownAsFile(row) })
      .where(eq(documents.id, document.itemable_id))
    await tx
      .update(texts)
      .set({ content: `<img src="${address}">` })
      .where(eq(texts.id, text.itemable_id))
    await tx.update(courses).set({ thumbnail: address }).where(eq(courses.id, course.id))
  })
  expect((await shown(handout)).used_in).toEqual([
    { kind: 'item', title: document?.title, course: { id: course.id, title: 'Uses of files', slug: course.slug } },
  ])
  expect((await shown(picture)).material).toMatchObject({ uses: 2, courses: 1 })
  for (const uuid of [handout, picture])
    await expect(editor.call(delete_material, { params: { uuid } })).rejects.toMatchObject({ code: 'media.in_use' })

  const send = (uuid: string, name: string, bytes: Uint8Array) =>
    editor.send('POST', `/materials/${uuid}/file`, formWith(name, bytes))
  expect((await send(handout, 'other.txt', Buffer.from('a text'))).status).toBe(422)
  expect((await send(handout, 'handout-2.pdf', pdf('version 2'))).status).toBe(200)
  expect((await send(picture, 'new.png', await png('green'))).status).toBe(200)
  await expect
    .poll(async () => (await shown(picture)).material.picture, { timeout: 15_000 })
    .toSatisfy((now) => now !== address && String(now).endsWith('-40x30.png'))
  const after = (await shown(picture)).material.picture ?? ''
  const [kept] = await world.within('core', (tx) => tx.select().from(materials).where(eq(materials.uuid, handout)))
  await world.within('core', async (tx) => {
    const [row] = await tx
      .select()
      .from(documents)
      .where(eq(documents.id, document?.itemable_id ?? 0))
    expect([row?.file, row?.file_size]).toEqual([kept && shownAsFile(kept), pdf('version 2').length])
    const [content] = await tx
      .select()
      .from(texts)
      .where(eq(texts.id, text?.itemable_id ?? 0))
    expect(content?.content).toBe(`<img src="${after}">`)
    const [shownCourse] = await tx.select().from(courses).where(eq(courses.id, course.id))
    expect(shownCourse?.thumbnail).toBe(after)
  })
  const bytes = await (await editor.send('GET', `/materials/${handout}/file`)).text()
  expect(bytes).toContain('version 2')
})

test('a file that nothing uses is deleted; a new name keeps its ending', async () => {
  const uuid = await uuidOf('Old name.pdf', pdf('to be deleted'))
  const renamed = await editor.call(update_material, { params: { uuid }, body: { name: 'New name' } })
  expect(renamed.name).toBe('New name.pdf')
  expect(await editor.call(delete_material, { params: { uuid } })).toEqual({ uuid })
  await expect(editor.call(show_material, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
})

test('a portal whose library is full takes no more; what it has stays', async () => {
  const author = await world.person('editor', 'summit')
  await keepMaterial(author, 'small.pdf', pdf('small'))
  await world.within('summit', (tx) => tx.update(portalSettings).set({ media_quota_bytes: 60 }))
  const { used_bytes, quota_bytes } = await author.call(show_media_quota)
  expect([used_bytes, quota_bytes]).toEqual([pdf('small').length, 60])
  expect((await keepMaterial(author, 'large.pdf', pdf('x'.repeat(100)))).code).toBe('media.quota_reached')
  expect((await author.call(list_materials)).data.map(({ name }) => name)).toEqual(['small.pdf'])
})
