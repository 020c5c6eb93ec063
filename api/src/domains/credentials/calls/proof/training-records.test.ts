import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import {
  add_training_record,
  list_training_queue,
  list_training_records,
  remove_training_file,
  review_training_record,
  withdraw_training_record,
} from '@portico/shared/contract/credentials/proof-training.ts'
import { show_transcript } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../../tests/support/job-context.ts'
import { pdf } from '../../../../../../tests/support/library.ts'
import { metadata, pathOfUpload, tus } from '../../../../../../tests/support/tus-client.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { enrollments } from '../../../learning/tables.ts'
import { agencies, agencyStates, states } from '../../../lists/tables.ts'
import { uploads } from '../../../library/tables.ts'
import { accreditations, trainingFiles, trainingRecords } from '../../tables.ts'
import { task as uploadFinished } from '../../../library/reactions/media.upload-finished.ts'
import { task as reviewed } from '../../reactions/notify.training-reviewed.ts'
import { storageKey } from '../../../../storage/storage-key.ts'

let world: World
let reviewer: Person
beforeAll(async () => {
  world = await createWorld()
  reviewer = await world.person('admin')
})
afterAll(() => world.close())

const begin = (person: Person, name: string, bytes: Uint8Array) =>
  tus(person)('POST', '/tus', {
    headers: {
      'upload-length': String(bytes.length),
      'upload-metadata': metadata({ filename: name, purpose: 'evidence' }),
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  })

/** Uploads evidence as a browser does; returns the key of a file that belongs to no record yet. */
async function evidence(person: Person, name = 'diploma.pdf'): Promise<string> {
  const answer = await begin(person, name, pdf(randomUUID()))
  const key = pathOfUpload(answer.headers.get('location')).split('/').at(-1) ?? ''
  const [row] = await world.within('core', (tx) => tx.select().from(uploads).where(eq(uploads.key, key)))
  await uploadFinished(await jobContext(world), { upload_id: row?.id ?? 0 })
  return key
}
const recordInput = (files: string[], change: object = {}) => ({
  sent_as: randomUUID(),
  title: 'Wound care symposium',
  provider: 'Ohio Nurses Association',
  agency_id: null,
  agency: 'ANCC',
  completed_on: '2026-03-14',
  hours: [{ subject: 'Clinical', hundredths: 250 }],
  files,
  ...change,
})
const add = async (person: Person, change: object = {}) =>
  person.call(add_training_record, { body: recordInput([await evidence(person)], change) })
const review = (person: Person, id: number, body: { accepted: boolean; reason: string }) =>
  person.call(review_training_record, { params: { id }, body })
const fileStatus = async (person: Person, key: string) => (await person.send('GET', `/training-files/${key}`)).status

test('adds external training with its evidence, once even if submitted twice', async () => {
  const learner = await world.person('learner')
  const key = await evidence(learner)
  expect((await learner.call(list_training_records)).files).toEqual([
    { key, name: 'diploma.pdf', size: expect.any(Number) },
  ])
  const body = recordInput([key])
  const record = await learner.call(add_training_record, { body })
  expect(record).toMatchObject({ status: 1, agency: 'ANCC', hours: body.hours, files: [{ key }], reviewed_at: null })
  expect(await learner.call(add_training_record, { body })).toEqual(record)
  const { records, files } = await learner.call(list_training_records)
  expect([records, files]).toEqual([[record], []])
  await expect(learner.call(add_training_record, { body: recordInput([key]) })).rejects.toMatchObject({
    code: 'uploads.file_gone',
  })
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  for (const wrong of [{ completed_on: tomorrow }, { hours: [] }, { files: [] }, { agency_id: 987_654 }])
    await expect(learner.call(add_training_record, { body: recordInput([key], wrong) })).rejects.toMatchObject({
      status: 422,
    })
  expect((await learner.call(list_training_records)).records).toHaveLength(1)
})

test('accepts up to five evidence files; the learner may remove those without a record', async () => {
  const learner = await world.person('learner')
  expect((await begin(learner, 'virus.exe', pdf('x'))).status).toBe(422)
  const keys = []
  for (let number = 0; number < 5; number += 1) keys.push(await evidence(learner, `page-${number}.pdf`))
  const sixth = await begin(learner, 'page-6.pdf', pdf('six'))
  expect([sixth.status, await sixth.text()]).toEqual([409, expect.stringContaining('up to 5 files')])
  const [first = '', second = ''] = keys
  const fileKey = async (key: string) =>
    (await world.within('core', (tx) => tx.select().from(trainingFiles).where(eq(trainingFiles.key, key))))[0]?.file_key
  const place = storageKey((await fileKey(first)) ?? '')
  expect(await world.services.storage.head(place)).not.toBeNull()
  await learner.call(remove_training_file, { params: { key: first } })
  expect(await world.services.storage.head(place)).toBeNull()
  await learner.call(add_training_record, { body: recordInput([second]) })
  await expect(learner.call(remove_training_file, { params: { key: second } })).rejects.toMatchObject({ status: 404 })
})

test('shows evidence only to its learner and, once it belongs to a record, to reviewers', async () => {
  const [learner, stranger] = [await world.person('learner'), await world.person('learner')]
  const instructor = await world.person('instructor')
  const elsewhere = await world.person('admin', 'summit')
  const key = await evidence(learner)
  expect([await fileStatus(learner, key), await fileStatus(reviewer, key)]).toEqual([200, 404])
  await expect(stranger.call(add_training_record, { body: recordInput([key]) })).rejects.toMatchObject({
    code: 'uploads.file_gone',
  })
  await expect(stranger.call(remove_training_file, { params: { key } })).rejects.toMatchObject({ status: 404 })
  const { id } = await learner.call(add_training_record, { body: recordInput([key]) })
  const seen = [learner, reviewer, stranger, instructor, elsewhere].map((person) => fileStatus(person, key))
  expect(await Promise.all(seen)).toEqual([200, 200, 404, 404, 404])
  const file = await learner.send('GET', `/training-files/${key}`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  await expect(stranger.call(withdraw_training_record, { params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(review(elsewhere, id, { accepted: true, reason: '' })).rejects.toMatchObject({ status: 404 })
  for (const person of [learner, stranger, instructor])
    await expect(review(person, id, { accepted: true, reason: '' })).rejects.toMatchObject({ code: 'access.denied' })
  await expect(learner.call(list_training_queue)).rejects.toMatchObject({ code: 'access.denied' })
  expect((await stranger.call(list_training_records)).records).toEqual([])
  await learner.call(withdraw_training_record, { params: { id } })
  expect(await fileStatus(learner, key)).toBe(404)
})

test('reviews the longest-waiting record first, once, never one’s own; rejections notify with a reason', async () => {
  const learner = await world.person('learner')
  const [first, second] = [await add(learner), await add(learner, { title: 'Ethics evening' })]
  const { data } = await reviewer.call(list_training_queue, { query: { state: 'waiting' } })
  const mine = data.filter(({ user_id }) => user_id === learner.id)
  expect(mine.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(mine[0]).toMatchObject({ name: 'Ada Example', files: [{ name: 'diploma.pdf' }] })
  await expect(review(reviewer, first.id, { accepted: false, reason: '  ' })).rejects.toMatchObject({ status: 422 })
  const reason = 'The certificate names somebody else.'
  expect(await review(reviewer, first.id, { accepted: false, reason })).toMatchObject({ status: 3, reason })
  const again = review(await world.person('admin'), first.id, { accepted: true, reason: '' })
  await expect(again).rejects.toMatchObject({ code: 'proof.record_reviewed' })
  await expect(learner.call(withdraw_training_record, { params: { id: first.id } })).rejects.toMatchObject({
    code: 'proof.record_reviewed',
  })
  const own = await add(reviewer)
  await expect(review(reviewer, own.id, { accepted: true, reason: '' })).rejects.toMatchObject({
    code: 'enrollments.own_record',
  })
  await reviewed(await jobContext(world), { training_record_id: first.id })
  const notices = (await learner.call(list_notifications)).data
  expect(notices).toMatchObject([{ type: 'training_refused', path: '/profile/transcript' }])
  expect((await learner.call(list_training_records)).records.find(({ id }) => id === first.id)).toMatchObject({
    reason,
  })
  const refused = await reviewer.call(list_training_queue, { query: { state: 'refused' } })
  expect(refused.data).toMatchObject([{ id: first.id, reviewer: 'Ada Example' }])
})

test('accepts only one of two simultaneous reviews', async () => {
  const { id } = await add(await world.person('learner'))
  const both = await Promise.allSettled([
    review(reviewer, id, { accepted: true, reason: '' }),
    review(await world.person('admin'), id, { accepted: false, reason: 'Unreadable' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('lists a person’s completions with accreditations of the day and accepted external training', async () => {
  const learner = await world.person('learner')
  const course = await makeCourse(world, { title: 'Ethics for Nurses', outline: [['Text']] })
  const enrollment_id = await enroll(world, { course, user_id: learner.id })
  const agency_id = await world.within('core', async (tx) => {
    const [board] = await tx.insert(agencies).values({ title: 'Board of Ohio', slug: 'board-oh-t' }).returning()
    const [state] = await tx.insert(states).values({ title: 'Ohio', slug: 'ohio-t', code: 'OH' }).returning()
    const ids = { agency_id: board?.id ?? 0, state_id: state?.id ?? 0 }
    await tx.insert(agencyStates).values(ids)
    const common = { course_id: course.id, agency_id: ids.agency_id, provider_number: '50-1' }
    await tx.insert(accreditations).values([
      { ...common, hours: [{ subject: 'Old', hundredths: 900 }], valid_to: '2025-12-31' },
      { ...common, hours: [{ subject: 'Ethics', hundredths: 150 }], valid_from: '2026-01-01' },
    ])
    await tx
      .update(enrollments)
      .set({ status: 5, percentage: 100, finished_at: new Date('2026-05-01T12:00:00Z') })
      .where(eq(enrollments.id, enrollment_id))
    return ids.agency_id
  })
  const accepted = await add(learner, { agency_id })
  const waiting = await add(learner, { title: 'Still waiting' })
  await review(reviewer, accepted.id, { accepted: true, reason: '' })
  const transcript = await learner.call(show_transcript)
  expect(transcript.learner).toBe('Ada Example')
  expect(transcript.entries).toMatchObject([
    {
      kind: 'course',
      title: 'Ethics for Nurses',
      completed_on: '2026-05-01',
      credits: [{ agency: 'Board of Ohio', states: ['OH'], hours: [{ subject: 'Ethics', hundredths: 150 }] }],
    },
    {
      kind: 'record',
      id: accepted.id,
      provider: 'Ohio Nurses Association',
      credits: [{ agency: 'Board of Ohio', states: ['OH'], hours: [{ subject: 'Clinical', hundredths: 250 }] }],
    },
  ])
  expect(transcript.entries.some(({ title }) => title === waiting.title)).toBe(false)
  const stranger = await world.person('learner')
  expect((await stranger.call(show_transcript)).entries).toEqual([])
  const query = { user_id: learner.id }
  await expect(stranger.call(show_transcript, { query })).rejects.toMatchObject({ code: 'access.denied' })
  expect(await reviewer.call(show_transcript, { query })).toEqual(transcript)
  const exported = await learner.send('GET', '/transcript/export')
  expect(exported.headers.get('content-disposition')).toMatch(/"transcript-ada-example-\d{4}-\d\d-\d\d\.csv"$/)
  expect((await exported.text()).trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^Ada Example,2026-05-01,Ethics for Nurses,.*,,Board of Ohio,OH,.*,1\.5,Ethics: 1\.5,/),
    expect.stringMatching(/,Ohio Nurses Association,Yes,Board of Ohio,OH,.*,2\.5,Clinical: 2\.5,/),
  ])
  expect((await stranger.send('GET', `/transcript/export?user_id=${learner.id}`)).status).toBe(403)
  const elsewhere = await world.person('admin', 'summit')
  await expect(elsewhere.call(show_transcript, { query })).rejects.toMatchObject({ status: 404 })
  const seen = await world.within('summit', (tx) => tx.select().from(trainingRecords))
  expect(seen).toEqual([])
})
