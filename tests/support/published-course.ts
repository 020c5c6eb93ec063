import type { TransactionSql } from 'postgres'
import { jobsOf } from '../../api/src/events/emit.ts'
import { entryTag } from '../../shared/src/tags/tags.ts'

export type PublishedCourse = {
  slug: string
  course_id: string
  module_id: string
  versions: readonly { id: string; state: string }[]
}

const idOf = (rows: readonly { id: string }[]): string => rows[0]?.id ?? ''

/** Inserts a published course of the core portal with one empty module, in its current version and its draft. */
export async function insertPublishedCourse(tx: TransactionSql, title: string): Promise<PublishedCourse> {
  const slug = `${title.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`
  const course_id = idOf(
    await tx<{ id: string }[]>`
      insert into courses (portal_id, slug, title, subtitle, publication_status, published_at)
      values (24, ${slug}, ${title}, 'Made for this journey', 2, now()) returning id`,
  )
  await tx`insert into course_pricings (portal_id, course_id, from_quantity, price) values (24, ${course_id}, 1, 2500)`
  const module_id = idOf(await tx`insert into modules (portal_id, course_id) values (24, ${course_id}) returning id`)
  const versions = await tx<{ id: string; state: string }[]>`
    insert into course_versions (portal_id, course_id, state, number, published_at)
    values (24, ${course_id}, 'current', 1, now()), (24, ${course_id}, 'draft', null, null) returning id, state`
  await tx`
    insert into version_modules (portal_id, course_version_id, module_id, title)
    select 24, id, ${module_id}, 'Start' from course_versions where portal_id = 24 and course_id = ${course_id}`
  // A sitemap written meanwhile lists the course, so its page must exist.
  const changed = { course_id: Number(course_id), tags: [entryTag('course', Number(course_id))], job_id: null }
  for (const { task, body } of jobsOf('course.changed', changed, 24))
    await tx`select enqueue_job(${task}, ${JSON.stringify(body)}::text::json)`
  return { slug, course_id, module_id, versions }
}

type Item = { title: string; itemable_type: 'Text' | 'Assignment'; itemable_id: string; place: number }

/** Inserts an item into the given versions of the course. Returns the item's id. */
export async function insertItem(
  tx: TransactionSql,
  { course_id, module_id, versions }: PublishedCourse,
  { title, itemable_type, itemable_id, place }: Item,
): Promise<string> {
  const item = idOf(
    await tx`insert into module_items (portal_id, course_id, itemable_type) values (24, ${course_id}, ${itemable_type}) returning id`,
  )
  for (const version of versions)
    await tx`
      insert into version_items (portal_id, course_version_id, module_item_id, module_id, itemable_id, title, sort_number)
      values (24, ${version.id}, ${item}, ${module_id}, ${itemable_id}, ${title}, ${place})`
  return item
}
