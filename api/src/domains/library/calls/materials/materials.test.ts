import { randomBytes, randomUUID } from 'node:crypto'
import { eq, getTableName, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  delete_material,
  list_materials,
  show_material,
  show_media_quota,
  update_material,
} from '@portico/shared/contract/materials.ts'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { undo } from '@portico/shared/rules/lists/limits.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { formWith, uploadMaterial, pdf, sha256 } from '../../../../../../tests/support/library.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { startWorker } from '../../../../worker.ts'
import {
  assignmentMaterials,
  assignments,
  audios,
  documents,
  questions,
  texts,
  videos,
} from '../../../item-types/tables.ts'
import { courses } from '../../../courses/tables.ts'
import { materials } from '../../tables.ts'
import { portalSettings } from '../../../portals/tables.ts'
import { itemTypes } from '../../../item-types/item-types.ts'
import { lessonFileName } from '../../../media/content/lesson-file-name.ts'

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
/** A color that no library picture has yet, because identical bytes are stored once. */
const newColor = (): string => `#${randomBytes(3).toString('hex')}`
const names = async (query: Record<string, unknown>) =>
  (await editor.call(list_materials, { query })).data.map(({ name }) => name)
const uuidOf = async (name: string, bytes: Uint8Array) => (await uploadMaterial(editor, name, bytes)).material.uuid

test('[MED-002] [MED-004] stores a form’s file with uuid, name, size and hash; downloads identical bytes', async () => {
  const bytes = pdf('the handbook')
  const { material, is_duplicate } = await uploadMaterial(editor, 'Über uns.pdf', bytes)
  expect(material).toMatchObject({
    name: 'Über uns.pdf',
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
    "attachment; filename*=UTF-8''%C3%9Cber%20uns.pdf",
  ])
  const whole = await editor.send('GET', `/materials/${material.uuid}/file`)
  expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
})

test('removes unstorable characters from names and cuts long names between characters', async () => {
  const nul = await editor.send('POST', '/materials', formWith('hand\0book.pdf', pdf('named strangely')))
  expect([nul.status, await nul.json()]).toMatchObject([200, { data: { material: { name: 'handbook.pdf' } } }])
  const { material } = await uploadMaterial(editor, `${'😀'.repeat(150)}.pdf`, pdf('named at length'))
  expect(material.name).toBe(`${'😀'.repeat(125)}.pdf`)
})

test('[MED-008] detects types by the bytes: rejects SVGs, web pages and programs under any name', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const [name, bytes] of [
    ['drawing.svg', svg],
    ['drawing.png', svg],
    ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['program.exe', Buffer.from('MZ')],
    ['film.mp4', pdf('no film')],
    ['captions.vtt', Buffer.from('1\n00:00 --> 00:01\nno header')],
  ] as const)
    expect([name, (await uploadMaterial(editor, name, bytes)).code]).toEqual([name, 'media.wrong_format'])
  const good = await uploadMaterial(editor, 'captions.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello'))
  expect(good.material).toMatchObject({ type: 'captions', content_type: 'text/vtt' })
  const stored: string[] = []
  for (const row of await world.within('core', (tx) => tx.select().from(materials))) stored.push(row.name)
  expect(stored).not.toContain('drawing.png')
})

test('[MED-003] [MED-006] searches by name, filters by type, pages results, and hides others by default', async () => {
  await uploadMaterial(editor, 'Zebra notes.txt', Buffer.from('striped'))
  await uploadMaterial(editor, 'Zebra numbers.csv', Buffer.from('a,b\n1,2\n'))
  await uploadMaterial(editor, 'Zebra.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nZebra'))
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

test('[MED-003] a page of the library has fifty files by default', async () => {
  const many = Array.from({ length: 52 }, (_, number) => ({
    uuid: randomUUID(),
    name: `Herd ${number}.txt`,
    type: 'docs' as const,
    content_type: 'text/plain',
    size: 1,
    sha256: sha256(Buffer.from(`herd ${number}`)),
    file_key: `lessons/herd-${number}.txt`,
  }))
  await world.within('core', (tx) => tx.insert(materials).values(many))
  const { data, meta } = await editor.call(list_materials, { query: { search: 'herd' } })
  expect(data).toHaveLength(50)
  expect(await names({ search: 'herd', cursor: meta.next_cursor ?? '' })).toEqual(['Herd 1.txt', 'Herd 0.txt'])
})

test('uploading the same bytes again returns the existing entry as a duplicate', async () => {
  const bytes = pdf('only once')
  const first = await uploadMaterial(editor, 'first.pdf', bytes)
  const second = await uploadMaterial(editor, 'second.pdf', bytes)
  expect([second.is_duplicate, second.material.uuid, second.material.name]).toEqual([
    true,
    first.material.uuid,
    'first.pdf',
  ])
})

test('stores a picture where pages find it, and soon in all formats and widths', async () => {
  const { material } = await uploadMaterial(editor, 'blue.png', await png('blue', 800, 400))
  expect(material).toMatchObject({ type: 'img', width: 800, height: 400 })
  const shown = async () => (await editor.call(show_material, { params: { uuid: material.uuid } })).material.picture
  await expect.poll(shown, { timeout: 15_000 }).toMatch(/^\/media\/portals\/24\/[\da-f]{24}-800x400\.png$/)
})

test.each([
  ['Audio', audios.transcript],
  ['Video', videos.transcript],
  ['Assignment', assignments.reqs],
] as const)('a picture in a %s item’s text counts as used and follows its file', async (type, column) => {
  const course = await makeCourse(world, { title: `Pictures of ${type}`, outline: [[type]] })
  const item = course.items[0]
  const uuid = await uuidOf(`${type}.png`, await png(newColor()))
  const shown = async () => (await editor.call(show_material, { params: { uuid } })).material
  await expect.poll(async () => (await shown()).picture, { timeout: 15_000 }).toMatch(/-40x30\.png$/)
  const address = (await shown()).picture ?? ''
  const id = item?.itemable_id ?? 0
  const text = `<p>See <img src="${address}"></p>`
  await world.within('core', (tx) =>
    tx.execute(sql`update ${column.table} set ${sql.identifier(column.name)} = ${text} where id = ${id}`),
  )
  expect(await shown()).toMatchObject({ uses: 1, courses: 1 })
  await expect(editor.call(delete_material, { params: { uuid } })).rejects.toMatchObject({ code: 'media.in_use' })
  const form = formWith('new.png', await png(newColor()))
  expect((await editor.send('POST', `/materials/${uuid}/file`, form)).status).toBe(200)
  await expect.poll(async () => (await shown()).picture, { timeout: 15_000 }).not.toBe(address)
  const textNow = async () =>
    (
      await world.within('core', (tx) =>
        tx.execute<{ text: string }>(sql`select ${column} as text from ${column.table} where id = ${id}`),
      )
    )[0]?.text
  // The picture's URL changes once more when its widths are created.
  await expect
    .poll(async () => (await textNow()) === `<p>See <img src="${(await shown()).picture}"></p>`, { timeout: 20_000 })
    .toBe(true)
})

test('replacing a file with the bytes of another entry is refused by that entry’s name and changes nothing', async () => {
  const bytes = pdf('the rules of the pool')
  await uuidOf('pool-rules.pdf', bytes)
  const uuid = await uuidOf('lake-rules.pdf', pdf('the rules of the lake'))
  const before = await editor.call(show_material, { params: { uuid } })
  const answer = await editor.send('POST', `/materials/${uuid}/file`, formWith('new-rules.pdf', bytes))
  expect([answer.status, ((await answer.json()) as { error: unknown }).error]).toEqual([
    409,
    expect.objectContaining({
      code: 'media.already_kept',
      message: 'The library already has this file as pool-rules.pdf.',
    }),
  ])
  expect(await editor.call(show_material, { params: { uuid } })).toEqual(before)
})

test('replacing a file updates everything that shows it; a used file cannot be deleted', async () => {
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
      .set({ material_id: row.id, file: lessonFileName(row) })
      .where(eq(documents.id, document.itemable_id))
    await tx
      .update(texts)
      .set({ content: `<img src="${address}">` })
      .where(eq(texts.id, text.itemable_id))
    await tx.update(courses).set({ thumbnail: address }).where(eq(courses.id, course.id))
  })
  expect((await shown(handout)).used_in).toEqual([
    {
      kind: 'item',
      title: document?.title,
      course: { id: course.id, title: 'Uses of files', slug: course.slug },
      item: { id: document?.id, itemable_type: 'Document' },
    },
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
    expect([row?.file, row?.file_size]).toEqual([kept && lessonFileName(kept), pdf('version 2').length])
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

test('deletes an unused file; renaming keeps the file extension', async () => {
  const uuid = await uuidOf('Old name.pdf', pdf('to be deleted'))
  const renamed = await editor.call(update_material, { params: { uuid }, body: { name: 'New name' } })
  expect(renamed.name).toBe('New name.pdf')
  expect(await editor.call(delete_material, { params: { uuid } })).toEqual({ uuid })
  await expect(editor.call(show_material, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
})

test('deletes a file used only by an assignment outside all courses, and clears the reference', async () => {
  const uuid = await uuidOf('Loose.pdf', pdf('of an assignment that was taken out of its course'))
  const kept = await world.within('core', async (tx) => {
    const [row] = await tx.select().from(materials).where(eq(materials.uuid, uuid))
    const material_id = row?.id ?? 0
    const [made] = await tx.insert(assignments).values({ material_id }).returning()
    const assignment_id = made?.id ?? 0
    await tx.insert(assignmentMaterials).values({ assignment_id, material_id, sort_number: 1 })
    return assignment_id
  })
  expect(await editor.call(delete_material, { params: { uuid } })).toEqual({ uuid })
  const [left] = await world.within('core', (tx) =>
    tx
      .select({ file: assignments.material_id, further: assignmentMaterials.id })
      .from(assignments)
      .leftJoin(assignmentMaterials, eq(assignmentMaterials.assignment_id, assignments.id))
      .where(eq(assignments.id, kept)),
  )
  expect(left).toEqual({ file: null, further: null })
})

test('item types declare every column that refers to a library file', async () => {
  const declared = itemTypeNames.flatMap((type) =>
    itemTypes[type].library.files.map(({ file }) => `${getTableName(file.table)}.${file.name}`),
  )
  const found = await world.within('core', (tx) =>
    tx.execute<{ place: string }>(sql`
      select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'portal_id'
      where c.contype = 'f' and c.confrelid = 'materials'::regclass order by 1`),
  )
  // An upload refers to what it became.
  expect([...found].map(({ place }) => place)).toEqual([...declared, 'uploads.material_id'].toSorted())
})

test('a full library accepts no more files and keeps what it has', async () => {
  const author = await world.person('editor', 'summit')
  await uploadMaterial(author, 'small.pdf', pdf('small'))
  await world.within('summit', (tx) => tx.update(portalSettings).set({ media_quota_bytes: 60 }))
  const { used_bytes, quota_bytes } = await author.call(show_media_quota)
  expect([used_bytes, quota_bytes]).toEqual([pdf('small').length, 60])
  expect((await uploadMaterial(author, 'large.pdf', pdf('x'.repeat(100)))).code).toBe('media.quota_reached')
  expect((await author.call(list_materials)).data.map(({ name }) => name)).toEqual(['small.pdf'])
})

test('captions report which cues can be shown; empty ones and SubRip are rejected with advice', async () => {
  const mixed = `WEBVTT

00:00:01.000 --> 00:00:02.000
This one shows.

00:00:03,500 --> 00:00:05,000
A comma before the thousandths.

00:00:09.000 --> 00:00:08.000
It ends before it begins.
`
  const { material } = await uploadMaterial(editor, 'mixed.vtt', Buffer.from(mixed))
  expect(material.cues).toEqual({ count: 3, shown: 1, lines: [6, 9] })
  const bad = mixed.replace('02.000', '01.000')
  expect(await uploadMaterial(editor, 'none.vtt', Buffer.from(bad))).toMatchObject({
    code: 'media.no_cues',
    message: expect.stringContaining('0 of 3 cues can be shown. Look at lines 3, 6, and 9.'),
  })
  expect(await uploadMaterial(editor, 'empty.vtt', Buffer.from('WEBVTT\n'))).toMatchObject({
    code: 'media.no_cues',
    message: expect.stringContaining('It has no cues.'),
  })
  const subRip = '1\n00:00:01,000 --> 00:00:02,000\nHello\n'
  expect((await uploadMaterial(editor, 'old.vtt', Buffer.from(subRip))).code).toBe('media.subrip')
})

test('deleting a file names a deleted course using it, until that course is unrecoverable', async () => {
  const course = await makeCourse(world, { title: 'Soon deleted', outline: [['Document', 'Text', 'Exam']] })
  const [document, text, exam] = course.items
  const handout = await uuidOf('soon.pdf', pdf('soon deleted'))
  const picture = await uuidOf('soon.png', await png(newColor()))
  const shown = async (uuid: string) => editor.call(show_material, { params: { uuid } })
  await expect.poll(async () => (await shown(picture)).material.picture, { timeout: 15_000 }).toMatch(/-40x30\.png$/)
  const address = (await shown(picture)).material.picture ?? ''
  await world.within('core', async (tx) => {
    const [row] = await tx.select().from(materials).where(eq(materials.uuid, handout))
    if (!row || !document || !text || !exam) throw new Error('nothing to show')
    await tx
      .update(documents)
      .set({ material_id: row.id, file: lessonFileName(row) })
      .where(eq(documents.id, document.itemable_id))
    await tx
      .update(texts)
      .set({ content: `<img src="${address}">` })
      .where(eq(texts.id, text.itemable_id))
    await tx.insert(questions).values({ exam_id: exam.itemable_id, type: 'single', title: 'Which?', picture: address })
    await tx.update(courses).set({ thumbnail: address, seo_image: address }).where(eq(courses.id, course.id))
  })
  const remove = (uuid: string) => editor.call(delete_material, { params: { uuid } })
  await expect(remove(handout)).rejects.toMatchObject({
    code: 'media.in_use',
    message: expect.stringContaining(`“${document?.title}” of “Soon deleted”`),
  })
  expect((await shown(picture)).material.uses).toBe(3)

  const deleted_at = new Date()
  await world.within('core', (tx) => tx.update(courses).set({ deleted_at }).where(eq(courses.id, course.id)))
  expect([(await shown(picture)).material.uses, (await shown(handout)).used_in]).toEqual([0, []])
  for (const uuid of [handout, picture])
    await expect(remove(uuid)).rejects.toMatchObject({
      code: 'media.in_deleted_course',
      message: expect.stringContaining('“Soon deleted”'),
    })
  world.setNow(new Date(deleted_at.getTime() + (undo.kept_seconds + 1) * 1_000))
  for (const uuid of [handout, picture]) expect(await remove(uuid)).toEqual({ uuid })
  world.setNow(null)
})
