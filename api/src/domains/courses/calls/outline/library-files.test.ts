import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { delete_material, show_material } from '@portico/shared/contract/materials.ts'
import { show_course_item, update_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { filmOf, unplayableFilm } from '../../../../../../tests/support/film.ts'
import { uploadMaterial, pdf } from '../../../../../../tests/support/library.ts'
import { recordingOf } from '../../../../../../tests/support/recording.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { enrollments } from '../../../learning/tables.ts'

let world: World
let author: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('editor')
  learner = await world.person('learner')
})
afterAll(() => world.close())

const captions = (text: string) => Buffer.from(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`)
const picture = () =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
const attached = async (name: string, bytes: Uint8Array) => {
  const { material } = await uploadMaterial(author, name, bytes)
  return { uuid: material.uuid, name: material.name, size: material.size }
}
async function lesson(type: 'Document' | 'Video' | 'Audio') {
  const course = await makeCourse(world, { outline: [[type]] })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const [item] = course.items
  const one = { params: { id: item?.id ?? 0 }, query: { course_id: course.id } }
  const write = async (content: AuthoredContent) => {
    const { version } = await author.call(show_course_item, one)
    return author.call(update_course_item, { ...one, body: { content, version } })
  }
  const publish = () => author.call(publish_course, { params: { slug: course.slug }, query: { reach: 'running' } })
  const shown = () => learner.call(show_item, { params: { item_id: one.params.id }, query: { related_id } })
  return { id: one.params.id, related_id, write, publish, shown }
}

test('[BLD-020] shows a document’s attached library file; learners keep the published one until publishing', async () => {
  const { write, publish, shown, id, related_id } = await lesson('Document')
  const first = await attached('Ladders.pdf', pdf('ladders'))
  const second = await attached('Slings.pdf', pdf('slings'))
  const saved = await write({ itemable_type: 'Document', fields: { description: 'Read this.', file: first } })
  expect(saved.content.fields).toEqual({ description: 'Read this.', file: first })
  await publish()
  expect(await shown()).toMatchObject({ description: 'Read this.', file_name: 'Ladders.pdf', file_size: first.size })
  const opened = await learner.send('GET', `/items/${id}/file?related_id=${related_id}`)
  expect(opened.status).toBe(302)
  await write({ itemable_type: 'Document', fields: { description: '', file: second } })
  expect(await shown()).toMatchObject({ file_name: 'Ladders.pdf' })
  await publish()
  expect(await shown()).toMatchObject({ file_name: 'Slings.pdf' })
  // A file shown by an earlier version is still in use.
  await expect(author.call(delete_material, { params: { uuid: first.uuid } })).rejects.toMatchObject({
    code: 'media.in_use',
  })
  await write({ itemable_type: 'Document', fields: { description: '', file: null } })
  await expect(publish()).rejects.toMatchObject({ code: 'courses.cannot_publish' })
  expect(await shown()).toMatchObject({ file_name: 'Slings.pdf' })
})

test('[BLD-020] serves a video’s poster and captions to its learner only', async () => {
  const { write, publish, shown, id, related_id } = await lesson('Video')
  const film = await attached('Lifting.mp4', filmOf(1_000))
  const poster = await attached('Lifting.png', await picture())
  const english = await attached('lifting.vtt', captions('Bend your knees.'))
  const french = await attached('lifting-fr.vtt', captions('Pliez les genoux.'))
  const fields = {
    link: '',
    transcript: '<p>Bend your knees.</p>',
    file: film,
    poster,
    captions: [
      { language: 'fr', file: french },
      { language: 'en', file: english },
    ],
  }
  const saved = await write({ itemable_type: 'Video', fields })
  expect(saved.content.fields).toEqual(fields)
  await publish()
  const item = await shown()
  if (item.itemable_type !== 'Video') throw new Error('no video')
  expect(item.poster).toMatch(/^\/media\/portals\/24\//)
  expect(item.captions.map(({ language }) => language)).toEqual(['fr', 'en'])
  const [first] = item.captions
  const answer = await learner.send('GET', (first?.src ?? '').replace('/api', ''))
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/vtt; charset=utf-8',
    captions('Pliez les genoux.').toString(),
  ])
  const stranger = await world.person('learner')
  const path = (language: string) => `/items/${id}/captions/${language}?related_id=${related_id}`
  expect((await stranger.send('GET', path('fr'))).status).toBe(403)
  expect((await learner.send('GET', path('de'))).status).toBe(404)
  for (const { uuid } of [film, poster, english]) {
    const { used_in } = await author.call(show_material, { params: { uuid } })
    expect(used_in.length).toBe(1)
  }
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ ended_at: new Date() }).where(eq(enrollments.id, related_id)),
  )
  expect((await learner.send('GET', path('fr'))).status).toBe(403)
})

test('rejects a deleted file or one of the wrong type and leaves the item unchanged', async () => {
  const { write } = await lesson('Video')
  const handout = await attached('Handout.pdf', pdf('not a film'))
  const video = { link: '', transcript: '', poster: null, captions: [] }
  await expect(write({ itemable_type: 'Video', fields: { ...video, file: handout } })).rejects.toMatchObject({
    code: 'media.wrong_format',
  })
  await author.call(delete_material, { params: { uuid: handout.uuid } })
  await expect(write({ itemable_type: 'Video', fields: { ...video, file: handout } })).rejects.toMatchObject({
    code: 'media.gone',
  })
})

test('rejects a video that browsers cannot play, with advice; stores others’ length and size', async () => {
  const refused = await uploadMaterial(author, 'phone.mp4', unplayableFilm())
  expect([refused.code, refused.message]).toEqual([
    'media.unplayable',
    'Browsers cannot play phone.mp4: its video codec is H.265 (HEVC). Save it as MP4 with H.264 video and AAC audio, or as WebM, and upload that.',
  ])
  const broken = await uploadMaterial(author, 'broken.mp4', filmOf(10).subarray(0, 40))
  expect(broken.code).toBe('media.unplayable')
  const { material } = await uploadMaterial(author, 'good.mp4', filmOf(10))
  expect(material).toMatchObject({ type: 'video', duration_ms: 1_128, width: 16, height: 16 })
})

test('[LRN-012] [BLD-020] plays a library recording with transcript and length, and prevents its deletion', async () => {
  const { write, publish, shown, id, related_id } = await lesson('Audio')
  const file = await attached('call.mp3', recordingOf(200))
  const transcript = '<p>Hello.</p><script>alert(1)</script>'
  const saved = await write({ itemable_type: 'Audio', fields: { file, transcript } })
  expect(saved.content.fields).toEqual({ file, transcript: '<p>Hello.</p>' })
  await publish()
  const item = await shown()
  expect(item).toMatchObject({ itemable_type: 'Audio', file_name: 'call.mp3', transcript: '<p>Hello.</p>' })
  expect(item.itemable_type === 'Audio' && Math.round((item.duration_ms ?? 0) / 1_000)).toBe(5)
  const opened = await learner.send('GET', `/items/${id}/file?related_id=${related_id}`)
  const location = opened.headers.get('location') ?? ''
  const part = await world.app.request(location, { headers: { host: new URL(location).host, range: 'bytes=0-3' } })
  expect([opened.status, part.status, part.headers.get('content-type')]).toEqual([302, 206, 'audio/mpeg'])
  const named = { params: { uuid: file.uuid } }
  expect((await author.call(show_material, named)).used_in.map(({ kind, title }) => [kind, title])).toEqual([
    ['item', 'Audio 1.1'],
  ])
  await expect(author.call(delete_material, named)).rejects.toMatchObject({ code: 'media.in_use' })
  const document = await attached('Ladders of audio.pdf', pdf('no sound'))
  await expect(write({ itemable_type: 'Audio', fields: { file: document, transcript: '' } })).rejects.toMatchObject({
    code: 'media.wrong_format',
  })
  // Learners keep the published file after its removal from the draft.
  await write({ itemable_type: 'Audio', fields: { file: null, transcript: '' } })
  expect(await shown()).toMatchObject({ file_name: 'call.mp3' })
  await expect(publish()).rejects.toMatchObject({ code: 'courses.cannot_publish' })
  expect(await shown()).toMatchObject({ file_name: 'call.mp3' })
})
