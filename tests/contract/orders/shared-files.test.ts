import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish_course } from '../../../shared/src/contract/courses/courses.ts'
import { create_course_item, show_course_item } from '../../../shared/src/contract/courses/outline-items.ts'
import { end_share } from '../../../shared/src/contract/shares.ts'
import type { AuthoredContent } from '../../../shared/src/item-types/authored-content.ts'
import { materials } from '../../../api/src/domains/library/tables.ts'
import { scormModules } from '../../../api/src/domains/item-types/tables.ts'
import { task as courseChanged } from '../../../api/src/domains/shares/reactions/shares.course-changed.ts'
import { enroll, makeCourse, type MadeCourse } from '../../support/course.ts'
import { makePackage } from '../../support/items.ts'
import { jobContext } from '../../support/job-context.ts'
import { pdf, uploadMaterial } from '../../support/library.ts'
import type { Person } from '../../support/world.ts'
import { shareShop } from './share-shop.ts'
import { openShop, type Shop, summitSells } from './shop.ts'

let shop: Shop
let owner: Person
let seller: Person
beforeAll(async () => {
  shop = await openShop(summitSells)
  owner = await shop.person('admin')
  seller = await shop.person('admin', 'summit')
})
afterAll(() => shop.close())
const { onSale } = shareShop(() => ({ shop, owner, seller }))

const link = (uuid: string) => `<a data-file="${uuid}">The list</a>`
const reading = (content: string): AuthoredContent => ({ itemable_type: 'Text', fields: { content } })
const fileOf = (uuid: string, name: string) => ({ uuid, name, size: 1 })
const added = (person: Person, course: MadeCourse, content: AuthoredContent) =>
  person.call(create_course_item, {
    query: { course_id: course.id },
    body: { module_id: course.modules[0] ?? 0, title: 'New', content },
  })

/** Publishes an item of the owner's course and brings it to the seller's mirror of it. */
async function shared(content: AuthoredContent) {
  const { course, id, share_id } = await onSale({}, { outline: [['Text', 'ScormModule']] })
  const { id: item_id } = await added(owner, course, content)
  await owner.call(publish_course, { params: { slug: course.slug }, query: { reach: 'new_only' } })
  await courseChanged(await jobContext(shop.world, 'core'), { course_id: course.id, tags: [], job_id: null })
  const learner = await shop.person('learner', 'summit')
  const related_id = await enroll(shop.world, { course: { ...course, id }, user_id: learner.id, portal: 'summit' })
  const own = await makeCourse(shop.world, { portal: 'summit' })
  return { course, share_id, item_id, learner, related_id, own }
}

test('staff who sell a shared course cannot link or attach its files in own courses; its learners keep them', async () => {
  const { material } = await uploadMaterial(owner, 'List.pdf', pdf('the shared list'))
  const { uuid } = material
  const { share_id, item_id, learner, related_id, own } = await shared(reading(`<p>${link(uuid)}</p>`))
  const readable = async () =>
    (await learner.send('GET', `/items/${item_id}/file?related_id=${related_id}&download=1&file=${uuid}`)).status
  expect(await readable()).toBe(302)

  const { id } = await added(seller, own, reading(`<p>${link(uuid)}</p>`))
  const one = { params: { id }, query: { course_id: own.id } }
  expect((await seller.call(show_course_item, one)).content.fields).toEqual({ content: '<p>The list</p>' })
  const settings = { attempts: 1, score: 50, restrict_user_to_upload: false, allow_text_response: true, reqs: 'x' }
  const file = fileOf(uuid, 'List.pdf')
  for (const content of [
    { itemable_type: 'Document', fields: { description: '', file } },
    { itemable_type: 'Assignment', fields: { ...settings, file, materials: [] } },
    { itemable_type: 'Assignment', fields: { ...settings, file: null, materials: [file] } },
  ] as const)
    await expect(added(seller, own, { ...content } as AuthoredContent)).rejects.toMatchObject({ code: 'media.gone' })

  // The same file is the portal's own once it has uploaded it.
  const { material: uploaded } = await uploadMaterial(seller, 'List.pdf', pdf('the shared list'))
  expect(uploaded.uuid).not.toBe(uuid)
  await added(seller, own, {
    itemable_type: 'Document',
    fields: { description: '', file: fileOf(uploaded.uuid, 'List.pdf') },
  })
  await owner.call(end_share, { params: { share_id }, body: {} })
  expect(await readable()).toBe(302)
})

test('a SCORM package of a shared course is played in no other course', async () => {
  const { course, own } = await shared(reading('<p>Read</p>'))
  const scorm = course.items.find(({ itemable_type }) => itemable_type === 'ScormModule')
  const [row] = await shop.world.within('summit', (db) =>
    db
      .select()
      .from(scormModules)
      .where(eq(scormModules.id, scorm?.itemable_id ?? 0)),
  )
  const scorm_package_id = row?.scorm_package_id ?? 0
  expect(scorm_package_id).toBeGreaterThan(0)
  const playing = (package_id: number) =>
    added(seller, own, { itemable_type: 'ScormModule', fields: { scorm_package_id: package_id } })
  await expect(playing(scorm_package_id)).rejects.toMatchObject({ code: 'general.not_found' })
  const imported = await shop.world.within('summit', (db) =>
    makePackage(db, { sha256: randomBytes(32).toString('hex') }),
  )
  await playing(imported)
})

test('words that name a file of the seller open nothing in a shared course', async () => {
  const { material } = await uploadMaterial(seller, 'Salaries.pdf', pdf('not for visitors'))
  const { uuid } = material
  const unknown = '00000000-0000-4000-8000-000000000000'
  const { item_id, learner, related_id } = await shared(
    reading(`<p>data-file="${uuid}"</p><a data-file="${unknown}"><p>${link(uuid)}</p></a>`),
  )
  const answer = await learner.send('GET', `/items/${item_id}/file?related_id=${related_id}&download=1&file=${uuid}`)
  expect(answer.status).toBe(404)
  expect((await seller.send('DELETE', `/materials/${uuid}`)).status).toBeLessThan(300)
  const left = await shop.world.within('summit', (db) => db.$count(materials, eq(materials.uuid, uuid)))
  expect(left).toBe(0)
})
