import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_site_paths } from '@portico/shared/contract/catalog/catalog.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { publish_course, unpublish_course } from '@portico/shared/contract/courses/courses.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { editCourse } from '../../../../../tests/support/edit-entry.ts'
import { offerCourse } from '../../../../../tests/support/shop.ts'
import { builtSite } from '../../../../../tests/support/site.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { portalById } from '../../../db/cross-portal/portals-and-members.ts'
import { bundleCourses, bundles } from '../../courses/tables.ts'
import { pages, publishingJobs } from '../tables.ts'
import { pageRendererOf } from '../page-renderer.ts'
import { publishPortal } from '../publish-portal.ts'
import { publishTags } from '../publish-tags.ts'
import { tagsOfTouched, touchedEntries } from './touched-entries.ts'
import type { Tag } from '@portico/shared/tags/tags.ts'

let world: World
let editor: Person
beforeAll(async () => {
  await builtSite()
  world = await createWorld()
  editor = await world.person('admin')
}, 180_000)
afterAll(async () => {
  await (await pageRendererOf(world.services)).renderer.close()
  await world.close()
})

const portal = async () =>
  (await portalById(world.services.platform.db, world.portals.core.id)) ?? Promise.reject(new Error('no portal'))
const follow = async (tags: readonly Tag[]) =>
  publishTags({ services: world.services, portal: await portal(), log: world.services.log }, { job_id: null, tags })
const tagsOfJob = async (id: number) =>
  (await world.within('core', (tx) => tx.select().from(publishingJobs).where(eq(publishingJobs.id, id))))[0]?.tags ?? []
const versions = async () =>
  new Map((await world.within('core', (tx) => tx.select().from(pages))).map(({ path, version }) => [path, version]))
/** Returns the pages that `work` re-rendered, created or removed. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await versions()
  await work()
  const after = await versions()
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .toSorted()
}

const inFamilies = (touched: ReadonlyMap<string, readonly number[]>) =>
  Object.fromEntries([...touched].filter(([, ids]) => ids.length > 0))

test('re-renders only the pages that a course or list change affects', async () => {
  const shown = await offerCourse(world, { title: 'Shown in one', author: 'Ada Before' })
  const other = await offerCourse(world, { title: 'Shown in two', author: 'Ben Beside' })
  const draft = await makeCourse(world, {
    slug: 'draft-in-one',
    title: 'Draft in one',
    publication_status: 1,
    instructor_id: editor.id,
  })
  const [one, two] = await world.within('core', async (tx) => {
    const made = await tx
      .insert(bundles)
      .values(['one', 'two'].map((slug) => ({ title: `Bundle ${slug}`, slug, price: 9900, publication_status: 2 })))
      .returning()
    const held = [
      [made[0]?.id, shown.id],
      [made[0]?.id, draft.id],
      [made[1]?.id, other.id],
    ] as const
    await tx.insert(bundleCourses).values(held.map(([bundle_id = 0, course_id]) => ({ bundle_id, course_id })))
    return made
  })
  await publishPortal({
    services: world.services,
    pageRenderer: await pageRendererOf(world.services),
    portal: await portal(),
    log: world.services.log,
  })

  const published = await changedBy(async () => {
    const { job } = await editor.call(publish_course, { params: { slug: draft.slug } })
    await follow(await tagsOfJob(job.id))
  })
  expect(published).toEqual([
    '/',
    '/bundles',
    '/bundles/one',
    '/course/draft-in-one',
    '/course/shown-in-one',
    '/courses',
    '/courses/all',
    '/courses/all/1',
    '/sitemap-1.xml',
    '/sitemap.xml',
  ])
  const renamed = await changedBy(async () => {
    const { job } = await editCourse(editor, other.slug, { title: 'Renamed in two' })
    await follow(await tagsOfJob(job?.id ?? 0))
  })
  expect(renamed).toEqual([
    '/',
    '/authors/ben-beside',
    '/bundles',
    '/bundles/two',
    '/course/shown-in-two',
    '/courses',
    '/courses/all/1',
    '/sitemap-1.xml',
    '/sitemap.xml',
  ])

  const [author] = (await editor.call(callsOf('authors').select)).filter(({ title }) => title === 'Ada Before')
  const touched = await world.within('core', (tx) => touchedEntries(tx, { of: 'authors', id: author?.id ?? 0 }))
  expect(inFamilies(touched)).toEqual({ course: [shown.id] })
  expect(await changedBy(() => follow(tagsOfTouched(touched)))).toEqual([
    '/',
    '/authors/ada-before',
    '/bundles/one',
    '/course/shown-in-one',
    '/courses',
  ])

  const ofDraft = await world.within('core', (tx) => touchedEntries(tx, { of: 'course', id: draft.id }))
  expect(inFamilies(ofDraft)).toEqual({ bundle: [one?.id] })
  const ofBundle = await world.within('core', (tx) => touchedEntries(tx, { of: 'bundle', id: two?.id ?? 0 }))
  expect([...ofBundle.values()].flat()).toEqual([])
}, 90_000)

test('publishing a course touches its groups, and their lists only for first or last courses', async () => {
  const gathered = { topics: ['roofing'], agencies: ['board-of-roofs'], states: ['iowa'], language: 'es', author: 'Cy' }
  const publish = async (slug: string) => {
    const { job } = await editor.call(publish_course, { params: { slug } })
    await follow(await tagsOfJob(job.id))
  }
  const [first, second, third] = await Promise.all(
    ['First', 'Second', 'Third'].map((word) =>
      offerCourse(world, { ...gathered, title: `${word} roof`, publication_status: 1, instructor_id: editor.id }),
    ),
  )
  const own = [
    '/authors/cy',
    '/ce/roofing',
    '/courses-languages/es',
    '/regulating-agency/board-of-roofs',
    '/training-courses/roofing',
    '/united-states/iowa',
  ]
  const lists = ['/ce', '/continuing-education-credits', '/regulating-agency', '/training-courses', '/united-states']
  // The catalog lists every course below its topic.
  const always = [
    '/',
    '/course-catalog',
    '/courses',
    '/courses/all',
    '/courses/all/1',
    '/sitemap-1.xml',
    '/sitemap.xml',
  ]
  const sorted = (...paths: string[]) => paths.toSorted()
  expect(await changedBy(() => publish(first?.slug ?? ''))).toEqual(
    sorted(...always, ...own, ...lists, '/course/first-roof', '/llms.txt'),
  )
  // The first course names the second as related only after its next render.
  expect(await changedBy(() => publish(second?.slug ?? ''))).toEqual(sorted(...always, ...own, '/course/second-roof'))
  await changedBy(() => publish(third?.slug ?? ''))
  const withdraw = (slug: string) => async () => {
    const { job } = await editor.call(unpublish_course, { params: { slug } })
    await follow(await tagsOfJob(job.id))
  }
  const gone = await changedBy(withdraw(second?.slug ?? ''))
  expect(gone.filter((path) => lists.includes(path))).toEqual([])
  expect(gone).toEqual(expect.arrayContaining(own))
  await changedBy(withdraw(third?.slug ?? ''))
  expect(await changedBy(withdraw(first?.slug ?? ''))).toEqual(expect.arrayContaining([...own, ...lists, '/llms.txt']))
  // Without courses, lists and the author's page are gone; the others stay, and the sitemap leaves them out.
  const standing = await world.within('core', (tx) => tx.select().from(pages).where(eq(pages.status, 200)))
  const paths = standing.map(({ path }) => path)
  expect(paths.filter((path) => [...own, ...lists].includes(path)).toSorted()).toEqual(
    own.filter((path) => path !== '/authors/cy'),
  )
  const { paths: listed } = await world.visitor().call(list_site_paths, { query: { bucket: '1' } })
  expect(listed.map(({ path }) => path).filter((path) => own.includes(path))).toEqual([])
}, 90_000)
