import { linkTo } from '@portico/shared/pages/link-to.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { make_claim_link } from '@portico/shared/contract/orders-seats.ts'
import { claimLinks } from '../../../learning/tables.ts'
import { installationUrl } from '../../../../portal/portal-url.ts'
import { verb } from '../../../../kernel/verb.ts'
import { generateClaimToken } from '../../../learning/claim-token.ts'
import { lockFreeSeats } from '../../../credits/lock-free-seats.ts'
import { ownLine } from './own-line.ts'

/** One open link a line, on the installation's own hosts, since it is for whoever it is passed on to. A new one closes the earlier, but not the invitations that were mailed to people by name. */
export const makeClaimLink = verb(make_claim_link, async ({ db, actor, portal, services, now, note }, { params }) => {
  const line = await ownLine(db, { ...params, user_id: actor.id })
  await lockFreeSeats(db, { line, buyer_id: actor.id, wanted: 1 })
  await db
    .update(claimLinks)
    .set({ closed_at: now() })
    .where(and(eq(claimLinks.order_line_id, line.id), isNull(claimLinks.closed_at), isNull(claimLinks.email)))
  const [link] = await db
    .insert(claimLinks)
    .values({ order_line_id: line.id, course_id: line.course_id, user_id: actor.id })
    .returning({ id: claimLinks.id })
  if (!link) throw new Error('no claim link was made')
  const token = await generateClaimToken(db, link.id)
  note(`order_line:${line.id}`)
  return { url: installationUrl(portal, services.config) + linkTo('claim', { token }) }
})
