import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { previewedCourses } from '../content/previewed-courses.ts'
import type { DemoCourse } from '../content/types.ts'
import type { Bulk } from './bulk.ts'
import { at, idOf } from './bulk.ts'
import { loadItemDetails, type DetailInput } from './item-details.ts'

export interface ContentInput extends DetailInput {
  courses: readonly DemoCourse[]
  ids: ReadonlyMap<string, number>
}
/** A course's items, module by module. */
export type Outline = { items: { id: number; type: ItemType }[] }[]

/** Loads modules, items, questions and choices of many courses at once. Returns each course's outline by its id. */
export async function loadCourseContent(bulk: Bulk, input: ContentInput): Promise<Map<number, Outline>> {
  const { portal_id } = input
  const flat = await loadModules(bulk, input)
  const items = flat.flatMap(({ module, ...place }) => module.items.map((item, order) => ({ ...place, item, order })))
  const contentIds = await loadItemDetails(
    bulk,
    input,
    items.map(({ item }) => item),
  )
  const itemIds = await bulk.ids('module_items', items.length)
  await bulk.insert(
    'module_items',
    items.map(({ course_id, item }, index) => ({
      id: at(itemIds, index),
      portal_id,
      course_id,
      itemable_type: item.type,
    })),
  )
  await bulk.insert(
    'version_items',
    items.map(({ slug, course_version_id, module_id, item, order }, index) => ({
      portal_id,
      course_version_id,
      module_item_id: at(itemIds, index),
      module_id,
      itemable_id: at(contentIds, index),
      title: item.title,
      sort_number: order + 1,
      is_free_preview: index === openedAt(items, slug),
    })),
  )

  const outlines = new Map<number, Outline>()
  let next = 0
  for (const { course_id, module } of flat) {
    const entries = module.items.map(({ type }) => ({ id: at(itemIds, next++), type }))
    outlines.set(course_id, [...(outlines.get(course_id) ?? []), { items: entries }])
  }
  return outlines
}

/** The place of the one lesson that visitors may open in each of some courses: their first one without answers; -1 for none. */
const openedAt = (items: readonly { slug: string; item: { type: ItemType } }[], slug: string): number =>
  previewedCourses.has(slug)
    ? items.findIndex((one) => one.slug === slug && itemTypeOf(one.item.type).may_be_free_preview)
    : -1

type StoredModule = {
  slug: string
  course_id: number
  course_version_id: number
  module_id: number
  module: DemoCourse['modules'][number]
}

/** Inserts the modules of all courses in order, each at its position in the first version of its course. */
async function loadModules(bulk: Bulk, input: ContentInput): Promise<StoredModule[]> {
  const { portal_id } = input
  const versionIds = await loadVersions(bulk, input)
  const flat = input.courses.flatMap((course, index) => {
    const { slug } = course
    const place = { slug, course_id: idOf(input.ids, slug), course_version_id: at(versionIds, index) }
    return course.modules.map((module, order) => ({ ...place, module, order }))
  })
  const moduleIds = await bulk.ids('modules', flat.length)
  await bulk.insert(
    'modules',
    flat.map(({ course_id }, index) => ({ id: at(moduleIds, index), portal_id, course_id })),
  )
  await bulk.insert(
    'version_modules',
    flat.map(({ course_version_id, module, order }, index) => ({
      portal_id,
      course_version_id,
      module_id: at(moduleIds, index),
      title: module.title,
      sort_number: order + 1,
    })),
  )
  return flat.map((place, index) => ({ ...place, module_id: at(moduleIds, index) }))
}

/** Inserts the first version of each course, published if the course was ever on sale. Returns their ids in course order. */
async function loadVersions(bulk: Bulk, { portal_id, courses, ids }: ContentInput): Promise<number[]> {
  const versionIds = await bulk.ids('course_versions', courses.length)
  await bulk.insert(
    'course_versions',
    courses.map((course, index) => ({
      id: at(versionIds, index),
      portal_id,
      course_id: idOf(ids, course.slug),
      is_sequential: course.is_sequential,
      created_at: course.published_at ?? course.updated_at,
      ...(course.publication_status === courseStatus.draft
        ? { state: 'draft', number: null, published_at: null }
        : { state: 'current', number: 1, published_at: course.published_at ?? course.updated_at }),
    })),
  )
  return versionIds
}
