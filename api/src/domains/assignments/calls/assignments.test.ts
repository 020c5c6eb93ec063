import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import {
  delete_assignment_file,
  get_assignment_file,
  get_assignment_response,
  make_learner_response,
  save_assignment_draft,
} from '@portico/shared/contract/assignments.ts'
import {
  list_assignment_responses,
  list_course_assignments,
  list_graded_courses,
  make_instructor_response,
  show_learner_assignment,
} from '@portico/shared/contract/assignments-staff.ts'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { get_learner_course, show_item } from '@portico/shared/contract/learning/learning.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { assignmentFiles } from '../tables.ts'
import { uploads } from '../../library/tables.ts'
import { task as uploadFinished } from '../../library/reactions/media.upload-finished.ts'
import { jobContext } from '../../../../../tests/support/job-context.ts'
import { pdf } from '../../../../../tests/support/library.ts'
import { metadata, pathOfUpload, tus } from '../../../../../tests/support/tus-client.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let teacher: Person
let admin: Person
let learner: Person
let other: Person
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
  admin = await world.person('admin')
  learner = await world.person('learner')
  other = await world.person('learner')
})
afterAll(() => world.close())

type MadeAssignment = { course: MadeCourse; item: number; related_id: number }
async function makeAssignment(attempts = 3): Promise<MadeAssignment> {
  const course = await makeCourse(world, {
    outline: [['Assignment'], ['Text']],
    attempts_number: attempts,
    instructor_id: teacher.id,
  })
  return { course, item: course.items[0]?.id ?? 0, related_id: await enroll(world, { course, user_id: learner.id }) }
}
const own = ({ item, related_id }: MadeAssignment, who = learner) =>
  who.call(get_assignment_response, { params: { item_id: item }, query: { related_id } })
const submit = (
  { item, related_id }: MadeAssignment,
  attempt: number,
  given: { text?: string; files?: string[] } = {},
) =>
  learner.call(make_learner_response, {
    params: { item_id: item },
    body: { related_id, attempt, text: given.text ?? `Answer ${attempt}`, files: given.files ?? [] },
  })
const grade = ({ course, item, related_id }: MadeAssignment, attempt: number, score: number, who = teacher) =>
  who.call(make_instructor_response, {
    params: { course_id: course.id, assignment_id: item },
    body: { related_id, attempt, score, feedback: `Said to ${attempt}` },
  })
const showAssignment = ({ course, item, related_id }: MadeAssignment, who = teacher, user_id = learner.id) =>
  who.call(show_learner_assignment, {
    params: { course_id: course.id, assignment_id: item, user_id },
    query: { related_id },
  })

test('[ASG-001] shows an assignment’s task and the allowed kinds of answer', async () => {
  const one = await makeAssignment(2)
  const item = await learner.call(show_item, { params: { item_id: one.item }, query: { related_id: one.related_id } })
  expect(item).toMatchObject({
    itemable_type: 'Assignment',
    assignment: {
      title: 'Assignment 1.1',
      attempts: 2,
      score: 70,
      reqs: '<p>Write it up.</p>',
      restrict_user_to_upload: false,
      allow_text_response: true,
      file: null,
      materials: [],
    },
  })
})

test('[ASG-002] [ASG-003] [ASG-004] [ASG-005] [ASG-006] submits attempts, fails and passes them, and keeps all on record', async () => {
  const one = await makeAssignment()
  expect(await own(one)).toMatchObject({ status: 4, current_attempt: 0, remaining_attempts: 3, responses: [] })
  expect(await submit(one, 1)).toMatchObject({ remaining_attempts: 2, after: { item: { status: 1 } } })
  await expect(submit(one, 2)).rejects.toMatchObject({ code: 'assignments.waiting' })
  expect(await grade(one, 1, 69)).toMatchObject({ status: 3, instructor_response: { score: 69 } })
  expect(await own(one)).toMatchObject({ status: 3, current_attempt: 1, remaining_attempts: 2 })
  await submit(one, 2)
  expect(await own(one)).toMatchObject({ status: 1, current_attempt: 2, remaining_attempts: 1 })
  expect(await grade(one, 2, 70)).toMatchObject({ status: 2 })
  expect(await own(one)).toMatchObject({
    status: 2,
    learner: { id: learner.id },
    responses: [
      {
        attempt: 2,
        status: 2,
        learner_response: { text: 'Answer 2' },
        instructor_response: { score: 70, feedback: 'Said to 2', user: { id: teacher.id } },
      },
      { attempt: 1, status: 3, learner_response: { text: 'Answer 1' }, instructor_response: { score: 69 } },
    ],
  })
  await expect(submit(one, 3)).rejects.toMatchObject({ code: 'assignments.already_passed' })
})

test('[LRN-027] a submitted assignment waits for its grade, and the next item is one that the learner can work on', async () => {
  const one = await makeAssignment(2)
  const next = async () => {
    const asked = { params: { slug: one.course.slug }, query: { related_id: one.related_id } }
    const { next_item } = await learner.call(get_learner_course, asked)
    return [next_item?.id, next_item?.waits_for]
  }
  const text = one.course.items[1]?.id ?? 0
  expect(await next()).toEqual([one.item, null])
  expect((await submit(one, 1)).after.next_item).toMatchObject({ id: text, waits_for: null })
  expect(await next()).toEqual([text, null])
  const step = { params: { id: text }, body: { related_id: one.related_id } }
  await learner.call(start_module_item, step)
  expect((await learner.call(finish_module_item, step)).next_item).toMatchObject({ id: one.item, waits_for: 'grade' })
  await grade(one, 1, 10)
  expect(await next()).toEqual([one.item, null])
  await submit(one, 2)
  expect(await next()).toEqual([one.item, 'grade'])
  await grade(one, 2, 10)
  expect(await next()).toEqual([one.item, 'attempts'])
})

test('accepts a repeated submission as the same attempt and rejects a different answer for it', async () => {
  const one = await makeAssignment(1)
  const first = await submit(one, 1)
  expect((await submit(one, 1)).response).toEqual(first.response)
  await expect(submit(one, 1, { text: 'Other' })).rejects.toMatchObject({ code: 'assignments.attempt_over' })
  await grade(one, 1, 0)
  await expect(submit(one, 2)).rejects.toMatchObject({ code: 'assignments.no_attempts_left' })
  expect((await own(one)).responses).toHaveLength(1)
})

test('[ASG-003] saves one attempt when twenty are submitted at once', async () => {
  const one = await makeAssignment(1)
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, place) => submit(one, 1, { text: `Try ${place}` })),
  )
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []))
  expect(refused).toEqual(Array(19).fill('assignments.attempt_over'))
  expect((await own(one)).responses).toHaveLength(1)
})

test('rejects the second of two simultaneous grades for one attempt', async () => {
  const one = await makeAssignment()
  await submit(one, 1)
  const results = await Promise.allSettled([grade(one, 1, 90), grade(one, 1, 10, admin)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'assignments.graded_meanwhile' },
  })
  const { responses } = await own(one)
  const said = responses[0]?.instructor_response
  const who = said?.user?.id === teacher.id ? teacher : admin
  expect(await grade(one, 1, said?.score ?? -1, who)).toEqual(responses[0])
})

test('never exceeds the attempt limit or lowers a passed status, whatever the order of calls', async () => {
  for (const seed of [1, 2, 3]) {
    const one = await makeAssignment(2)
    let random = seed
    let best = 0
    for (let step = 0; step < 14; step++) {
      random = (random * 48_271) % 2_147_483_647
      const attempt = (random % 3) + 1
      await (random % 2 === 0 ? submit(one, attempt) : grade(one, attempt, (random >> 3) % 101)).catch(() => null)
      const { status, responses, current_attempt } = await own(one)
      expect(responses.length).toBeLessThanOrEqual(2)
      expect(current_attempt).toBe(responses.length)
      if (best === 2) expect(status).toBe(2)
      best = status
    }
  }
})

test('saves typed text as a draft of its attempt', async () => {
  const one = await makeAssignment()
  const type = (attempt: number, text: string) =>
    learner.call(save_assignment_draft, {
      params: { item_id: one.item },
      body: { related_id: one.related_id, attempt, text },
    })
  await type(1, 'Half a sen')
  expect(await own(one)).toMatchObject({ draft: 'Half a sen', status: 4 })
  await submit(one, 1)
  await expect(type(1, 'Too late')).rejects.toMatchObject({ code: 'assignments.attempt_over' })
  expect((await own(one)).draft).toBe('')
})

test('refuses draft text based on an older version, and shows the one that was saved meanwhile', async () => {
  const one = await makeAssignment()
  const type = (text: string, version: string) =>
    learner.call(save_assignment_draft, {
      params: { item_id: one.item },
      body: { related_id: one.related_id, attempt: 1, text, version },
    })
  const { draft_version: empty } = await own(one)
  const first = await type('In the first tab', empty)
  await expect(type('In the second tab', empty)).rejects.toMatchObject({
    code: 'general.changed_meanwhile',
    current: { text: 'In the first tab', version: first.version },
  })
  expect((await own(one)).draft).toBe('In the first tab')
  // A repeated request, whose answer got lost, is none.
  expect(await type('In the first tab', empty)).toEqual(first)
  await type('In the second tab', first.version)
  expect((await own(one)).draft).toBe('In the second tab')
})

describe('files uploaded through the resumable protocol', () => {
  const begin = ({ item, related_id }: MadeAssignment, who: Person, name = 'plan.pdf') => {
    const bytes = pdf(randomUUID())
    return tus(who)('POST', '/tus', {
      headers: {
        'upload-length': String(bytes.length),
        'upload-metadata': metadata({
          filename: name,
          purpose: 'assignment',
          related_id: String(related_id),
          item_id: String(item),
        }),
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes,
    })
  }
  async function sent(one: MadeAssignment): Promise<string> {
    const answer = await begin(one, learner)
    expect(answer.status).toBe(201)
    const key = pathOfUpload(answer.headers.get('location')).split('/').at(-1) ?? ''
    const [row] = await world.within('core', (tx) => tx.select().from(uploads).where(eq(uploads.key, key)))
    await uploadFinished(await jobContext(world), { upload_id: row?.id ?? 0 })
    return key
  }

  test('saves an upload with the draft, submits it with the attempt, lets graders read it', async () => {
    const one = await makeAssignment()
    const [first, second] = [await sent(one), await sent(one)]
    expect((await own(one)).files.map(({ key }) => key)).toEqual([first, second])
    const keptFile = async (key: string) => {
      const [row] = await world.within('core', (tx) =>
        tx.select().from(assignmentFiles).where(eq(assignmentFiles.key, key)),
      )
      return storageKey(row?.file_key ?? '')
    }
    const [kept, gone] = [await keptFile(first), await keptFile(second)]
    await learner.call(delete_assignment_file, { params: { key: second } })
    expect(await world.services.storage.head(gone)).toBeNull()
    expect(await world.services.storage.head(kept)).not.toBeNull()
    const { response } = await submit(one, 1, { text: 'See my file.', files: [first] })
    expect(response.learner_response).toMatchObject({ text: 'See my file.', files: [{ key: first, name: 'plan.pdf' }] })
    expect((await own(one)).files).toEqual([])
    expect((await showAssignment(one)).responses[0]?.learner_response.files).toMatchObject([{ key: first }])
    const read = await teacher.send('GET', `/assignments/files/${first}`)
    expect([read.status, (await read.text()).slice(0, 4)]).toEqual([200, '%PDF'])
  })

  test('rejects uploads into others’ enrollments, forbidden file types, and files of other own enrollments', async () => {
    const one = await makeAssignment()
    expect((await begin(one, other)).status).toBe(403)
    expect((await begin(one, learner, 'virus.exe')).status).toBe(422)
    expect((await begin({ ...one, item: one.course.items[1]?.id ?? 0 }, learner)).status).toBe(404)
    const elsewhere = await sent(await makeAssignment())
    await expect(submit(one, 1, { files: [elsewhere] })).rejects.toMatchObject({ code: 'uploads.file_gone' })
    expect((await own(one)).files).toEqual([])
  })
})

describe('access', () => {
  test('[EXM-019] lets instructors grade in their own courses only and hides other people’s enrollments', async () => {
    const one = await makeAssignment()
    await submit(one, 1)
    const stranger = await world.person('instructor')
    await expect(showAssignment(one, stranger)).rejects.toMatchObject({ code: 'general.not_found' })
    await expect(grade(one, 1, 50, stranger)).rejects.toMatchObject({ code: 'general.not_found' })
    await expect(showAssignment(one, teacher, other.id)).rejects.toMatchObject({ code: 'general.not_found' })
    await expect(own(one, other)).rejects.toMatchObject({ code: 'learning.not_a_learner' })
    const theirs = { query: { course_id: one.course.id } }
    expect((await stranger.call(list_assignment_responses, theirs)).data).toEqual([])
    expect((await teacher.call(list_assignment_responses, theirs)).data).toMatchObject([
      { related_id: one.related_id, user_id: learner.id, assignment_id: one.item, title: 'Assignment 1.1', attempt: 1 },
    ])
    const found = async (query: object) => (await teacher.call(list_assignment_responses, { query })).data
    expect(await found({ ...theirs.query, search: learner.email })).toHaveLength(1)
    expect(await found({ ...theirs.query, search: other.email })).toEqual([])
    expect(await teacher.call(list_graded_courses)).toContainEqual({
      id: one.course.id,
      title: expect.any(String),
      waiting_count: 1,
    })
    expect(await stranger.call(list_graded_courses)).toEqual([])
    expect(await teacher.call(list_course_assignments, { params: { course_id: one.course.id } })).toEqual([
      { id: one.item, title: 'Assignment 1.1', waiting_count: 1, passed_count: 0, failed_count: 0 },
    ])
    expect(await showAssignment(one, admin)).toMatchObject({ may_grade: true, responses: [{ attempt: 1 }] })
    await grade(one, 1, 10)
    expect((await teacher.call(list_assignment_responses, theirs)).data).toEqual([])
    const { data: told } = await learner.call(list_notifications)
    expect(told[0]).toMatchObject({ type: 'assignment_graded', properties: { original_id: one.item } })
    const { data: teachers } = await teacher.call(list_notifications)
    expect(teachers[0]).toMatchObject({ type: 'assignment_handed_in', properties: { original_id: one.item } })
  })

  test('keeps a file private to its learner until it is submitted to the graders', async () => {
    const one = await makeAssignment()
    const key = 'ab'.repeat(16)
    const file_key = `assignments/${key}.txt`
    await world.services.storage.put(storageKey(file_key), Buffer.from('mine'))
    await world.within('core', (tx) =>
      tx.insert(assignmentFiles).values({
        key,
        enrollment_id: one.related_id,
        module_item_id: one.item,
        file_key,
        name: 'mine.txt',
        content_type: 'text/plain',
        size: 4,
      }),
    )
    const read = (who: Person) => who.call(get_assignment_file, { params: { key } })
    const refused = { code: 'general.not_found' }
    await expect(read(teacher)).rejects.toMatchObject(refused)
    await expect(read(other)).rejects.toMatchObject(refused)
    await expect(other.call(delete_assignment_file, { params: { key } })).rejects.toMatchObject(refused)
    expect((await own(one)).files).toEqual([{ key, name: 'mine.txt', size: 4 }])
    await submit(one, 1, { text: '', files: [key] })
    await expect(read(other)).rejects.toMatchObject(refused)
    await expect(read(await world.person('instructor'))).rejects.toMatchObject(refused)
    await expect(learner.call(delete_assignment_file, { params: { key } })).rejects.toMatchObject(refused)
    expect((await own(one)).responses[0]?.learner_response.files).toEqual([{ key, name: 'mine.txt', size: 4 }])
  })
})
