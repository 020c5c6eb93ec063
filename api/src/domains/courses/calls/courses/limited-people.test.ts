import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  show_certificate_template,
  update_certificate_template,
} from '@portico/shared/contract/credentials/certificates-templates.ts'
import { copy_course, create_course } from '@portico/shared/contract/courses/editing.ts'
import { delete_course_manager } from '@portico/shared/contract/learning/enrollments-people.ts'
import { contentStatus } from '@portico/shared/states/content.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { list_users, update_user_roles } from '@portico/shared/contract/identity/people.ts'
import { list_proof_jobs, make_packet, preview_packet } from '@portico/shared/contract/credentials/proof.ts'
import { list_training_queue, review_training_record } from '@portico/shared/contract/credentials/proof-training.ts'
import { show_transcript } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { create_pool_questions, update_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import { list_share_sales, list_shares } from '@portico/shared/contract/shares.ts'
import { get_scorm_import } from '@portico/shared/contract/scorm/scorm.ts'
import { makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { editCourse, editEntry, noVersion } from '../../../../../../tests/support/edit-entry.ts'
import { formWith, uploadMaterial, pdf } from '../../../../../../tests/support/library.ts'
import { newQuestion } from '../../../../../../tests/support/new-question.ts'
import { runQueued } from '../../../../../../tests/support/run-queued.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { documents, examPools } from '../../../item-types/tables.ts'
import { questionPools } from '../../../exams/tables.ts'
import { scormImports } from '../../../scorm/tables.ts'
import { courseShares } from '../../../shares/tables.ts'
import { courseManagers } from '../../../learning/tables.ts'
import { courses } from '../../tables.ts'
import { agencies } from '../../../lists/tables.ts'
import { materials } from '../../../library/tables.ts'
import { trainingFiles, trainingRecords } from '../../../credentials/tables.ts'
import { storageKey } from '../../../../storage/storage-key.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  await admin.confirm()
})
afterAll(() => world.close())

const assign = (user_id: number, course: MadeCourse) =>
  world.within('core', (tx) => tx.insert(courseManagers).values({ course_id: course.id, user_id, added_by: admin.id }))
const renamed = (who: Person, { slug }: { slug: string }) =>
  editCourse(who, slug, { subtitle: 'Changed' }).then(
    () => true,
    (error: { status?: number }) => (error.status === 404 ? false : Promise.reject(error)),
  )
async function limited(role: 'course_admin' | 'editor' = 'course_admin') {
  const [person, own, other] = [await world.person(role), await makeCourse(world), await makeCourse(world)]
  await assign(person.id, own)
  await person.confirm()
  return { person, own, other }
}
const refused = { status: 403, code: 'access.used_elsewhere' }

test('[ROL-037] limits a course admin from their first assigned course until staff lift the limit', async () => {
  const person = await world.person('course_admin')
  const [own, other] = [await makeCourse(world), await makeCourse(world)]
  expect([await renamed(person, own), await renamed(person, other)]).toEqual([true, true])
  await assign(person.id, own)
  expect([await renamed(person, own), await renamed(person, other)]).toEqual([true, false])
  await admin.call(delete_course_manager, { params: { slug: own.slug, user_id: person.id } })
  expect([await renamed(person, own), await renamed(person, other)]).toEqual([false, false])
  const shown = async () =>
    (await admin.call(list_users, { query: { search: person.email } })).data[0]?.is_limited_to_courses
  expect(await shown()).toBe(true)
  const decide = (is_limited_to_courses?: boolean) =>
    admin.call(update_user_roles, {
      params: { user_id: person.id },
      body: { roles: ['course_admin'], is_limited_to_courses },
    })
  await decide()
  expect(await renamed(person, other)).toBe(false)
  await decide(false)
  expect([await shown(), await renamed(person, other)]).toEqual([false, true])
  await assign(person.id, own)
  expect(await renamed(person, other)).toBe(true)
  await decide(true)
  expect([await renamed(person, own), await renamed(person, other)]).toEqual([true, false])
})

test('[ROL-037] lets limited people edit courses they create or copy and assigns nobody else', async () => {
  const { person, own } = await limited('editor')
  const made = await person.call(create_course, { body: { title: 'Of their own', slug: 'of-their-own' } })
  expect(await renamed(person, made)).toBe(true)
  await person.call(copy_course, { params: { slug: own.slug } })
  await runQueued(world, 'courses.copy-asked')
  expect(await renamed(person, { slug: `${own.slug}-copy` })).toBe(true)
  await admin.call(copy_course, { params: { slug: made.slug } })
  await runQueued(world, 'courses.copy-asked')
  const assigned = await world.within('core', (tx) =>
    tx
      .select({ slug: courses.slug, user_id: courseManagers.user_id })
      .from(courseManagers)
      .innerJoin(courses, eq(courses.id, courseManagers.course_id))
      .where(eq(courseManagers.added_by, person.id)),
  )
  expect(assigned.toSorted((a, b) => a.slug.localeCompare(b.slug))).toEqual([
    { slug: `${own.slug}-copy`, user_id: person.id },
    { slug: 'of-their-own', user_id: person.id },
  ])
})

test('[ROL-037] denies limited people changes to templates, bundles and sessions that other courses use', async () => {
  const { person, own, other } = await limited()
  const free = await world.person('course_admin')
  const [template] = [await makeCourse(world, { has_template: true })]
  await assign(person.id, template)
  const share = (course: MadeCourse) =>
    world.within('core', async (tx) => {
      const [row] = await tx.select().from(courses).where(eq(courses.id, template.id))
      await tx
        .update(courses)
        .set({ certificate_template_id: row?.certificate_template_id ?? null })
        .where(eq(courses.id, course.id))
    })
  const reword = async (who: Person, statement: string) => {
    const params = { slug: template.slug }
    const shown = await who.call(show_certificate_template, { params })
    return who.call(update_certificate_template, {
      params,
      body: { version: shown.template?.version ?? '', statement },
    })
  }
  await share(own)
  expect(await reword(person, 'has finished')).toMatchObject({ statement: 'has finished' })
  await share(other)
  await expect(reword(person, 'has done nothing in')).rejects.toMatchObject(refused)
  expect(await reword(free, 'has completed')).toMatchObject({ statement: 'has completed' })

  const bundle = (slug: string, ...of: MadeCourse[]) => ({
    body: {
      title: 'Bundle',
      slug,
      price: 100,
      course_ids: of.map(({ id }) => id),
      publication_status: contentStatus.draft,
    },
  })
  const bundles = callsOf('bundles')
  await expect(person.call(bundles.create, bundle('others', own, other))).rejects.toMatchObject(refused)
  const mine = await person.call(bundles.create, bundle('own', own))
  const all = await free.call(bundles.create, bundle('all', own, other))
  await expect(
    editEntry(person, { list: 'bundles', id: Number(mine.id) }, { course_ids: [own.id, other.id] }),
  ).rejects.toMatchObject(refused)
  await expect(editEntry(person, { list: 'bundles', id: Number(all.id) }, { price: 0 })).rejects.toMatchObject(refused)
  const both = [Number(mine.id), Number(all.id)]
  const hidden = { ids: both, values: { publication_status: contentStatus.published } }
  expect(await person.call(bundles.bulk_edit, { body: hidden })).toMatchObject({ done: 1, refused: 1 })
  expect(await free.call(bundles.show, { params: { id: Number(all.id) } })).toMatchObject({
    publication_status: contentStatus.draft,
  })
  await expect(person.call(bundles.delete, { params: { id: Number(all.id) } })).rejects.toMatchObject(refused)
  expect(await person.call(bundles.bulk_delete, { body: { ids: both } })).toMatchObject([
    { is_deleted: true },
    { is_deleted: false, code: 'access.used_elsewhere' },
  ])
  expect(await free.call(bundles.bulk_delete, { body: { ids: both.slice(1) } })).toMatchObject([{ is_deleted: true }])
  expect(await person.call(bundles.restore, { body: { ids: both } })).toMatchObject({ done: 1, refused: 1 })
  expect(await editEntry(person, { list: 'bundles', id: Number(mine.id) }, { price: 200 })).toMatchObject({
    price: 200,
  })

  const session = ({ id }: MadeCourse) => ({
    body: {
      title: 'Live',
      course_id: id,
      starts: '2031-07-01T09:00',
      ends: '2031-07-01T12:00',
      time_zone: 'America/New_York',
      seats: 5,
      status: 1,
    },
  })
  const schedules = callsOf('schedules')
  await expect(person.call(schedules.create, session(other))).rejects.toMatchObject(refused)
  const live = await person.call(schedules.create, session(own))
  await expect(
    editEntry(person, { list: 'schedules', id: Number(live.id) }, { course_id: other.id }),
  ).rejects.toMatchObject({ status: 404 })
  const others = await free.call(schedules.create, session(other))
  await expect(editEntry(person, { list: 'schedules', id: Number(others.id) }, { seats: 9 })).rejects.toMatchObject(
    refused,
  )
})

test('[ROL-037] denies limited people and instructors changes to pools and files of other courses', async () => {
  const person = await world.person('course_admin')
  const [free, teacher] = [await world.person('course_admin'), await world.person('instructor')]
  const outline = [['Exam', 'Document']] as const
  const [own, other] = [await makeCourse(world, { outline }), await makeCourse(world, { outline })]
  await makeCourse(world, { instructor_id: teacher.id })
  await assign(person.id, own)
  const [pool] = await world.within('core', (tx) => tx.insert(questionPools).values({ title: 'Pool' }).returning())
  const params = { id: pool?.id ?? 0 }
  const { material: kept } = await uploadMaterial(admin, 'handout.pdf', pdf('first'))
  const [file] = await world.within('core', (tx) => tx.select().from(materials).where(eq(materials.uuid, kept.uuid)))
  const use = ({ items: [exam, document] }: MadeCourse) =>
    world.within('core', async (tx) => {
      await tx.insert(examPools).values({ exam_id: exam?.itemable_id ?? 0, question_pool_id: params.id, draw: 1 })
      await tx
        .update(documents)
        .set({ material_id: file?.id ?? null })
        .where(eq(documents.id, document?.itemable_id ?? 0))
    })
  const add = (who: Person, title: string) =>
    who.call(create_pool_questions, { params, body: { questions: [newQuestion(title)] } })
  const replace = async (who: Person, text: string) =>
    (await who.send('POST', `/materials/${kept.uuid}/file`, formWith('handout.pdf', pdf(text)))).status
  await use(own)
  expect(await add(person, 'One of ours?')).toHaveLength(1)
  expect(await replace(person, 'second')).toBe(200)
  await expect(add(teacher, 'From elsewhere?')).rejects.toMatchObject(refused)
  await use(other)
  await expect(add(person, 'One of all?')).rejects.toMatchObject(refused)
  await expect(
    person.call(update_question_pool, { params, body: { title: 'Mine', version: noVersion } }),
  ).rejects.toMatchObject(refused)
  expect([await replace(person, 'third'), await replace(teacher, 'fourth')]).toEqual([403, 403])
  expect(await add(free, 'One of all?')).toHaveLength(1)
  expect(await replace(free, 'fifth')).toBe(200)
})

test('[ROL-037] denies packets, transcripts and training records to people limited to courses', async () => {
  const { person } = await limited()
  const [free, learner] = [await world.person('course_admin'), await world.person('learner')]
  const [agency] = await world.within('core', (tx) =>
    tx.insert(agencies).values({ title: 'Board', slug: 'board-of-limited' }).returning(),
  )
  const body = { agency_id: agency?.id ?? 0, from: '2026-01-01', to: '2026-12-31' }
  const denied = { status: 403, code: 'access.denied' }
  await expect(person.call(preview_packet, { body })).rejects.toMatchObject(denied)
  await expect(person.call(make_packet, { body })).rejects.toMatchObject(denied)
  await expect(person.call(list_training_queue, { query: {} })).rejects.toMatchObject(denied)
  expect(await free.call(list_training_queue, { query: {} })).toMatchObject({ data: [] })
  await expect(person.call(show_transcript, { query: { user_id: learner.id } })).rejects.toMatchObject(denied)
  expect(await free.call(preview_packet, { body })).toMatchObject({ rows: 0 })
  const { id } = await free.call(make_packet, { body })
  await runQueued(world, 'proof.asked')
  expect((await person.call(list_proof_jobs, { query: {} })).jobs).toEqual([])
  expect((await free.call(list_proof_jobs, { query: {} })).jobs).toMatchObject([{ id, state: 3 }])
  expect((await person.send('GET', `/proof/jobs/${id}/file`)).status).toBe(403)
  expect((await free.send('GET', `/proof/jobs/${id}/file`)).status).toBe(200)
  expect(await free.call(show_transcript, { query: { user_id: learner.id } })).toMatchObject({ entries: [] })

  const training = await makeTrainingRecord(learner)
  const review = (who: Person) =>
    who.call(review_training_record, { params: { id: training.id }, body: { accepted: true, reason: '' } })
  const readFile = async (who: Person) => (await who.send('GET', `/training-files/${training.key}`)).status
  await expect(review(person)).rejects.toMatchObject(denied)
  expect([await readFile(person), await readFile(free)]).toEqual([404, 200])
  expect(await review(free)).toMatchObject({ id: training.id, status: 2 })
})

/** Creates an external training record that waits for review, with its evidence. */
async function makeTrainingRecord(learner: Person) {
  const key = String(learner.id).padStart(32, 'd')
  const file_key = `evidence/${key}.pdf`
  const bytes = pdf('diploma')
  await world.services.storage.put(storageKey(file_key), bytes)
  return world.within('core', async (tx) => {
    const [record] = await tx
      .insert(trainingRecords)
      .values({
        user_id: learner.id,
        title: 'Wound care',
        provider: 'Somebody',
        completed_on: '2026-01-01',
        hours: [{ subject: 'General', hundredths: 100 }],
        sent_as: randomUUID(),
      })
      .returning()
    const id = record?.id ?? 0
    await tx.insert(trainingFiles).values({
      key,
      user_id: learner.id,
      training_record_id: id,
      file_key,
      name: 'diploma.pdf',
      content_type: 'application/pdf',
      size: bytes.length,
    })
    return { id, key }
  })
}

test('[ROL-037] shows the import of a package only to people who reach its course', async () => {
  const { person, own, other } = await limited()
  const free = await world.person('course_admin')
  const importInto = ({ id }: MadeCourse) =>
    world.within('core', async (tx) => {
      const [made] = await tx
        .insert(scormImports)
        .values({ course_id: id, file_name: 'package.zip', file_key: `scorm/${id}.zip` })
        .returning()
      return made?.id ?? 0
    })
  const [mine, others] = [await importInto(own), await importInto(other)]
  const show = (who: Person, id: number) => who.call(get_scorm_import, { params: { id } })
  expect(await show(person, mine)).toMatchObject({ id: mine })
  await expect(show(person, others)).rejects.toMatchObject({ status: 404 })
  expect(await show(free, others)).toMatchObject({ id: others })
})

test('[ROL-037] shows shares and their sales only to people who reach the shared course', async () => {
  const { person, own, other } = await limited()
  const free = await world.person('course_admin')
  const share = (course: MadeCourse) =>
    world.within('core', async (tx) => {
      const [row] = await tx
        .insert(courseShares)
        .values({
          side: 'given',
          other_portal_id: world.portals.summit.id,
          other_portal_name: 'Summit',
          course_id: course.id,
          owner_course_id: course.id,
          title: course.slug,
          owner_percent: 50,
          min_price: 1000,
        })
        .returning()
      return row?.id ?? 0
    })
  const [mine, others] = [await share(own), await share(other)]
  const listed = async (who: Person, query: { course?: string } = {}) => {
    const { data, meta } = await who.call(list_shares, { query: { side: 'given', with_total: '1', ...query } })
    return { ids: data.map(({ id }) => id), total: meta.total?.count }
  }
  expect(await listed(person)).toEqual({ ids: [mine], total: 1 })
  expect(await listed(person, { course: other.slug })).toEqual({ ids: [], total: 0 })
  expect(await listed(free)).toEqual({ ids: [others, mine], total: 2 })
  const sales = (who: Person, share_id: number) => who.call(list_share_sales, { params: { share_id }, query: {} })
  expect(await sales(person, mine)).toMatchObject({ data: [] })
  await expect(sales(person, others)).rejects.toMatchObject({ status: 404 })
  expect(await sales(free, others)).toMatchObject({ data: [] })
})
