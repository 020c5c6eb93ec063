// select_courses, select_public_courses
import { sql, type SQL } from 'drizzle-orm'
import { select_courses, select_public_courses } from '@portico/shared/contract/catalog/course-lists.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import type { Transaction } from '../../../../db/client.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { publishedCourse } from '../../../../db/visible.ts'
import { verb } from '../../../../kernel/verb.ts'

type Option = { id: number; slug: string; title: string }
const most = 1_000

const options = async (db: Transaction, wanted: SQL, search: string): Promise<Option[]> => [
  ...(await db.execute<Option>(
    sql`select c.id, c.slug, c.title from courses c where ${wanted} and ${anyHasWords([sql`c.title`], search)} order by c.title, c.id limit ${most}`,
  )),
]

/** Lists the courses that staff can choose from (CAT-028). */
export const selectCourses = verb(select_courses, ({ db }, { query }) =>
  options(db, sql`c.deleted_at is null`, query.search),
)

/** Lists the courses that visitors can choose from: those on sale (CAT-028). */
export const selectPublicCourses = verb(select_public_courses, async ({ db, portal }, { query }) =>
  hasStorefront(portal) ? options(db, publishedCourse('c'), query.search) : [],
)
