import { eq } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { users } from '../../identity/tables.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { portalUrl } from '../../../portal/portal-url.ts'
import { mails } from '../../../registries/mails.ts'
import { isCourseOpen } from '../is-course-open.ts'
import { openingRequests } from '../tables.ts'

/** Emails one address that waited. An address that was unsubscribed meanwhile gets nothing; if the course is closed again, the address goes on waiting. */
export const task = reaction<'opening.announced'>(async (context, { request_id }) => {
  const { portal, services } = context
  const found = await context.inPortal(async ({ db }) => {
    const [row] = await db
      .select({ request: openingRequests, slug: courses.slug, title: courses.title, account_email: users.email })
      .from(openingRequests)
      .innerJoin(courses, eq(courses.id, openingRequests.course_id))
      .leftJoin(users, eq(users.id, openingRequests.user_id))
      .where(eq(openingRequests.id, request_id))
    if (!row?.request.mailed_at) return null
    if (await isCourseOpen(db, { course_id: row.request.course_id, portal })) return row
    await db.update(openingRequests).set({ mailed_at: null }).where(eq(openingRequests.id, request_id))
    return null
  })
  if (!found) return
  const { request, slug, title, account_email } = found
  await sendMail(context, await brandOf(context), mails.course_opened, {
    to: account_email ?? request.email,
    values: { title, slug, portal_url: portalUrl(portal, services.config), token: request.token },
  })
})
