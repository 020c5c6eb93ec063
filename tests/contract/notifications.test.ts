import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishingJobs } from '../../api/src/domains/publishing/tables.ts'
import { scormImports } from '../../api/src/domains/scorm/tables.ts'
import { certificates } from '../../api/src/domains/credentials/tables.ts'
import { notify } from '../../api/src/domains/notifications/notify.ts'
import type { ReactionContext } from '../../api/src/kernel/reaction.ts'
import { createJob, finishJob, startJob } from '../../api/src/domains/publishing/publishing-jobs.ts'
import { task as certificateIssued } from '../../api/src/domains/credentials/reactions/notify.certificate-issued.ts'
import { task as courseFinished } from '../../api/src/domains/learning/reactions/notify.course-finished.ts'
import { task as orderPaid } from '../../api/src/domains/orders/reactions/notify.order-paid.ts'
import { task as importRequested } from '../../api/src/domains/scorm/reactions/scorm.import-requested.ts'
import { storageKey } from '../../api/src/storage/storage-key.ts'
import { createNotificationsStore } from '../../shared/src/browser/notifications-store.ts'
import {
  count_unread_notifications,
  list_notifications,
  read_all_notifications,
  read_notification,
} from '../../shared/src/contract/notifications.ts'
import { publish_course, unpublish_course } from '../../shared/src/contract/courses/courses.ts'
import { notificationText } from '../../shared/src/rules/notifications/notification-text.ts'
import { jobContext } from '../support/job-context.ts'
import { seedContent } from '../support/seed-content.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

let world: World
let context: ReactionContext
beforeAll(async () => {
  world = await createWorld()
  context = await jobContext(world)
})
afterAll(() => world.close())

const listOf = async (person: Person) => (await person.call(list_notifications)).data
const textsOf = async (person: Person) =>
  (await listOf(person)).map((notice) => [notificationText(notice), notice.path])

test('[NTF-001] lists only one’s own notifications, newest first, by cursor; marks one or all read', async () => {
  const [person, other] = [await world.person('learner'), await world.person('admin')]
  for (let turn = 1; turn <= 25; turn += 1)
    await world.within('core', (db) =>
      notify(
        { db },
        { user_id: person.id, type: 'invites_sent', properties: { title: `Course ${turn}`, original_id: turn } },
      ),
    )
  const first = await person.call(list_notifications)
  expect(first.data.map((notice) => notice.properties.original_id)).toEqual(
    Array.from({ length: 20 }, (_, index) => 25 - index),
  )
  const second = await person.call(list_notifications, { query: { cursor: first.meta.next_cursor ?? '' } })
  expect(second.data).toHaveLength(5)
  expect(second.meta.next_cursor).toBeNull()
  const id = first.data[0]?.id ?? 0
  expect(await person.call(count_unread_notifications)).toEqual({ count: 25 })
  await expect(other.call(read_notification, { params: { id } })).rejects.toMatchObject({
    status: 404,
    code: 'general.not_found',
  })
  const read = await person.call(read_notification, { params: { id } })
  expect(await person.call(read_notification, { params: { id } })).toEqual(read)
  expect(await person.call(count_unread_notifications)).toEqual({ count: 24 })
  expect(await person.call(read_all_notifications)).toEqual({ count: 24 })
  expect(await person.call(count_unread_notifications)).toEqual({ count: 0 })
  expect(await listOf(other)).toEqual([])
})

test('[NTF-001] [NTF-002] [NTF-003] notification texts contain the title unchanged', () => {
  expect(notificationText({ type: 'course_duplicated', properties: { title: 'Costs $& more', original_id: 1 } })).toBe(
    'The course "Costs $& more" is successfully duplicated!',
  )
  expect(notificationText({ type: 'invites_sent', properties: { title: 'Ethics', original_id: 1 } })).toBe(
    'Invites for Ethics were sent!',
  )
})

test('[NTF-001] a finished course, a certificate and a paid order notify only those concerned, once', async () => {
  const [learner, admin, editor] = [
    await world.person('learner'),
    await world.person('admin'),
    await world.person('editor'),
  ]
  const keys = await seedContent(world, 'core', learner)
  const [certificate] = await world.within('core', (db) =>
    db.select().from(certificates).where(eq(certificates.serial, keys.serial)),
  )
  for (let turn = 0; turn < 2; turn += 1) {
    await courseFinished(context, { enrollment_id: keys.related_id })
    await certificateIssued(context, { certificate_id: certificate?.id ?? 0 })
    await orderPaid(context, { order_id: keys.order_id })
  }
  expect((await textsOf(learner)).slice(0, 3)).toEqual([
    [`Your order ${keys.order_id} is complete.`, `/orders/${keys.order_id}`],
    ['Your certificate for B is ready.', `/certificates/${keys.serial}`],
    [expect.stringMatching(/^You completed .+\.$/), `/courses/learner/${keys.slug}/${keys.related_id}/certificates`],
  ])
  expect(await textsOf(admin)).toEqual([[`New order: ${keys.order_id}, $98.00.`, null]])
  expect(await textsOf(editor)).toEqual([])
})

test('[NTF-001] notifies the publishing editor of failure and success, once each', async () => {
  const [editor, owner] = [await world.person('editor'), await world.person('learner')]
  const { slug } = await seedContent(world, 'core', owner)
  const { job } = await editor.call(publish_course, { params: { slug } })
  const place = { services: world.services, portal: context.portal }
  const started = (job_id: number) => startJob(place, { job_id, total: 1, done: 0 })
  const failures = [{ path: `/course/${slug}`, error: 'no' }]
  await started(job.id)
  await finishJob(place, { job_id: job.id, total: 1, failures })
  await finishJob(place, { job_id: job.id, total: 1, failures })
  expect((await textsOf(editor)).map(([words]) => words)).toEqual([expect.stringMatching(/^Publishing .+ failed\./)])
  expect(await editor.call(count_unread_notifications)).toEqual({ count: 1 })
  await started(job.id)
  await finishJob(place, { job_id: job.id, total: 1, failures: [] })
  expect((await textsOf(editor))[0]).toEqual([
    expect.stringMatching(/^The pages of .+ are up to date\.$/),
    `/course/${slug}`,
  ])
  // The bell does not count the success of what the person just did.
  expect(await editor.call(count_unread_notifications)).toEqual({ count: 1 })
  // Notifications do not link an unpublished page.
  const unpublished = await editor.call(unpublish_course, { params: { slug } })
  await started(unpublished.job.id)
  await finishJob(place, { job_id: unpublished.job.id, total: 1, failures: [] })
  expect((await textsOf(editor))[0]).toEqual([expect.stringMatching(/up to date\.$/), null])
  // A job without an editor notifies nobody.
  const silent = await world.within('core', (db) => createJob(db, { subject: `course:${slug}`, tags: [] }))
  await started(silent.id)
  await finishJob(place, { job_id: silent.id, total: 0, failures: [] })
  expect(await listOf(editor)).toHaveLength(3)
  expect(
    await world.within('core', (db) => db.select().from(publishingJobs).where(eq(publishingJobs.id, silent.id))),
  ).toMatchObject([{ state: 3, created_by: null }])
})

test('[NTF-001] notifies the uploading editor when a SCORM package is rejected', async () => {
  const editor = await world.person('editor')
  const { course_id } = await seedContent(world, 'core', await world.person('learner'))
  const file_key = storageKey('uploads/broken.zip')
  await world.services.storage.put(file_key, Buffer.from('this is no zip'))
  const [row] = await world.within('core', (db) =>
    db.insert(scormImports).values({ course_id, file_name: 'broken.zip', file_key, created_by: editor.id }).returning(),
  )
  await importRequested(context, { import_id: row?.id ?? 0 })
  expect(await textsOf(editor)).toEqual([['The SCORM package broken.zip could not be imported.', null]])
})

test('[NTF-001] the bell counts, lists when opened, shows repeats once and syncs what was read', async () => {
  const person = await world.person('learner')
  const tell = (title: string) =>
    world.within('core', (db) =>
      notify({ db }, { user_id: person.id, type: 'invites_sent', properties: { title, original_id: 1 } }),
    )
  const store = createNotificationsStore(person.call)
  let changes = 0
  const forget = store.subscribe(() => (changes += 1))
  await tell('first')
  await store.refresh()
  expect(store.get()).toMatchObject({ state: 'unasked', unread: 1, list: [], latest: null })
  await store.load()
  await tell('second')
  const [second] = await listOf(person)
  if (!second) throw new Error('nothing was told')
  await store.add(second)
  await store.add(second)
  expect(store.get()).toMatchObject({ state: 'ready', unread: 2, latest: { id: second.id } })
  expect(store.get().list.map((notice) => notice.properties.title)).toEqual(['second', 'first'])
  await store.read(second)
  expect([store.get().unread, (await person.call(count_unread_notifications)).count]).toEqual([1, 1])
  await store.readAll()
  expect(store.get().list.every((notice) => notice.read_at !== null)).toBe(true)
  for (let turn = 0; turn < 20; turn += 1) await tell(`more ${turn}`)
  await store.refresh()
  expect(store.get()).toMatchObject({ unread: 20, list: { length: 20 } })
  await store.more()
  expect(store.get()).toMatchObject({ list: { length: 22 }, next_cursor: null })
  expect(changes).toBeGreaterThan(5)
  forget()
  const offline = createNotificationsStore(() => Promise.reject(new Error('away')))
  await offline.load()
  expect(offline.get()).toMatchObject({ state: 'failed', error: new Error('away') })
})
