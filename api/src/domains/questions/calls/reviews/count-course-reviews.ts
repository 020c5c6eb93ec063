import { sql } from 'drizzle-orm'
import { count_course_reviews } from '@portico/shared/contract/reviews.ts'
import { taughtCourse } from '../../../access/door.ts'
import { verb } from '../../../../kernel/verb.ts'

type Counters = { published: number; hidden: number }

/** Finds the course by its slug (BLD-033). */
export const countCourseReviews = verb(count_course_reviews, async ({ db, actor }, { params }) => {
  const course_id = await taughtCourse({ db, actor }, params)
  const [counted] = await db.execute<Counters>(sql`
    select count(*) filter (where is_published)::int as published, count(*) filter (where not is_published)::int as hidden
    from reviews where course_id = ${course_id}`)
  return counted ?? { published: 0, hidden: 0 }
})
