import { sql } from 'drizzle-orm'
import { list_course_credits, type CourseCredits } from '@portico/shared/contract/credits/ledger.ts'
import { availableCredits } from '@portico/shared/rules/credits/available-credits.ts'
import { publishedCourse } from '../../../../db/visible.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { fail } from '../../../../kernel/fail.ts'
import { page, readCursor, totalIfRequested, type Sort } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'

type Row = Omit<CourseCredits, 'available_credits'>

/** Most credits first, because readers look for those courses. */
const sort: Sort<Row> = { name: 'credits', keyOf: ({ remaining, distributed, used }) => remaining + distributed + used }

/** Lists each published course's credits: set aside, held by managers, used by learners (CRD-005). */
export const listCourseCredits = verb(list_course_credits, async ({ db, portal }, { query }) => {
  const place = readCursor(query.cursor, sort.name)
  if (place && typeof place.key !== 'number') fail('validation.cursor')
  const matching = sql`
    select c.id, c.slug, c.title, s.account_id, coalesce(s.remaining, 0) as remaining, coalesce(s.distributed, 0) as distributed,
      coalesce(s.used, 0) as used, coalesce(s.remaining + s.distributed + s.used, 0) as total
    from courses c left join (
      select course_id, max(id) filter (where kind = 'course') as account_id,
        coalesce(sum(balance) filter (where kind = 'course'), 0)::int as remaining,
        coalesce(sum(balance) filter (where kind = 'manager'), 0)::int as distributed,
        coalesce(sum(balance) filter (where kind = 'learner'), 0)::int as used
      from credit_accounts where course_id is not null group by course_id) s on s.course_id = c.id
    where c.deleted_at is null and (${publishedCourse('c')} or s.course_id is not null) and ${anyHasWords([sql`c.title`], query.search)}`
  const beyond = place
    ? sql`(total, id) ${place.back ? sql`>` : sql`<`} (${place.key}::bigint, ${place.id}::bigint)`
    : sql`true`
  const order = place?.back ? sql`total, id` : sql`total desc, id desc`
  const rows = await db.execute<Row>(sql`
    select id, slug, title, account_id, remaining, distributed, used from (${matching}) c
    where ${beyond} order by ${order} limit ${query.per_page + 1}`)
  const told = rows.map((row) => ({
    ...row,
    id: Number(row.id),
    account_id: row.account_id === null ? null : Number(row.account_id),
    available_credits: availableCredits({ ...row, portal_type: portal.type }),
  }))
  const { data, meta } = page(told, { place, size: query.per_page, sort })
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, matching)) } }
})
