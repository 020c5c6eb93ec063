import { sql } from 'drizzle-orm'
import { mostCountedCourses } from '@portico/shared/contract/catalog/collections.ts'
import { list_course_catalog, mostOfTopic } from '@portico/shared/contract/catalog/course-lists.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { excerpt } from '@portico/shared/rules/text/cut-text.ts'
import { verb } from '../../../../kernel/verb.ts'
import { coursesOfEntry, entriesWithCourses, collections } from '../../../publishing/door.ts'
import { readCards } from '../../course-cards.ts'

type Topic = { id: number; slug: string; title: string; text: string; courses_count: number; course_ids: number[] }
const excerptLength = 240

/** Returns every topic that has a course on sale, in list order, with its most popular courses (CAT-028, OP-41). */
export const listCourseCatalog = verb(list_course_catalog, async ({ db, portal }) => {
  if (!hasStorefront(portal)) return []
  const held = coursesOfEntry(collections.topic)
  const topics = await db.execute<Topic>(sql`
    select e.id, e.slug, e.title, e.text,
      (select count(*)::integer from (select 1 from ${held} limit ${mostCountedCourses}) one) as courses_count,
      array(select c.course_id from ${held} order by c.popularity desc, c.course_id desc limit ${mostOfTopic}) as course_ids
    from ${entriesWithCourses(collections.topic)} order by e.sort_number, e.title, e.id`)
  const cards = await readCards(db, [...new Set(topics.flatMap(({ course_ids }) => course_ids))])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return topics.map(({ course_ids, text, ...topic }) => ({
    ...topic,
    text: excerpt({ html: text, length: excerptLength }),
    courses: course_ids.flatMap((id) => byId.get(id) ?? []),
  }))
})
