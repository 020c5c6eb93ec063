import { eq } from 'drizzle-orm'
import { portalPages } from '../../api/src/domains/portals/tables.ts'
import { portalById } from '../../api/src/db/cross-portal/portals-and-members.ts'
import { entryTags } from '../../api/src/domains/publishing/entries/entry-tags.ts'
import { publishTags } from '../../api/src/domains/publishing/publish-tags.ts'
import { search_courses } from '../../shared/src/contract/catalog/catalog.ts'
import { callsOf } from '../../shared/src/contract/lists/lists.ts'
import { delete_course, publish_course, unpublish_course } from '../../shared/src/contract/courses/courses.ts'
import type { EntryFamily } from '../../shared/src/tags/entry-family.ts'
import { collectionDrivers } from './collection-drivers.ts'
import { makeCourse } from './course.ts'
import { partnerPageDriver } from './partner-page-driver.ts'
import { freePreviewDriver } from './free-preview-driver.ts'
import type { Person, World } from './world.ts'
import { editCourse, editEntry } from './edit-entry.ts'

type Entry = { id: number; slug: string }
/** Creates, changes and deletes an entry of a family. */
export type EntryDriver = {
  /** titles that a phrase finds */
  search?: (phrase: string) => Promise<string[]>
  publish: (title: string) => Promise<Entry>
  rename: (entry: Entry, title: string) => Promise<void>
  remove: (entry: Entry) => Promise<void>
}

/**
 * `by`: how drivers change entries. No call changes pages, so those use rows and what such a call's job would publish. `listing`: the page that lists
 * the family.
 */
export const entryFacts = {
  course: { by: 'its calls', listing: '/courses', is_searched: true },
  faq: { by: 'its calls', listing: '/faq', is_searched: false },
  bundle: { by: 'its calls', listing: '/bundles', is_searched: false },
  page: { by: 'its row and tags', listing: null, is_searched: false },
  topic: { by: 'its calls', listing: '/training-courses', is_searched: false },
  'ce-topic': { by: 'its calls', listing: '/ce', is_searched: false },
  agency: { by: 'its calls', listing: '/regulating-agency', is_searched: false },
  state: { by: 'its calls', listing: '/united-states', is_searched: false },
  language: { by: 'its calls', listing: '/courses/all', is_searched: false },
  'training-option': { by: 'its calls', listing: '/training-options', is_searched: false },
  provider: { by: 'its row and tags', listing: '/courses/all', is_searched: false },
  'partner-page': { by: 'its calls', listing: null, is_searched: false },
  'provider-topic': { by: 'its calls', listing: '/training-providers', is_searched: false },
  author: { by: 'its calls', listing: null, is_searched: false },
  renewal: { by: 'its calls', listing: '/license-renewal', is_searched: false },
  'free-preview': { by: 'its calls', listing: null, is_searched: false },
} as const satisfies Readonly<Record<EntryFamily, { by: string; listing: string | null; is_searched: boolean }>>

export function entryDrivers(world: World, editor: Person): Readonly<Record<EntryFamily, EntryDriver>> {
  const faq = callsOf('faq')
  const bundles = callsOf('bundles')
  const renewals = callsOf('renewal-requirements')
  const follow = async (family: EntryFamily, entry: Entry): Promise<void> => {
    const portal = await portalById(world.services.platform.db, world.portals.core.id)
    if (!portal) throw new Error('the core portal is gone')
    const { services } = world
    await publishTags({ services, portal, log: services.log }, { job_id: null, tags: entryTags(family, entry.id) })
  }
  const byRows = (
    family: EntryFamily,
    rows: Record<'insert' | 'rename' | 'remove', (entry: Entry, title: string) => Promise<Entry>>,
  ) => ({
    publish: async (title: string) => {
      const entry = await rows.insert({ id: 0, slug: slugOf(title) }, title)
      await follow(family, entry)
      return entry
    },
    rename: async (entry: Entry, title: string) => follow(family, await rows.rename(entry, title)),
    remove: async (entry: Entry) => follow(family, await rows.remove(entry, '')),
  })
  return {
    ...collectionDrivers(world, editor),
    course: {
      search: async (phrase) =>
        (await world.visitor().call(search_courses, { query: { search: phrase } })).courses.map(({ title }) => title),
      publish: async (title) => {
        const course = await makeCourse(world, {
          slug: slugOf(title),
          title,
          publication_status: 1,
          instructor_id: editor.id,
        })
        await editor.call(publish_course, { params: { slug: course.slug } })
        return course
      },
      rename: async ({ slug }, title) => void (await editCourse(editor, slug, { title })),
      remove: async ({ slug }) => {
        await editor.call(unpublish_course, { params: { slug } })
        await editor.call(delete_course, { params: { slug } })
      },
    },
    'partner-page': partnerPageDriver(world, editor),
    'free-preview': freePreviewDriver(world, editor),
    faq: {
      publish: async (question) => {
        const slug = slugOf(question)
        const { id } = await editor.call(faq.create, { body: { question, answer: '<p>So.</p>', slug } })
        return { id, slug }
      },
      rename: async ({ id }, question) => void (await editEntry(editor, { list: 'faq', id }, { question })),
      remove: async ({ id }) => void (await editor.call(faq.delete, { params: { id } })),
    },
    renewal: {
      publish: async (title) => {
        const slug = slugOf(title)
        const body = { title, slug, state: 'FL', profession: 'RN', cycle_years: 2, hours: 24 }
        const { id } = await editor.call(renewals.create, {
          body: { ...body, source: 'https://board.example.com/renewal', checked_on: '2026-11-01' },
        })
        return { id, slug }
      },
      rename: async ({ id }, title) => void (await editEntry(editor, { list: 'renewal-requirements', id }, { title })),
      remove: async ({ id }) => void (await editor.call(renewals.delete, { params: { id } })),
    },
    bundle: {
      publish: async (title) => {
        const slug = slugOf(title)
        const course = await makeCourse(world, { slug: `part-of-${slug}`, publication_status: 2 })
        const body = { title, slug, price: 9900, course_ids: [course.id], publication_status: 2 }
        const { id } = await editor.call(bundles.create, { body })
        return { id, slug }
      },
      rename: async ({ id }, title) => void (await editEntry(editor, { list: 'bundles', id }, { title })),
      remove: async ({ id }) => void (await editor.call(bundles.delete, { params: { id } })),
    },
    page: {
      ...byRows('page', {
        insert: async ({ slug }, title) =>
          world.within('core', async (tx) => {
            const [row] = await tx.insert(portalPages).values({ title, slug, publication_status: 2 }).returning()
            if (!row) throw new Error('no page came back')
            return row
          }),
        rename: async (entry, title) =>
          world.within(
            'core',
            async (tx) => (await tx.update(portalPages).set({ title }).where(eq(portalPages.id, entry.id)), entry),
          ),
        remove: async (entry) =>
          world.within('core', async (tx) => (await tx.delete(portalPages).where(eq(portalPages.id, entry.id)), entry)),
      }),
    },
  }
}

const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
