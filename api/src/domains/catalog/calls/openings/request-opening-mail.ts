import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { request_opening_mail } from '@portico/shared/contract/catalog/openings.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { courses } from '../../../courses/tables.ts'
import { mailboxOf } from '../../../notifications/door.ts'
import { fail, failFields } from '../../../../kernel/fail.ts'
import { enforceRateLimit, ipKey } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { openingRequests } from '../../tables.ts'
import { awaitableCourse } from './awaitable-course.ts'

const perMinute = 10
/** Addresses are typed by anyone, so a mailbox counts over all portals, however it is spelled. */
const perMailboxAndDay = 20

/** Stores an address once per course, for one email when the course opens (CAT-026). */
export const requestOpeningMail = verb(
  request_opening_mail,
  async ({ db, portal, services, actor, ip }, { params, body }) => {
    await enforceRateLimit(services.platform, { key: ipKey('opening', ip), limit: perMinute, window_s: 60 })
    const email = body.email ?? actor?.email
    if (email === undefined) return failFields({ email: [errorMessage('validation.required')] })
    await enforceRateLimit(services.platform, {
      key: `opening-mailbox:${mailboxOf(email)}`,
      limit: perMailboxAndDay,
      window_s: 24 * 60 * 60,
    })
    if (!hasStorefront(portal)) fail('general.not_found')
    // Until the address is stored, the course must not open: nobody would email it then.
    await db.select({ id: courses.id }).from(courses).where(eq(courses.slug, params.slug)).for('share')
    const course = await awaitableCourse(db, params.slug)
    if (course.is_open) return { state: 'open' as const }
    const user_id = actor?.email === email ? actor.id : null
    const row = { course_id: course.id, email, user_id, token: randomBytes(24).toString('base64url') }
    await db
      .insert(openingRequests)
      .values(row)
      .onConflictDoUpdate({
        target: [openingRequests.portal_id, openingRequests.course_id, openingRequests.email],
        // An address that was mailed waits again, for when the course was closed meanwhile.
        set: {
          user_id: sql`coalesce(excluded.user_id, ${openingRequests.user_id})`,
          created_at: sql`excluded.created_at`,
          mailed_at: null,
        },
      })
    return { state: 'waiting' as const }
  },
)
