import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { logout } from '@portico/shared/contract/identity/session.ts'
import type { Client } from '../../../../../../tests/support/client.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { attachLessonFile } from '../../../../../../tests/support/lesson-file.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { signFileToken, verifyFileToken } from '../../../media/content/file-token.ts'
import { enrollments } from '../../tables.ts'

const minute_ms = 60_000
const past_trust_ms = 5_001
const pdf = Buffer.from('%PDF-1.7 the handout')
const clip = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256))
let world: World
let course: MadeCourse
let other: MadeCourse
let learner: Person
let related_id: number
let key: string
beforeAll(async () => {
  world = await createWorld()
  course = await makeCourse(world, { outline: [['Document', 'Video', 'Text']] })
  other = await makeCourse(world, { outline: [['Text', 'Document']], is_sequential: true })
  learner = await world.person('learner')
  related_id = await enroll(world, { course, user_id: learner.id })
  key = await attachLessonFile(world, { item: course.items[0], name: 'Übung "1".pdf', bytes: pdf })
  await attachLessonFile(world, { item: course.items[1], name: 'clip.mp4', bytes: clip })
})
afterEach(() => world.setNow(null))
afterAll(() => world.close())

const id = (place: number): number => course.items[place]?.id ?? 0
const requestFile = (client: Client, item: number, query = `?related_id=${related_id}`) =>
  client.send('GET', `/items/${item}/file${query}`)
const codeOf = async (answer: Response): Promise<[number, string | undefined]> => [
  answer.status,
  ((await answer.json().catch(() => ({}))) as { error?: { code: string } }).error?.code,
]
/** Requests the content host like a browser without cookies. */
const fetched = (location: string, headers: Record<string, string> = {}) =>
  world.app.request(location, { headers: { host: new URL(location).host, ...headers } })
async function signed(item = id(0), client: Client = learner, query?: string): Promise<string> {
  const answer = await requestFile(client, item, query)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store'])
  return answer.headers.get('location') ?? ''
}

test('redirects to the content host, where the file is private, sandboxed and readably named', async () => {
  const shown = await learner.call(show_item, { params: { item_id: id(0) }, query: { related_id } })
  expect(shown).toMatchObject({ file: `/api/items/${id(0)}/file?related_id=${related_id}`, file_name: 'Übung "1".pdf' })
  const location = new URL(await signed())
  expect([location.hostname, location.pathname.endsWith('/%C3%9Cbung%20%221%22.pdf')]).toEqual([
    `files.${world.config.CONTENT_HOST}`,
    true,
  ])
  const answer = await fetched(location.href)
  expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(pdf)]).toEqual([200, true])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="_bung _1_.pdf"; filename*=UTF-8''%C3%9Cbung%20%221%22.pdf`,
    'content-security-policy': expect.stringMatching(
      /^sandbox; default-src 'none'; .*frame-ancestors 'self' http:\/\/portico\.localhost:8080$/,
    ),
    'referrer-policy': 'no-referrer',
  })
  expect([answer.headers.get('etag'), answer.headers.get('set-cookie')]).toEqual([null, null])
  // Without the enrollment's id, the newest running one is used; this request asks for a download.
  const document = (await (await learner.send('GET', '/openapi.json')).json()) as {
    paths: Record<string, { get: { responses: object } }>
  }
  expect(Object.keys(document.paths['/items/{id}/file']?.get.responses ?? {})).toEqual([
    '302',
    '401',
    '403',
    '404',
    '409',
    '422',
    '503',
  ])
  const kept = await fetched(await signed(id(0), learner, '?download=1'))
  expect(kept.headers.get('content-disposition')).toMatch(/^attachment; /)
})

test('serves a video in ranges, and file types that browsers would run as downloads', async () => {
  const location = await signed(id(1))
  const part = await fetched(location, { range: 'bytes=256-259' })
  expect([
    part.status,
    part.headers.get('content-range'),
    part.headers.get('content-type'),
    [...new Uint8Array(await part.arrayBuffer())],
  ]).toEqual([206, 'bytes 256-259/1000', 'video/mp4', [0, 1, 2, 3]])
  expect((await fetched(location, { range: 'bytes=1000-' })).status).toBe(416)
  for (const [name, type] of [
    ['page.html', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
    ['macro.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['tool.exe', 'application/octet-stream'],
  ] as const) {
    await attachLessonFile(world, { item: course.items[0], name, bytes: pdf })
    const answer = await fetched(await signed())
    expect([
      name,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition')?.split(';')[0],
    ]).toEqual([name, type, 'attachment'])
  }
  key = await attachLessonFile(world, { item: course.items[0], name: 'handout.pdf', bytes: pdf })
})

test('[LRN-019] only the learner gets a URL, and only for an unlocked item while enrolled', async () => {
  expect(await codeOf(await requestFile(world.visitor(), id(0)))).toEqual([401, 'session.unauthorized'])
  const [stranger, abroad, editor] = [
    await world.person('learner'),
    await world.person('learner', 'summit'),
    await world.person('editor'),
  ]
  for (const query of ['', `?related_id=${related_id}`]) {
    expect(await codeOf(await requestFile(stranger, id(0), query))).toEqual([403, 'learning.not_a_learner'])
    expect(await codeOf(await requestFile(abroad, id(0), query))).toEqual([403, 'learning.not_a_learner'])
    expect((await requestFile(editor, id(0), query)).status).toBe(403)
  }
  // One's own enrollment opens only items of its own course.
  const own = await enroll(world, { course: other, user_id: stranger.id })
  expect(await codeOf(await requestFile(stranger, id(0), `?related_id=${own}`))).toEqual([404, 'general.not_found'])
  expect(await codeOf(await requestFile(stranger, other.items[1]?.id ?? 0, `?related_id=${own}`))).toEqual([
    409,
    'learning.item_locked',
  ])
  expect(await codeOf(await requestFile(learner, id(2)))).toEqual([404, 'general.not_found'])
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ ended_at: new Date() }).where(eq(enrollments.id, own)),
  )
  expect(await codeOf(await requestFile(stranger, other.items[1]?.id ?? 0, `?related_id=${own}`))).toEqual([
    403,
    'learning.not_a_learner',
  ])
  expect((await fetched(await signed())).status).toBe(200)
})

test('a URL lasts five minutes; late requests are redirected to the call, which signs again', async () => {
  const location = await signed(id(1))
  world.setNow(new Date(Date.now() + 5 * minute_ms - 1_000))
  expect((await fetched(location)).status).toBe(200)
  world.setNow(new Date(Date.now() + 5 * minute_ms + 1_000))
  expect(await codeOf(await fetched(location))).toEqual([410, 'learning.file_address_expired'])
  for (const headers of [{ range: 'bytes=500-' }, { 'sec-fetch-mode': 'navigate' }] as Record<string, string>[]) {
    const late = await fetched(location, headers)
    expect([late.status, late.headers.get('cache-control'), late.headers.get('location')]).toEqual([
      302,
      'no-store',
      `http://portico.localhost:8080/api/items/${id(1)}/file?related_id=${related_id}`,
    ])
  }
  const again = await signed(id(1), learner, `?related_id=${related_id}`)
  expect((await fetched(again, { range: 'bytes=500-' })).status).toBe(206)
})

test('rejects a changed URL, one signed for another purpose, and one on another host', async () => {
  const location = await signed()
  const token = location.split('/f/')[1]?.split('/')[0] ?? ''
  const verdict = verifyFileToken(token, world.services.secrets.launch, Date.now())
  if (verdict.state !== 'valid') throw new Error('the address does not hold')
  const resigned = signFileToken({ ...verdict.file, key: 'f'.repeat(32) + '.pdf' }, 'another secret')
  const bad = [
    token.replace(/^./, (sign) => (sign === 'e' ? 'f' : 'e')),
    `${token.split('.')[0]}.`,
    `${token}.x`,
    resigned,
    'nothing',
    key,
  ]
  for (const one of bad)
    expect([one, ...(await codeOf(await fetched(location.replace(token, one))))]).toEqual([
      one,
      403,
      'learning.file_address_invalid',
    ])
  const elsewhere = `http://${'a'.repeat(40)}.${world.config.CONTENT_HOST}`
  expect(await codeOf(await fetched(location.replace(new URL(location).origin, elsewhere)))).toEqual([
    403,
    'learning.file_address_invalid',
  ])
  // A file URL is not a launch URL.
  expect(
    (await world.app.request(`${elsewhere}/c/${token}/player`, { headers: { host: new URL(elsewhere).host } })).status,
  ).toBe(403)
  expect(() => signFileToken({ ...verdict.file, key: '../secrets.pdf' }, 'x')).toThrow(/Invalid/)
  expect((await fetched(location)).status).toBe(200)
})

test('a URL ends within five seconds of sign-out or unenrollment, without a redirect', async () => {
  const [leaving, ended, staying] = [
    await world.person('learner'),
    await world.person('learner'),
    await world.person('learner'),
  ]
  const addresses: string[] = []
  for (const person of [leaving, ended, staying])
    addresses.push(await signed(id(0), person, `?related_id=${await enroll(world, { course, user_id: person.id })}`))
  const statuses = async (headers: Record<string, string> = {}) =>
    Promise.all(addresses.map(async (address) => (await fetched(address, headers)).status))
  expect(await statuses()).toEqual([200, 200, 200])
  await leaving.call(logout)
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ ended_at: new Date() }).where(eq(enrollments.user_id, ended.id)),
  )
  world.setNow(new Date(Date.now() + past_trust_ms))
  expect(await statuses()).toEqual([410, 410, 200])
  world.setNow(new Date(Date.now() + 6 * minute_ms))
  expect(await statuses({ range: 'bytes=0-' })).toEqual([410, 410, 302])
})
