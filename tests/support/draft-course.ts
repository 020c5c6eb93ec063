import { eq } from 'drizzle-orm'
import { courseVersions, versionItems, versionModules } from '../../api/src/domains/courses/tables.ts'
import { makeCourse } from './course.ts'
import type { PortalName, World } from './world.ts'

/** A course that was never published, with a module and an item that its author removed; ids are named by what a test does with them. */
export type DraftCourse = {
  course_id: number
  slug: string
  module: number
  deleted_module: number
  removed_module: number
  item: number
  deleted_item: number
  removed_item: number
}

export const noDraftCourse: DraftCourse = {
  course_id: 900_030,
  slug: 'no-such-draft',
  module: 900_031,
  deleted_module: 900_032,
  removed_module: 900_033,
  item: 900_034,
  deleted_item: 900_035,
  removed_item: 900_036,
}

export async function makeDraftCourse(
  world: World,
  { portal, slug }: { portal: PortalName; slug: string },
): Promise<DraftCourse> {
  const outline = [['Text', 'Text', 'Text'], ['Text'], ['Text']] as const
  const course = await makeCourse(world, { portal, slug, publication_status: 1, outline })
  const [module = 0, deleted_module = 0, removed_module = 0] = course.modules
  const [item, deleted_item, removed_item] = course.items.map(({ id }) => id)
  await world.within(portal, async (tx) => {
    const draft = { state: 'draft', number: null, published_at: null } as const
    await tx.update(courseVersions).set(draft).where(eq(courseVersions.course_id, course.id))
    const removed = { removed_at: new Date() }
    await tx.update(versionModules).set(removed).where(eq(versionModules.module_id, removed_module))
    await tx
      .update(versionItems)
      .set(removed)
      .where(eq(versionItems.module_item_id, removed_item ?? 0))
  })
  return {
    course_id: course.id,
    slug,
    module,
    deleted_module,
    removed_module,
    item: item ?? 0,
    deleted_item: deleted_item ?? 0,
    removed_item: removed_item ?? 0,
  }
}
