import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { make_learner_response } from '@portico/shared/contract/assignments.ts'
import { list_materials, show_media_quota } from '@portico/shared/contract/materials.ts'
import { add_training_record } from '@portico/shared/contract/credentials/proof-training.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../../tests/support/job-context.ts'
import { uploadMaterial, pdf } from '../../../../../../tests/support/library.ts'
import { importZip } from '../../../../../../tests/support/scorm.ts'
import { metadata, pathOfUpload, tus } from '../../../../../../tests/support/tus-client.ts'
import { createWorld, type Person, type PortalName, type World } from '../../../../../../tests/support/world.ts'
import { makePackage } from '../../../../../local/demo/scorm/make-package.ts'
import { assignmentFiles } from '../../../assignments/tables.ts'
import { scormPackages } from '../../../scorm/tables.ts'
import { uploads } from '../../tables.ts'
import { portalSettings } from '../../../portals/tables.ts'
import { trainingFiles } from '../../../credentials/tables.ts'
import { task as uploadFinished } from '../../reactions/media.upload-finished.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const MiB = 1024 ** 2
type UploadOptions = { name?: string; length?: number; bytes?: Uint8Array } & Record<string, unknown>

const begin = (person: Person, { name = 'page.pdf', bytes, length, ...more }: UploadOptions) =>
  tus(person)('POST', '/tus', {
    headers: {
      'upload-length': String(length ?? bytes?.length ?? 0),
      'upload-metadata': metadata({ filename: name, ...(more as Record<string, string>) }),
      ...(bytes ? { 'content-type': 'application/offset+octet-stream' } : {}),
    },
    ...(bytes ? { body: bytes } : {}),
  })
const all = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const statuses = (answers: readonly Response[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([s, of]) => [s, of?.length]))
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code
const setQuota = (portal: PortalName, bytes: number) =>
  world.within(portal, (tx) => tx.update(portalSettings).set({ media_quota_bytes: bytes }))
async function finish(answer: Response, portal: PortalName = 'core') {
  const key = pathOfUpload(answer.headers.get('location')).split('/').at(-1) ?? ''
  const [row] = await world.within(portal, (tx) => tx.select().from(uploads).where(eq(uploads.key, key)))
  await uploadFinished(await jobContext(world, portal), { upload_id: row?.id ?? 0 })
  return key
}
async function assigned(learner: Person, portal: PortalName = 'core') {
  const course = await makeCourse(world, { portal, outline: [['Assignment']], attempts_number: 3 })
  const item = course.items[0]?.id ?? 0
  const related_id = await enroll(world, { course, user_id: learner.id, portal })
  return {
    course,
    item,
    related_id,
    wish: { purpose: 'assignment', related_id: String(related_id), item_id: String(item) },
  }
}

test('accepts only as many simultaneous files as one evidence record or attempt may have', async () => {
  const learner = await world.person('learner')
  const evidence = await all(12, () => begin(learner, { bytes: pdf(randomUUID()), purpose: 'evidence' }))
  expect(statuses(evidence)).toEqual({ 201: 5, 409: 7 })
  const { wish } = await assigned(learner)
  const files = await all(12, () => begin(learner, { ...wish, bytes: pdf(randomUUID()) }))
  expect(statuses(files)).toEqual({ 201: 10, 409: 2 })
  for (const answer of [...evidence, ...files]) if (answer.status === 201) await finish(answer)
  const kept = await world.within('core', async (tx) => [
    (await tx.select().from(trainingFiles).where(eq(trainingFiles.user_id, learner.id))).length,
    (
      await tx
        .select()
        .from(assignmentFiles)
        .where(eq(assignmentFiles.enrollment_id, Number(wish.related_id)))
    ).length,
  ])
  expect(kept).toEqual([5, 10])
})

test('limits unfinished uploads in number and bytes; ones stalled for 15 minutes give way', async () => {
  const learner = await world.person('learner')
  const places = await all(3, () => assigned(learner))
  const begun = await all(30, (index) => begin(learner, { ...places[index % 3]?.wish, length: 1_000 }))
  expect(statuses(begun)).toEqual({ 201: 20, 409: 10 })
  const refused = begun.filter(({ status }) => status === 409)
  expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(['uploads.too_many_unfinished']))
  world.setNow(new Date(Date.now() + 16 * 60_000))
  expect((await begin(learner, { ...places[0]?.wish, length: 1_000 })).status).toBe(201)
  const given_up = begun.find(({ status }) => status === 201)?.headers.get('location') ?? ''
  expect((await tus(learner)('HEAD', pathOfUpload(given_up))).status).toBe(410)
  world.setNow(null)

  const other = await world.person('learner')
  const { wish: first } = await assigned(other)
  const { wish: second } = await assigned(other)
  const film = { name: 'film.mp4', length: 200 * MiB }
  expect(statuses(await all(10, () => begin(other, { ...first, ...film })))).toEqual({ 201: 10 })
  const eleventh = await begin(other, { ...second, ...film })
  expect([eleventh.status, await codeOf(eleventh)]).toEqual([409, 'uploads.too_many_unfinished'])
})

test('counts library, SCORM packages and pending files for the portal, learners’ files separately, nothing twice', async () => {
  const editor = await world.person('editor', 'summit')
  const learner = await world.person('learner', 'summit')
  const used = async () => (await editor.call(show_media_quota)).used_bytes
  const byLearners = async () => (await editor.call(show_media_quota)).learners
  expect(await used()).toBe(0)
  const [book, diploma, essay] = [pdf('a book'), pdf('a diploma of mine'), pdf('an essay that I wrote')]
  await uploadMaterial(editor, 'book.pdf', book)
  expect(await used()).toBe(book.length)
  const evidence = await begin(learner, { bytes: diploma, purpose: 'evidence' })
  expect(await byLearners()).toEqual({ used_bytes: diploma.length, on_its_way_bytes: diploma.length })
  const evidenceKey = await finish(evidence, 'summit')
  const { wish, item, related_id } = await assigned(learner, 'summit')
  const essayKey = await finish(await begin(learner, { ...wish, bytes: essay }), 'summit')
  const learners = diploma.length + essay.length
  expect(await byLearners()).toEqual({ used_bytes: learners, on_its_way_bytes: 0 })
  // Files that were submitted or added to a record still count.
  const body = { related_id, attempt: 1, text: '', files: [essayKey] }
  await learner.call(make_learner_response, { params: { item_id: item }, body })
  const record = { sent_as: randomUUID(), title: 'Symposium', provider: 'ONA', agency_id: null, agency: 'ANCC' }
  const more = { completed_on: '2026-03-14', hours: [{ subject: 'Clinical', hundredths: 250 }], files: [evidenceKey] }
  await learner.call(add_training_record, { body: { ...record, ...more } })
  expect([await used(), await byLearners()]).toEqual([book.length, { used_bytes: learners, on_its_way_bytes: 0 }])
  const { id: course_id } = await makeCourse(world, { portal: 'summit' })
  await importZip(world, { editor, course_id, zip: await makePackage(), portal: 'summit' })
  const [pack] = await world.within('summit', (tx) => tx.select().from(scormPackages))
  expect(pack?.bytes).toBeGreaterThan(1_000)
  const kept = book.length + (pack?.bytes ?? 0)
  expect(await editor.call(show_media_quota)).toMatchObject({
    used_bytes: kept,
    parts: { library_bytes: book.length, scorm_bytes: pack?.bytes, on_its_way_bytes: 0 },
    learners: { used_bytes: learners, on_its_way_bytes: 0 },
  })
  await begin(editor, { name: 'course.zip', length: 5_000, purpose: 'scorm', course_id: String(course_id) })
  expect(await used()).toBe(kept + 5_000)
})

test('a full quota rejects new files, and learners and library do not share theirs', async () => {
  const editor = await world.person('editor', 'northwind')
  const learner = await world.person('learner', 'northwind')
  const { wish, course } = await assigned(learner, 'northwind')
  const course_id = course.id
  const evidence = { name: 'page.pdf', content_type: 'application/pdf', size: 9_900, file_key: 'evidence/page.pdf' }
  const others = Array.from({ length: 10 }, (_, index) => ({
    ...evidence,
    user_id: 900_000 + index,
    key: randomBytes(16).toString('hex'),
  }))
  await world.within('northwind', (tx) => tx.insert(trainingFiles).values(others))
  await setQuota('northwind', 100_000)
  const bytes = pdf('y'.repeat(1_001))
  const tried = [await begin(learner, { bytes, purpose: 'evidence' }), await begin(learner, { ...wish, bytes })]
  for (const answer of tried) expect([answer.status, await codeOf(answer)]).toEqual([413, 'media.quota_reached'])
  // The library has its own quota.
  await uploadMaterial(editor, 'full.pdf', pdf('z'.repeat(99_000)))
  expect((await uploadMaterial(editor, 'late.pdf', bytes)).code).toBe('media.quota_reached')
  const late = [
    await begin(editor, { name: 'late.mp4', bytes }),
    await begin(editor, { name: 'late.zip', bytes, purpose: 'scorm', course_id: String(course_id) }),
  ]
  for (const answer of late) expect([answer.status, await codeOf(answer)]).toEqual([413, 'media.quota_reached'])
  await world.within('northwind', (tx) => tx.delete(trainingFiles).where(eq(trainingFiles.user_id, 900_000)))
  expect((await begin(learner, { ...wish, bytes })).status).toBe(201)
  const zip = new Uint8Array(await makePackage())
  const sent = await editor.send('POST', `/courses/${course_id}/scorm-imports?file_name=late.zip`, {
    body: zip,
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect([sent.status, await codeOf(sent)]).toEqual([413, 'media.quota_reached'])
  // A zip that fits but unpacks to more than what is left is rejected by its import.
  const [pack] = await world.within('northwind', (tx) => tx.select().from(scormPackages))
  expect(pack).toBeUndefined()
  const large = await makePackage({ more: [{ name: 'filler.txt', data: Buffer.alloc(200_000, 'x') }] })
  await setQuota('northwind', 200_000 + large.length)
  const ended = await importZip(world, { editor, course_id, zip: large, portal: 'northwind' })
  expect([ended.state, ended.error?.code]).toEqual([4, 'scorm_import.quota_reached'])
})

test('twelve simultaneous form files do not exceed the quota', async () => {
  const editor = await world.person('editor', 'blank')
  const size = pdf('000').length
  await setQuota('blank', size * 5)
  const made = await all(12, (index) => uploadMaterial(editor, `${index}.pdf`, pdf(String(index).padStart(3, '0'))))
  expect(made.filter(({ code }) => code === undefined)).toHaveLength(5)
  expect(new Set(made.flatMap(({ code }) => code ?? []))).toEqual(new Set(['media.quota_reached']))
  expect((await editor.call(list_materials)).data).toHaveLength(5)
})

test('one person’s files use at most a tenth of the portal’s quota', async () => {
  const learner = await world.person('learner', 'summit')
  await setQuota('summit', 200_000)
  const { related_id, item, wish } = await assigned(learner, 'summit')
  const file = { key: randomBytes(16).toString('hex'), name: 'film.mp4', content_type: 'video/mp4', size: 19_000 }
  await world.within('summit', (tx) =>
    tx
      .insert(assignmentFiles)
      .values({ ...file, enrollment_id: related_id, module_item_id: item, file_key: 'assignments/film.mp4' }),
  )
  const over = await begin(learner, { ...wish, length: 1_001 })
  expect([over.status, await codeOf(over)]).toEqual([413, 'uploads.person_full'])
  expect((await begin(learner, { ...wish, length: 1_000 })).status).toBe(201)
  expect((await begin(learner, { length: 1, purpose: 'evidence' })).status).toBe(413)
  expect((await begin(await world.person('learner', 'summit'), { length: 1_001, purpose: 'evidence' })).status).toBe(
    201,
  )
})

test('files that learners announce but never send leave the library its quota', async () => {
  const editor = await world.person('editor', 'blank')
  await setQuota('blank', 500 * MiB)
  const crowd = await all(6, () => world.person('learner', 'blank'))
  const evidence = { length: 20 * MiB, purpose: 'evidence' }
  const announced = await Promise.all(crowd.flatMap((learner) => [begin(learner, evidence), begin(learner, evidence)]))
  expect(statuses(announced)).toEqual({ 201: 12 })
  // Less than the learners have announced so far.
  await setQuota('blank', 100 * MiB)
  expect((await uploadMaterial(editor, 'page.pdf', pdf('x'.repeat(MiB)))).material.name).toBe('page.pdf')
  const refused = await begin(await world.person('learner', 'blank'), { length: MiB, purpose: 'evidence' })
  expect([refused.status, await codeOf(refused)]).toEqual([413, 'media.quota_reached'])
  const { used_bytes, learners } = await editor.call(show_media_quota)
  expect(used_bytes).toBeLessThan(2 * MiB)
  expect(learners).toEqual({ used_bytes: 240 * MiB, on_its_way_bytes: 240 * MiB })
})
