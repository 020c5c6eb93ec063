import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { DemoCourse } from '../content/types.ts'
import type { Bulk } from './bulk.ts'
import { at, idOf } from './bulk.ts'
import { loadItemDetails, type DetailInput } from './item-details.ts'

export interface ContentInput extends DetailInput {
  courses: readonly DemoCourse[]
  ids: ReadonlyMap<string, number>
}
/** What a learner meets in a course: its items, module by module. */
export type Outline = { items: { id: number; type: ItemType }[] }[]

/** Modules, items, questions and choices of many courses in one go. Returns each course's outline by its id. */
export async function loadCourseContent(bulk: Bulk, input: ContentInput): Promise<Map<number, Outline>> {
  const { portal_id } = input
  const flat = input.courses.flatMap((course) =>
    course.modules.map((module, order) => ({ course_id: idOf(input.ids, course.slug), module, order })),
  )
  const moduleIds = await bulk.ids('modules', flat.length)
  await bulk.insert(
    'modules',
    flat.map(({ course_id, module, order }, index) => ({
      id: at(moduleIds, index),
      portal_id,
      course_id,
      title: module.title,
      sort_number: order + 1,
    })),
  )

  const items = flat.flatMap(({ module }, index) =>
    module.items.map((item, order) => ({ module_id: at(moduleIds, index), item, order })),
  )
  const contentIds = await loadItemDetails(
    bulk,
    input,
    items.map(({ item }) => item),
  )
  const itemIds = await bulk.ids('module_items', items.length)
  await bulk.insert(
    'module_items',
    items.map(({ module_id, item, order }, index) => ({
      id: at(itemIds, index),
      portal_id,
      module_id,
      itemable_type: item.type,
      itemable_id: at(contentIds, index),
      title: item.title,
      sort_number: order + 1,
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
