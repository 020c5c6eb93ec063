import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_upload } from '@portico/shared/contract/uploads.ts'
import type { Role } from '@portico/shared/access/roles.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../../tests/support/job-context.ts'
import { formWith, pdf } from '../../../../../../tests/support/library.ts'
import { inTwoParts } from '../../../../../../tests/support/in-two-parts.ts'
import { metadata, pathOfUpload, tus } from '../../../../../../tests/support/tus-client.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { documents } from '../../../item-types/tables.ts'
import { scormImports } from '../../../scorm/tables.ts'
import { courseManagers, enrollments } from '../../../learning/tables.ts'
import { courses } from '../../../courses/tables.ts'
import { assignmentFiles } from '../../../assignments/tables.ts'
import { materials, uploads } from '../../tables.ts'
import { memberships } from '../../../identity/tables.ts'
import { task as uploadFinished } from '../../reactions/media.upload-finished.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

type Meant = { filename: string } & Record<string, string>
type Begun = { person: Person; key: string; path: string; bytes: Uint8Array }

async function begin(person: Person, meant: Meant, bytes: Uint8Array = pdf(randomUUID())): Promise<Begun> {
  const answer = await tus(person)('POST', '/tus', {
    headers: { 'upload-length': String(bytes.length), 'upload-metadata': metadata(meant) },
  })
  expect(answer.status).toBe(201)
  const path = pathOfUpload(answer.headers.get('location'))
  return { person, path, key: path.split('/').at(-1) ?? '', bytes }
}
const send = ({ person, path, bytes }: Begun, from = 0, to = bytes.length) =>
  tus(person)('PATCH', path, { headers: { 'upload-offset': String(from) }, body: bytes.subarray(from, to) })
const work = async ({ key }: Begun) => {
  const [row] = await world.within('core', (tx) => tx.select().from(uploads).where(eq(uploads.key, key)))
  await uploadFinished(await jobContext(world, 'core'), { upload_id: row?.id ?? 0 })
}
const become = async ({ person, key }: Begun) => {
  const { state, error } = await person.call(get_upload, { params: { key } })
  return [state, error?.code]
}
const setRoles = (person: Person, roles: Role[]) =>
  world.within('core', (tx) => tx.update(memberships).set({ roles }).where(eq(memberships.user_id, person.id)))

/** Creates a library file; `now` reads its current hash. */
async function libraryFile(author: Person) {
  const made = await begin(author, { filename: 'lesson.pdf' })
  await send(made)
  await work(made)
  const shown = () =>
    world.within('core', async (tx) => {
      const [row] = await tx.select().from(materials).where(eq(materials.uploaded_by, author.id))
      return row
    })
  const row = await shown()
  if (!row) throw new Error('nothing came into the library')
  return { uuid: row.uuid, sha256: row.sha256, now: async () => (await shown())?.sha256 }
}

test('rejects the next bytes of any upload once its owner has lost the right', async () => {
  const author = await world.person('editor')
  const file = await libraryFile(author)
  const course = await makeCourse(world)
  const editor = await world.person('editor')
  const begun = [
    await begin(editor, { filename: 'other.pdf', purpose: 'replacement', replaces: file.uuid }),
    await begin(editor, { filename: 'package.zip', purpose: 'scorm', course_id: String(course.id) }),
    await begin(editor, { filename: 'new.pdf' }),
  ]
  for (const one of begun) expect((await send(one, 0, 5)).status).toBe(204)
  await setRoles(editor, ['learner'])
  for (const one of begun) expect((await send(one, 5)).status).toBe(403)
  expect(await file.now()).toBe(file.sha256)
  expect(await world.within('core', (tx) => tx.$count(scormImports, eq(scormImports.course_id, course.id)))).toBe(0)
  await setRoles(editor, ['editor'])
  for (const one of begun) expect((await send(one, 5)).status).toBe(204)
})

test('the job discards an upload whose owner has lost the right, and reports why', async () => {
  const author = await world.person('editor')
  const file = await libraryFile(author)
  const course = await makeCourse(world)
  for (const lost of [
    (one: Person) => setRoles(one, ['learner']),
    (one: Person) =>
      world.within('core', (tx) =>
        tx.update(memberships).set({ is_blocked: true }).where(eq(memberships.user_id, one.id)),
      ),
  ]) {
    const editor = await world.person('editor')
    const begun = [
      await begin(editor, { filename: 'other.pdf', purpose: 'replacement', replaces: file.uuid }),
      await begin(editor, { filename: 'package.zip', purpose: 'scorm', course_id: String(course.id) }),
    ]
    for (const one of begun) expect((await send(one)).status).toBe(204)
    await lost(editor)
    for (const one of begun) await work(one)
    const rows = await world.within('core', (tx) => tx.select().from(uploads).where(eq(uploads.user_id, editor.id)))
    expect(rows.map(({ state, error_code }) => [state, error_code])).toEqual([
      ['refused', 'access.denied'],
      ['refused', 'access.denied'],
    ])
  }
  expect(await file.now()).toBe(file.sha256)
  expect(await world.within('core', (tx) => tx.$count(scormImports, eq(scormImports.course_id, course.id)))).toBe(0)
})

/** A course admin limited to one course, which shows a file of the library. */
async function limitedAuthor() {
  const outline = [['Document']] as const
  const [author, admin] = [await world.person('editor'), await world.person('course_admin')]
  const [course, other] = [await makeCourse(world, { outline }), await makeCourse(world, { outline })]
  const file = await libraryFile(author)
  const useFile = ({ items: [item] }: MadeCourse) =>
    world.within('core', async (tx) => {
      const [row] = await tx.select().from(materials).where(eq(materials.uuid, file.uuid))
      await tx
        .update(documents)
        .set({ material_id: row?.id ?? null })
        .where(eq(documents.id, item?.itemable_id ?? 0))
    })
  await useFile(course)
  await world.within('core', (tx) =>
    tx.insert(courseManagers).values({ course_id: course.id, user_id: admin.id, added_by: author.id }),
  )
  const beginBoth = async () => [
    await begin(admin, { filename: 'other.pdf', purpose: 'replacement', replaces: file.uuid }),
    await begin(admin, { filename: 'package.zip', purpose: 'scorm', course_id: String(course.id) }),
  ]
  return {
    admin,
    course,
    file,
    beginBoth,
    /** Another course shows the file, and the admin loses their own course. */
    loseReach: async () => {
      await useFile(other)
      await world.within('core', (tx) => tx.delete(courseManagers).where(eq(courseManagers.user_id, admin.id)))
    },
    imports: () => world.within('core', (tx) => tx.$count(scormImports, eq(scormImports.course_id, course.id))),
  }
}

test('[ROL-037] refuses the next bytes of an upload whose course or file left its sender’s reach', async () => {
  const { file, beginBoth, loseReach, imports } = await limitedAuthor()
  const [replacement, scorm] = await beginBoth()
  if (!replacement || !scorm) throw new Error('nothing began')
  for (const one of [replacement, scorm]) expect((await send(one, 0, 5)).status).toBe(204)
  await loseReach()
  expect([(await send(replacement, 5)).status, (await send(scorm, 5)).status]).toEqual([403, 404])
  expect(await file.now()).toBe(file.sha256)
  expect(await imports()).toBe(0)
})

test('[ROL-037] discards an upload whose course or file left its sender’s reach', async () => {
  const { file, beginBoth, loseReach, imports } = await limitedAuthor()
  const begun = await beginBoth()
  for (const one of begun) expect((await send(one)).status).toBe(204)
  await loseReach()
  for (const one of begun) await work(one)
  expect(await Promise.all(begun.map(become))).toEqual([
    ['refused', 'access.used_elsewhere'],
    ['refused', 'general.not_found'],
  ])
  expect(await file.now()).toBe(file.sha256)
  expect(await imports()).toBe(0)
})

test('[ROL-037] completes an upload while its sender reaches the course and the file', async () => {
  const { admin, file, beginBoth, imports } = await limitedAuthor()
  const begun = await beginBoth()
  for (const one of begun) {
    expect((await send(one)).status).toBe(204)
    await work(one)
  }
  expect(await Promise.all(begun.map(become))).toEqual([
    ['done', undefined],
    ['done', undefined],
  ])
  expect(await file.now()).not.toBe(file.sha256)
  expect(await imports()).toBe(1)
  // An additional role that reaches every course lifts the limit, in the job as in the permission check.
  const next = await beginBoth()
  for (const one of next) await send(one)
  await setRoles(admin, ['course_admin', 'admin'])
  await world.within('core', (tx) => tx.delete(courseManagers).where(eq(courseManagers.user_id, admin.id)))
  for (const one of next) await work(one)
  expect(await Promise.all(next.map(become))).toEqual([
    ['done', undefined],
    ['done', undefined],
  ])
})

test('[ROL-037] keeps a course’s picture if the course leaves the sender’s reach during an upload', async () => {
  const { admin, course, loseReach } = await limitedAuthor()
  const png = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
  const send = (body: Uint8Array | ReadableStream<Uint8Array>) =>
    admin.send('POST', `/admin/courses/${course.slug}/pictures/thumbnail?file_name=a.png`, {
      body,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const bytes = new Uint8Array(png)
  expect((await send(bytes)).status).toBe(200)
  const shown = () => world.within('core', (tx) => tx.select().from(courses).where(eq(courses.id, course.id)))
  const before = await shown()
  expect((await send(inTwoParts(bytes, loseReach))).status).toBe(404)
  expect(await shown()).toEqual(before)
})

test('[ROL-037] attaches no file if the assignment leaves the sender’s reach during the upload', async () => {
  const [sender, course] = [await world.person('course_admin'), await makeCourse(world, { outline: [['Assignment']] })]
  const manages = { course_id: course.id, user_id: sender.id, added_by: sender.id }
  await world.within('core', (tx) => tx.insert(courseManagers).values(manages))
  const loseReach = async () => {
    await world.within('core', (tx) => tx.delete(courseManagers).where(eq(courseManagers.user_id, sender.id)))
  }
  const attach = async (meanwhile: () => Promise<void>) => {
    const { body, headers } = formWith('checklist.pdf', pdf(randomUUID()))
    const path = `/courses/${course.id}/assignments/${course.items[0]?.id}/attachment`
    return (await sender.send('POST', path, { body: inTwoParts(body, meanwhile), headers })).status
  }
  expect([await attach(async () => {}), await attach(loseReach)]).toEqual([200, 404])
  expect(await world.within('core', (tx) => tx.$count(materials, eq(materials.uploaded_by, sender.id)))).toBe(1)
})

test.each<[string, Partial<typeof memberships.$inferInsert>]>([
  ['lost the role', { roles: ['learner'] }],
  ['was blocked', { is_blocked: true }],
  ['was limited to courses', { is_limited_to_courses: true }],
])('[ROL-037] discards a form’s file whose sender %s while its bytes were arriving', async (_change, change) => {
  const [sender, course] = [await world.person('course_admin'), await makeCourse(world)]
  const meanwhile = async () => {
    await world.within('core', (tx) => tx.update(memberships).set(change).where(eq(memberships.user_id, sender.id)))
  }
  const { body, headers } = formWith('new.pdf', pdf(randomUUID()))
  const file = await sender.send('POST', '/materials', { body: inTwoParts(body, meanwhile), headers })
  expect(file.status).toBe(403)
  expect(await world.within('core', (tx) => tx.$count(materials, eq(materials.uploaded_by, sender.id)))).toBe(0)

  const other = await world.person('course_admin')
  const takeFromOther = async () => {
    await world.within('core', (tx) => tx.update(memberships).set(change).where(eq(memberships.user_id, other.id)))
  }
  const png = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#a70' } })
    .png()
    .toBuffer()
  const picture = await other.send('POST', `/admin/courses/${course.slug}/pictures/thumbnail?file_name=a.png`, {
    body: inTwoParts(new Uint8Array(png), takeFromOther),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(picture.status).toBe(403)
  const [row] = await world.within('core', (tx) => tx.select().from(courses).where(eq(courses.id, course.id)))
  expect(row?.thumbnail).toBeNull()
})

test('[ROL-037] keeps a file unchanged if its sender loses the reach during the upload', async () => {
  const { admin, file, loseReach } = await limitedAuthor()
  const { body, headers } = formWith('other.pdf', pdf(randomUUID()))
  const answer = await admin.send('POST', `/materials/${file.uuid}/file`, {
    body: inTwoParts(body, loseReach),
    headers,
  })
  expect([answer.status, ((await answer.json()) as { error?: { code: string } }).error?.code]).toEqual([
    403,
    'access.used_elsewhere',
  ])
  expect(await file.now()).toBe(file.sha256)
})

test('an upload survives a role change that keeps the same right', async () => {
  const editor = await world.person('editor')
  const made = await begin(editor, { filename: 'kept.pdf' })
  await send(made)
  await setRoles(editor, ['instructor'])
  await work(made)
  expect(await become(made)).toEqual(['done', undefined])
})

test('a super admin of the admin portal who is a learner here completes their upload', async () => {
  const course = await makeCourse(world)
  const person = await world.person('editor')
  const made = await begin(person, { filename: 'package.zip', purpose: 'scorm', course_id: String(course.id) })
  await send(made)
  await setRoles(person, ['learner'])
  await world.within('admin', (tx) => tx.insert(memberships).values({ user_id: person.id, roles: ['super_admin'] }))
  await work(made)
  const [row] = await world.within('core', (tx) => tx.select().from(uploads).where(eq(uploads.key, made.key)))
  expect([row?.state, row?.error_code]).toEqual(['done', null])
})

test('rejects an assignment’s file after the enrollment ended, in its next bytes and its job', async () => {
  const course = await makeCourse(world, { outline: [['Assignment']], attempts_number: 3 })
  const learner = await world.person('learner')
  const related_id = await enroll(world, { course, user_id: learner.id })
  const meant = {
    filename: 'work.pdf',
    purpose: 'assignment',
    related_id: String(related_id),
    item_id: String(course.items[0]?.id),
  }
  const [cut, whole] = [await begin(learner, meant), await begin(learner, meant)]
  await send(cut, 0, 5)
  await send(whole)
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ ended_at: new Date() }).where(eq(enrollments.id, related_id)),
  )
  expect((await send(cut, 5)).status).toBe(403)
  await work(whole)
  expect(await become(whole)).toEqual(['refused', 'learning.not_a_learner'])
  expect(
    await world.within('core', (tx) => tx.$count(assignmentFiles, eq(assignmentFiles.enrollment_id, related_id))),
  ).toBe(0)
})

test('an upload expires seven days after it began, even if bytes keep coming', async () => {
  const editor = await world.person('editor')
  const began = new Date()
  const made = await begin(editor, { filename: 'slow.pdf' })
  const answers: number[] = []
  for (let day = 0; day < 9; day += 1) {
    world.setNow(new Date(began.getTime() + day * 23.9 * 3_600_000))
    answers.push((await send(made, day, day + 1)).status)
  }
  world.setNow(null)
  expect(answers).toEqual([...Array<number>(8).fill(204), 410])
})
