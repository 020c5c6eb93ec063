import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { isCourseInReach } from '../../access/door.ts'
import { type AttentionContext, type AttentionResult, countAndNewest } from '../../learning/door.ts'

// A review left unpublished for this long was hidden on purpose.
const days = 30

/** New reviews that are not published yet (OP-57), with their stars and text. */
export const readWaitingReviews = (db: Transaction, { actor, now }: AttentionContext): Promise<AttentionResult> =>
  countAndNewest(
    db,
    sql`select r.id, c.title, c.slug, array[r.author_name, r.rating::text, r.text] as notes from reviews r
      join courses c on c.id = r.course_id
    where not r.is_published and ${isCourseInReach(actor, sql`c.id`)} and c.deleted_at is null and r.created_at > ${now.toISOString()}::timestamptz - ${`${days} days`}::interval`,
  )
