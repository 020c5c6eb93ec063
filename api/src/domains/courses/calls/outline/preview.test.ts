import { eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { show_item } from '@portico/shared/contract/learning/learning.ts'
import { preview_course, preview_exam, preview_item } from '@portico/shared/contract/courses/outline-preview.ts'
import { preview_scorm } from '@portico/shared/contract/scorm/authoring.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import type { Client } from '../../../../../../tests/support/client.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { attachLessonFile } from '../../../../../../tests/support/lesson-file.ts'
import { makePackage, addSco } from '../../../../../../tests/support/items.ts'
import { makePooledExam } from '../../../../../../tests/support/pooled-exam.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { courseVersions, versionItems } from '../../tables.ts'
import { questions } from '../../../item-types/tables.ts'
import { memberships } from '../../../identity/tables.ts'
import { packageFileKey, writePackageList, type PackageList } from '../../../media/package-list.ts'

const past_trust_ms = 5_001
const sha256 = 'd'.repeat(64)
const pdf = Buffer.from('%PDF-1.7 the handout')
const types = ['Text', 'Video', 'Document', 'Exam', 'Survey', 'Assignment'] as const
let world: World
let owner: postgres.Sql
let author: Person
let course: MadeCourse
let scorm_item: number
beforeAll(async () => {
  world = await createWorld()
  owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  author = await world.person('course_admin')
  const outline = [[...types], ['Text' as const]]
  course = await makeCourse(world, { title: 'Fire drills', outline, publication_status: 1, is_sequential: true })
  const list: PackageList = { folder: sha256, files: [['index.html', 15]] }
  await world.services.storage.put(packageFileKey(list, 'index.html'), Buffer.from('<h1>Lesson</h1>'))
  await writePackageList(world.services.storage, sha256, list)
  scorm_item = await world.within('core', async (tx) => {
    const package_id = await makePackage(tx, { sha256 })
    const sco = { module_id: course.modules[1] ?? 0, title: 'Package', sort_number: 9, package_id }
    return addSco(tx, sco)
  })
  await attachLessonFile(world, { item: itemOf('Document'), name: 'handout.pdf', bytes: pdf })
  // Makes the course look as if it was never published.
  await world.within('core', (tx) =>
    tx
      .update(courseVersions)
      .set({ state: 'draft', number: null, published_at: null })
      .where(eq(courseVersions.course_id, course.id)),
  )
})
afterEach(() => world.setNow(null))
afterAll(async () => {
  await owner.end()
  await world.close()
})

const itemOf = (type: string) => course.items.find(({ itemable_type }) => itemable_type === type)
const idOf = (type: string): number => itemOf(type)?.id ?? 0
const at = (id: number, of: { id: number } = course) => ({ params: { id }, query: { course_id: of.id } })
const statusOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof CallError ? error.status : Promise.reject(error)),
  )
const fetched = (location: string, init: RequestInit = {}) =>
  world.app.request(location, { headers: { host: new URL(location).host, 'content-type': 'text/plain' }, ...init })
/** Returns the row count and a hash of the contents of every table, across all portals. */
async function contentsOfAll(): Promise<Record<string, string>> {
  const tables = await owner<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'`
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const [held] = await owner<{ held: string }[]>`
      select count(*) || ' ' || md5(coalesce(string_agg(r::text, ' ' order by r::text), '')) as held from ${owner(name)} r`
    contents[name] = held?.held ?? ''
  }
  return contents
}

test('previews a never-published draft as learners will see it, with every item type', async () => {
  const {
    course: head,
    modules,
    unready_item_ids,
  } = await author.call(preview_course, { params: { slug: course.slug } })
  expect([head.title, head.is_sequential, modules.map(({ items }) => items.map((item) => item.itemable_type))]).toEqual(
    ['Fire drills', true, [[...types], ['Text', 'ScormModule']]],
  )
  expect(unready_item_ids).toEqual([])
  const [first, second] = modules[0]?.items ?? []
  expect([first?.itemable.status, first?.locked_by, second?.locked_by]).toEqual([4, null, 'Text 1.1'])
  const shown = await Promise.all([...types.map(idOf), scorm_item].map((id) => author.call(preview_item, at(id))))
  expect(shown.map((item) => [item.itemable_type, item.status, item.locked_by, item.access])).toEqual(
    [...types, 'ScormModule'].map((type) => [type, 4, null, 'full']),
  )
  // Sanitized as for learners, with URLs that staff may open.
  expect(shown[0]).toMatchObject({ content: '<p>Reading Text 1.1</p>' })
  expect(shown[2]).toMatchObject({
    file: `/api/admin/items/${idOf('Document')}/preview/file?course_id=${course.id}`,
  })
})

test('previews the edited draft while learners see the published version; writes to no table', async () => {
  const published = await makeCourse(world, { outline: [['Text'], ['Exam']] })
  const learner = await world.person('learner')
  const related_id = await enroll(world, { course: published, user_id: learner.id })
  const [text, exam] = published.items
  await world.within('core', async (tx) => {
    const [draft] = await tx
      .insert(courseVersions)
      .values({ course_id: published.id, state: 'draft', number: null, published_at: null })
      .returning()
    if (!draft) throw new Error('no draft')
    await tx.execute(sql`insert into version_modules (course_version_id, module_id, title, sort_number)
      select ${draft.id}, module_id, title, sort_number from version_modules where course_version_id <> ${draft.id}
        and module_id = any(${`{${published.modules.join(',')}}`}::bigint[])`)
    await tx.execute(sql`insert into version_items (course_version_id, module_item_id, module_id, itemable_id, title, sort_number)
      select ${draft.id}, module_item_id, module_id, itemable_id, 'Edited', sort_number from version_items
      where course_version_id <> ${draft.id} and module_id = any(${`{${published.modules.join(',')}}`}::bigint[])`)
    await tx
      .update(versionItems)
      .set({ removed_at: new Date() })
      .where(sql`course_version_id = ${draft.id} and module_item_id = ${exam?.id ?? 0}`)
  })
  const before = await contentsOfAll()
  const { modules } = await author.call(preview_course, { params: { slug: published.slug } })
  expect(modules.map(({ items }) => items.map(({ itemable }) => itemable.title))).toEqual([['Edited'], []])
  expect((await author.call(preview_item, at(text?.id ?? 0, published))).title).toBe('Edited')
  expect(await statusOf(author.call(preview_item, at(exam?.id ?? 0, published)))).toBe(404)
  await author.call(preview_exam, at(idOf('Exam')))
  await author.call(preview_scorm, { ...at(scorm_item), body: { records: [] } })
  expect(await contentsOfAll()).toEqual(before)
  const seen = await learner.call(show_item, { params: { item_id: text?.id ?? 0 }, query: { related_id } })
  expect(seen.title).toBe('Text 1.1')
})

test('[OP-83] draws a preview’s exam like a real attempt without marking questions as drawn', async () => {
  const learner = await world.person('learner')
  const { course: pooled, params } = await makePooledExam(world, { author, learner, pool: 5, draw: 3 })
  const sheet = await author.call(preview_exam, at(params.item_id, pooled))
  expect([
    sheet.questions.length,
    sheet.questions.every(({ choices }) => choices.some((one) => one.is_correct)),
  ]).toEqual([5, true])
  const drawn = await world.within('core', (tx) =>
    tx
      .select()
      .from(questions)
      .where(sql`drawn_at is not null`),
  )
  expect(drawn).toEqual([])
  expect(await statusOf(author.call(preview_exam, at(idOf('Text'))))).toBe(404)
})

test('denies previews to learners, other portals and unauthorized staff; ignores items of other courses', async () => {
  const learner = await world.person('learner')
  const accountant = await world.person('accounting')
  const stranger = await world.person('admin', 'summit')
  const other = await makeCourse(world)
  const asked = (who: Client) =>
    Promise.all([
      statusOf(who.call(preview_course, { params: { slug: course.slug } })),
      statusOf(who.call(preview_item, at(idOf('Text')))),
      statusOf(who.call(preview_exam, at(idOf('Exam')))),
      statusOf(who.call(preview_scorm, { ...at(scorm_item), body: { records: [] } })),
      who.send('GET', `/admin/items/${idOf('Document')}/preview/file?course_id=${course.id}`).then((one) => one.status),
    ])
  expect(await asked(author)).toEqual([200, 200, 200, 200, 302])
  expect(await asked(learner)).toEqual([403, 403, 403, 403, 403])
  expect(await asked(accountant)).toEqual([403, 403, 403, 403, 403])
  expect(await asked(stranger)).toEqual([404, 404, 404, 404, 404])
  expect(await statusOf(author.call(preview_item, at(idOf('Text'), other)))).toBe(404)
  expect(await statusOf(author.call(preview_scorm, { ...at(scorm_item, other), body: { records: [] } }))).toBe(404)
})

test('serves preview files and packages only while the person may read drafts; saves no commits', async () => {
  const editor = await world.person('editor')
  const answer = await editor.send('GET', `/admin/items/${idOf('Document')}/preview/file?course_id=${course.id}`)
  const file = answer.headers.get('location') ?? ''
  const { player_url, sco } = await editor.call(preview_scorm, { ...at(scorm_item), body: { records: [] } })
  const base = player_url.replace(/\/player$/, '')
  const before = await contentsOfAll()
  const post = (path: string, body: unknown) =>
    fetched(`${base}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  const statuses = async () =>
    Promise.all(
      [
        fetched(file),
        fetched(player_url),
        fetched(`${base}/p/index.html`),
        post('start', { unsent: null }),
        post('commit', { launch: 1, sequence: 1, cmi: { 'cmi.core.lesson_status': 'passed' }, terminate: true }),
        post('flight', { launch: 1, part: 1, entries: [{ at: 1, kind: 'call', name: 'LMSInitialize' }] }),
      ].map(async (one) => (await one).status),
    )
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200])
  const { data } = (await (await post('start', { unsent: null })).json()) as { data: { cmi: Record<string, string> } }
  expect(data.cmi).toMatchObject({ 'cmi.core.lesson_mode': 'normal', 'cmi.core.entry': 'ab-initio' })
  expect(await contentsOfAll()).toEqual(before)
  // The page reports results itself; they are evaluated as a learner's would be.
  const reported = { records: [{ sco, lesson_status: 'passed', score_raw: 90 }] }
  expect((await editor.call(preview_scorm, { ...at(scorm_item), body: reported })).result).toBe(2)
  await world.services.platform.db
    .update(memberships)
    .set({ roles: ['learner'] })
    .where(eq(memberships.user_id, editor.id))
  world.setNow(new Date(Date.now() + past_trust_ms))
  expect(await statuses()).toEqual([410, 410, 410, 410, 410, 410])
})
