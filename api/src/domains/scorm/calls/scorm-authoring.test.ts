import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preview_version } from '@portico/shared/contract/courses/outline.ts'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import {
  create_course_item,
  show_course_item,
  update_course_item,
} from '@portico/shared/contract/courses/outline-items.ts'
import { get_scorm_content, reset_scorm_attempts } from '@portico/shared/contract/scorm/authoring.ts'
import { scorm_details } from '@portico/shared/contract/scorm/scorm.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { learnerAt, playerOf } from '../../../../../tests/support/scorm.ts'
import { metadata, pathOfUpload, tus } from '../../../../../tests/support/tus-client.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { makePackage } from '../../../../local/demo/scorm/make-package.ts'
import { startWorker } from '../../../worker.ts'

let world: World
let author: Person
let learner: Person
let stop: () => Promise<void>
beforeAll(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portico-scorm-authoring-'))
  world = await createWorld({ DATA_DIR, WORKER_LANE: 'heavy' })
  author = await world.person('course_admin')
  learner = await world.person('learner')
  stop = (await startWorker({ services: world.services })).stop
})
afterAll(async () => {
  await stop()
  await world.close()
})

const zipped = (name: string, course: MadeCourse, item_id?: number) => ({
  filename: name,
  purpose: 'scorm',
  course_id: String(course.id),
  ...(item_id ? { module_item_id: String(item_id) } : {}),
})
const begin = (about: Record<string, string>, length: number) =>
  tus(author)('POST', '/tus', {
    headers: { 'upload-length': String(length), 'upload-metadata': metadata(about) },
  })
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code

/** Creates a SCORM item in a course draft, with its author's actions. */
async function authored(course: MadeCourse) {
  const query = { course_id: course.id }
  const { id, version } = await author.call(create_course_item, {
    query,
    body: {
      module_id: course.modules[0] ?? 0,
      title: 'Fire safety',
      content: { itemable_type: 'ScormModule', fields: { scorm_package_id: null } },
    },
  })
  const one = { params: { id }, query }
  const content = () => author.call(get_scorm_content, one)
  return {
    id,
    content,
    one,
    version,
    /** Uploads a zip for the item and waits until its import ends. */
    async upload(zip: Buffer, name = 'fire.zip') {
      const before = (await content()).import?.id ?? 0
      const answer = await begin(zipped(name, course, id), zip.length)
      const path = pathOfUpload(answer.headers.get('location'))
      await tus(author)('PATCH', path, { headers: { 'upload-offset': '0' }, body: zip })
      await expect
        .poll(
          async () => {
            const last = (await content()).import
            return last && last.id > before && last.state >= 3 ? last.state : 0
          },
          { timeout: 20_000 },
        )
        .toBeGreaterThan(2)
      const last = (await content()).import
      if (!last) throw new Error('the upload has no import')
      return last
    },
    async use(scorm_package_id: number | null) {
      const { version: now } = await author.call(show_course_item, one)
      return author.call(update_course_item, {
        ...one,
        body: { version: now, content: { itemable_type: 'ScormModule', fields: { scorm_package_id } } },
      })
    },
  }
}

test(`[SCO-018] accepts one .zip up to 10 GiB by any route, only for that course's items`, async () => {
  const course = await makeCourse(world, { outline: [[]] })
  const other = await makeCourse(world, { outline: [['Text']] })
  const wrong = await begin(zipped('fire.rar', course), 10)
  expect([wrong.status, await codeOf(wrong)]).toEqual([422, 'media.wrong_format'])
  const large = await begin(zipped('fire.zip', course), 10 * 1024 ** 3 + 1)
  expect([large.status, await codeOf(large)]).toEqual([413, 'uploads.too_large'])
  expect((await begin(zipped('fire.zip', course), 10 * 1024 ** 3)).status).toBe(201)
  expect((await begin(zipped('fire.zip', course, other.items[0]?.id), 10)).status).toBe(404)
  const raw = await author.send('POST', `/courses/${course.id}/scorm-imports?file_name=fire.rar`, {
    body: new Uint8Array(4),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect([raw.status, await codeOf(raw)]).toEqual([422, 'media.wrong_format'])
})

test('an author uploads a package, sees its import result and its traps, and uses it', async () => {
  const course = await makeCourse(world, { outline: [[]] })
  const item = await authored(course)
  expect(await item.content()).toMatchObject({ package: null, import: null, on_earlier_package: [] })

  expect(await item.upload(Buffer.from('%PDF'))).toMatchObject({
    state: 4,
    error: { code: 'scorm_import.not_a_zip' },
    package: null,
  })
  const kept = await item.upload(
    await makePackage({
      title: 'Fire safety',
      more_scos: [
        { identifier: 'a', prerequisites: 'b' },
        { identifier: 'b', prerequisites: 'a' },
      ],
      more: [{ name: 'old/intro.swf', data: 'x' }],
    }),
  )
  expect(kept).toMatchObject({
    state: 3,
    error: null,
    package: { version: '1.2', lines: [{ title: 'Fire safety' }, {}, {}], report: { scos: 3, pages: 0 } },
  })
  expect(kept.done_bytes).toBeGreaterThan(0)
  const findings = kept.package?.report?.findings ?? []
  expect(findings.map(({ severity }) => severity)).toEqual(['trap', 'trap', 'trap', 'hint'])
  expect(findings.map(({ text }) => text).join()).toContain('old/intro.swf')

  const before = await author.call(show_course_item, item.one)
  expect(before.content.fields).toEqual({ scorm_package_id: null })
  expect(await item.use(kept.package?.id ?? 0)).toMatchObject({
    content: { fields: { scorm_package_id: kept.package?.id } },
  })
  expect((await item.content()).package?.id).toBe(kept.package?.id)
})

test('rejects a package from another portal', async () => {
  const item = await authored(await makeCourse(world, { outline: [[]] }))
  const own = await item.upload(await makePackage({ title: 'Ours' }))
  const foreign = await world.person('course_admin', 'summit')
  const course = await makeCourse(world, { portal: 'summit', outline: [[]] })
  const creating = (scorm_package_id: number) =>
    foreign.call(create_course_item, {
      query: { course_id: course.id },
      body: {
        module_id: course.modules[0] ?? 0,
        title: 'Theirs',
        content: { itemable_type: 'ScormModule', fields: { scorm_package_id } },
      },
    })
  await expect(creating(own.package?.id ?? 0)).rejects.toMatchObject({ code: 'general.not_found' })
})

test('replacing a package changes only the draft; running attempts keep the old one until reset', async () => {
  const course = await makeCourse(world, { outline: [[]] })
  const item = await authored(course)
  await item.use((await item.upload(await makePackage({ title: 'First edition' }))).package?.id ?? 0)
  const publish = () =>
    author.call(publish_course, { params: { slug: course.slug }, query: { reach: 'running' as const } })
  await publish()
  const related_id = await enroll(world, { course, user_id: learner.id })
  const newcomer = await world.person('learner')
  const newcomers = await enroll(world, { course, user_id: newcomer.id })
  const at = learnerAt(world, { learner, item_id: item.id, related_id })
  const old = await at.open()
  const player = playerOf(world, old.player_url)
  const { launch } = (await player.start()).body.data
  await player.commit(launch, 1, { 'cmi.suspend_data': 'page 7', 'cmi.core.lesson_status': 'incomplete' })

  await item.use((await item.upload(await makePackage({ title: 'Second edition' }))).package?.id ?? 0)
  const ofCourse = { course_id: course.id, reach: 'running' as const }
  expect((await author.call(preview_version, { query: ofCourse })).kept_packages).toEqual([
    { id: item.id, title: expect.any(String), learners: 1 },
  ])
  await publish()
  const again = await at.open()
  expect([again.content_origin, again.scorm_module.attempt]).toEqual([old.content_origin, 1])
  expect(again.scorm_module.course_user_progress.details.suspend_data).toBe('page 7')
  const fresh = await learnerAt(world, { learner: newcomer, item_id: item.id, related_id: newcomers }).open()
  expect(fresh.content_origin).not.toBe(old.content_origin)
  expect((await item.content()).on_earlier_package.map((one) => one.related_id)).toEqual([related_id])

  // An editor publishes but does not read learners: sees no names and may end no one's attempt.
  const editor = await world.person('editor')
  expect((await editor.call(get_scorm_content, item.one)).on_earlier_package).toEqual([])
  const guessed = { ...item.one, body: { related_ids: [related_id], reason: 'A guess' } }
  await expect(editor.call(reset_scorm_attempts, guessed)).rejects.toMatchObject({ code: 'general.not_found' })

  const reset = () =>
    author.call(reset_scorm_attempts, { ...item.one, body: { related_ids: [related_id], reason: 'New law' } })
  expect(await reset()).toEqual({ reset: 1 })
  // The open window gets an error and loses nothing that was saved.
  expect((await player.commit(launch, 2, { 'cmi.suspend_data': 'page 8' })).body.error?.code).toBe(
    'scorm.attempt_ended',
  )
  expect((await player.start()).body.error?.code).toBe('scorm.attempt_ended')
  const anew = await at.open()
  expect([anew.content_origin, anew.scorm_module.attempt]).toEqual([fresh.content_origin, 2])
  expect(anew.scorm_module.course_user_progress.details.suspend_data).toBe('')
  const { rows } = await attempts(again.scorm_module.course_user_progress.id)
  expect(rows).toEqual([
    { attempt: 1, reason: 'New law', suspend_data: 'page 7' },
    { attempt: 2, reason: null, suspend_data: null },
  ])
  // A passed attempt is never reset.
  expect(await at.visit({ 'cmi.core.lesson_status': 'passed' })).toMatchObject({ status: 2 })
  expect(await reset()).toEqual({ reset: 0 })
})

async function attempts(progress_id: number) {
  const rows = await world.services.platform.sql`
    select a.attempt, a.reason, s.cmi ->> 'cmi.suspend_data' as suspend_data from scorm_attempts a
    left join scorm_progress s on s.portal_id = a.portal_id and s.progress_id = a.progress_id and s.attempt = a.attempt
    where a.progress_id = ${progress_id} order by a.attempt`
  return { rows: [...rows] }
}

test('a learner can neither read nor reset another learner’s attempts', async () => {
  const course = await makeCourse(world, { outline: [[]] })
  const item = await authored(course)
  await item.use((await item.upload(await makePackage({ title: 'Mine' }))).package?.id ?? 0)
  await author.call(publish_course, { params: { slug: course.slug }, query: { reach: 'running' } })
  const related_id = await enroll(world, { course, user_id: learner.id })
  await learnerAt(world, { learner, item_id: item.id, related_id }).open()
  const stranger = await world.person('learner')
  const asked = { params: { id: item.id }, query: { related_id } }
  await expect(stranger.call(scorm_details, asked)).rejects.toMatchObject({ code: 'learning.not_a_learner' })
  const body = { related_ids: [related_id], reason: 'x' }
  await expect(stranger.call(reset_scorm_attempts, { ...item.one, body })).rejects.toBeInstanceOf(CallError)
})
