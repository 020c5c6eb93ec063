import { sql, type SQL } from 'drizzle-orm'
import {
  courseSearchMinimum,
  search_course,
  type CourseSearchHit,
} from '@portico/shared/contract/learning/course-search.ts'
import { excerptAround } from '@portico/shared/rules/text/excerpt-around.ts'
import { plainText } from '@portico/shared/rules/text/plain-text.ts'
import { enrollmentVersion } from '../../../../db/enrollment-version.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { searchedTextSql } from '../../../item-types/door.ts'
import { courseIdOf } from '../../learner-course.ts'
import { readOutline } from '../../outline.ts'
import { readableEnrollment } from '../../own-enrollment.ts'

const most = 50
// Two a second: the search box waits for a pause in typing.
const rate = { limit: 120, window_s: 60 }
type Row = { id: number; title: string; in_title: boolean; html: string | null; in_html: boolean; note: string | null }

/** Finds items of a learner's own course in its order. A locked item is found by its title alone, so that its content stays closed. */
export const searchCourse = verb(search_course, async (ctx, { params, query: { related_id, search } }) => {
  const enrollment = await readableEnrollment(ctx, related_id)
  const course = await courseIdOf(ctx.db, params.slug)
  if (course?.id !== enrollment.course_id) fail('learning.not_a_learner')
  if (search.length < courseSearchMinimum) return []
  await enforceRateLimit(ctx.services.platform, { key: `course-search:${ctx.actor.id}`, ...rate })
  const { items } = await readOutline(ctx.db, enrollment.id)
  const open = items.filter(({ locked_by }) => locked_by === null).map(({ id }) => id)
  const rows = await ctx.db.execute<Row>(sql`
    with x as materialized (
      select i.module_item_id as id, i.title, m.sort_number as module_sort, m.module_id, i.sort_number, c.html,
        ${withoutTags(sql`c.html`)} as plain, n.text as note
      from enrollments e
      join version_modules m on m.course_version_id = ${enrollmentVersion('e')}
      join version_items i on i.course_version_id = m.course_version_id and i.module_id = m.module_id
      join module_items t on t.id = i.module_item_id
      cross join lateral (select i.module_item_id = any(${`{${open.join(',')}}`}::bigint[]) as is_open) o
      cross join lateral (select case when o.is_open then ${searchedTextSql} end as html) c
      left join item_notes n on o.is_open and n.enrollment_id = e.id and n.module_item_id = i.module_item_id
      where e.id = ${enrollment.id}
    )
    select x.id, x.title, x.html, ${anyHasWords([sql`x.title`], search)} as in_title,
      coalesce(${anyHasWords([sql`x.plain`], search)}, false) as in_html,
      case when ${anyHasWords([sql`x.note`], search)} then x.note end as note
    from x
    where ${anyHasWords([sql`x.title`, sql`x.plain`, sql`x.note`], search)}
    order by x.module_sort, x.module_id, x.sort_number, x.id
    limit ${most}`)
  return rows.map((row) => hitOf(row, search))
})

const block = '</?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|section|blockquote|hr)\\y[^>]*>'
/** The words of formatted text in the database: without tags, with the entities that the editor writes decoded, and single spaces. */
const withoutTags = (html: SQL) => sql`
  regexp_replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(${html}, ${block}, ' ', 'gi'), '<[^>]*>', '', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '[[:space:]]+', ' ', 'g')`

function hitOf({ id: item_id, title, in_title, html, in_html, note }: Row, words: string): CourseSearchHit {
  if (html !== null && in_html)
    return { item_id, title, found_in: 'content', excerpt: excerptAround({ text: plainText(html), words }) }
  if (note !== null && !in_title)
    return { item_id, title, found_in: 'note', excerpt: excerptAround({ text: note.replace(/\s+/g, ' '), words }) }
  return { item_id, title, found_in: 'title', excerpt: null }
}
