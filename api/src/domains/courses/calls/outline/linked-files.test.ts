import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import { get_free_preview } from '@portico/shared/contract/courses/free-previews.ts'
import { preview_item } from '@portico/shared/contract/courses/outline-preview.ts'
import { show_course_item, update_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { delete_material, show_material } from '@portico/shared/contract/materials.ts'
import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { formWith, pdf, uploadMaterial } from '../../../../../../tests/support/library.ts'
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

const link = (uuid: string, words = 'the checklist') => `<a data-file="${uuid}">${words}</a>`
const reading = (html: string): AuthoredContent => ({ itemable_type: 'Text', fields: { content: html } })
const upload = async (name: string, bytes: Uint8Array) => (await uploadMaterial(author, name, bytes)).material.uuid
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
async function lesson(type: 'Text' | 'Audio' | 'Video' | 'Assignment' = 'Text') {
  const course = await makeCourse(world, { outline: [[type]] })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const id = course.items[0]?.id ?? 0
  const one = { params: { id }, query: { course_id: course.id } }
  const write = async (content: AuthoredContent, is_free_preview = false) => {
    const { version } = await author.call(show_course_item, one)
    return author.call(update_course_item, { ...one, body: { content, version, is_free_preview } })
  }
  const publish = () => author.call(publish_course, { params: { slug: course.slug }, query: { reach: 'running' } })
  const shown = async () =>
    JSON.stringify(await learner.call(show_item, { params: { item_id: id }, query: { related_id } }))
  return { course, id, related_id, one, write, publish, shown }
}
/** Follows a link of a page to the bytes behind it. */
async function fetched(
  person: Pick<Person, 'send'>,
  href: string | undefined,
): Promise<[number, string, string | null]> {
  const answer = await person.send('GET', (href ?? '').replace('/api', ''))
  if (answer.status !== 302) return [answer.status, '', null]
  const location = answer.headers.get('location') ?? ''
  const given = await world.app.request(location, { headers: { host: new URL(location).host } })
  return [given.status, await given.text(), given.headers.get('content-disposition')]
}

test('a learner downloads a file that a reading links to; nobody else does, and only linked files', async () => {
  const uuid = await upload('Checklist.pdf', pdf('the checklist'))
  const other = await upload('Salaries.pdf', pdf('not theirs'))
  const { id, related_id, write, publish, one } = await lesson()
  const saved = await write(reading(`<p data-align="center">Print ${link(uuid)}.</p>`))
  expect(saved.content.fields).toEqual({ content: `<p data-align="center">Print ${link(uuid)}.</p>` })
  await publish()
  const item = await learner.call(show_item, { params: { item_id: id }, query: { related_id } })
  const href = `/api/items/${id}/file?related_id=${related_id}&download=1&file=${uuid}`
  expect(item).toMatchObject({
    content: `<p data-align="center">Print <a href="${href.replaceAll('&', '&amp;')}" data-file="${uuid}">the checklist</a> (PDF).</p>`,
  })
  expect(await fetched(learner, href)).toEqual([
    200,
    pdf('the checklist').toString(),
    expect.stringContaining('attachment; filename="Checklist.pdf"'),
  ])
  expect((await fetched(learner, href.replace(uuid, other)))[0]).toBe(404)
  expect((await fetched(await world.person('learner'), href))[0]).toBe(403)
  const draft = await author.call(preview_item, one)
  expect((await fetched(author, hrefs('content' in draft ? draft.content : '')[0]))[0]).toBe(200)
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ ended_at: new Date() }).where(eq(enrollments.id, related_id)),
  )
  expect((await fetched(learner, href))[0]).toBe(403)
})

test('a linked file counts as used, cannot be deleted, and is replaced in place', async () => {
  const uuid = await upload('Form.pdf', pdf('old form'))
  const { course, write, publish, shown } = await lesson()
  await write(reading(`<p>Fill in ${link(uuid, 'this form')}.</p>`))
  await publish()
  const { material, used_in } = await author.call(show_material, { params: { uuid } })
  expect([material.uses, used_in]).toMatchObject([1, [{ kind: 'text', course: { id: course.id } }]])
  await expect(author.call(delete_material, { params: { uuid } })).rejects.toMatchObject({ code: 'media.in_use' })
  const replaced = await author.send('POST', `/materials/${uuid}/file`, formWith('Form 2.pdf', pdf('new form')))
  expect(replaced.status).toBe(200)
  const [href] = hrefs(JSON.parse(await shown()).content)
  expect((await fetched(learner, href))[1]).toBe(pdf('new form').toString())
})

test('transcripts and assignment tasks link to files beside their own; links to unknown files keep their words', async () => {
  const uuid = await upload('Notes.pdf', pdf('notes'))
  const gone = await upload('Gone.pdf', pdf('soon gone'))
  await author.call(delete_material, { params: { uuid: gone } })
  const html = `<p>${link(uuid)} and ${link(gone, 'the old one')}</p>`
  const kept = `<p>${link(uuid)} and the old one</p>`
  const settings = { attempts: 1, score: 50, restrict_user_to_upload: false, allow_text_response: true }
  const contents: readonly AuthoredContent[] = [
    { itemable_type: 'Audio', fields: { file: null, transcript: html } },
    {
      itemable_type: 'Video',
      fields: { link: 'https://vimeo.com/123456789', transcript: html, file: null, poster: null, captions: [] },
    },
    { itemable_type: 'Assignment', fields: { ...settings, reqs: html, file: null, materials: [] } },
  ]
  for (const content of contents) {
    const { itemable_type } = content
    if (itemable_type !== 'Audio' && itemable_type !== 'Video' && itemable_type !== 'Assignment') continue
    const { id, one, write } = await lesson(itemable_type)
    expect(JSON.stringify((await write(content)).content)).toContain(JSON.stringify(kept).slice(1, -1))
    const [href] = hrefs(JSON.stringify(await author.call(preview_item, one)).replaceAll('\\"', '"'))
    expect(href).toContain(`/items/${id}/`)
    expect((await fetched(author, href))[1]).toBe(pdf('notes').toString())
  }
})

test('visitors get the linked files of a lesson that is open to them', async () => {
  const uuid = await upload('Sample.pdf', pdf('sample'))
  const { id, write, publish } = await lesson()
  await write(reading(`<p>${link(uuid)}</p>`), true)
  await publish()
  const { item } = await world.visitor().call(get_free_preview, { params: { id } })
  const href = `/api/free-previews/${id}/file?download=1&file=${uuid}`
  expect(hrefs('content' in item ? item.content : '')).toEqual([href])
  expect((await fetched(world.visitor(), href))[1]).toBe(pdf('sample').toString())
})

test('keeps alignments of the editor only, and nothing of a file link but its file', async () => {
  const uuid = await upload('Map.pdf', pdf('map'))
  const { write } = await lesson()
  const { content } = await write(
    reading(
      `<h2 data-align="end" style="text-align:right">A</h2><p data-align="left">B</p><p><a href="https://evil.example" onclick="x()" data-file="${uuid}">C</a> <a href="/courses" data-file="x">D</a></p>`,
    ),
  )
  expect(content.fields).toEqual({
    content: `<h2 data-align="end">A</h2><p>B</p><p>${link(uuid, 'C')} <a href="/courses" rel="noopener">D</a></p>`,
  })
})

test('words and attributes that spell the mark of a link open no file and keep none in use', async () => {
  const uuid = await upload('Private.pdf', pdf('linked nowhere'))
  const { id, related_id, write, publish } = await lesson()
  const words = `data-file="${uuid}" &lt;a data-file="${uuid}"&gt;`
  await write(reading(`<p>${words} <a href="/x" title='&lt;a data-file="${uuid}">'>Read</a></p>`))
  await publish()
  expect((await fetched(learner, `/items/${id}/file?related_id=${related_id}&download=1&file=${uuid}`))[0]).toBe(404)
  const { material } = await author.call(show_material, { params: { uuid } })
  expect(material.uses).toBe(0)
  await author.call(delete_material, { params: { uuid } })
})
