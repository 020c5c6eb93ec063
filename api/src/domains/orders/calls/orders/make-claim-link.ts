import { linkTo } from '@portico/shared/pages/link-to.ts'
import { make_claim_link } from '@portico/shared/contract/orders/seats.ts'
import { installationUrl } from '../../../../portal/portal-url.ts'
import { verb } from '../../../../kernel/verb.ts'
import { generateClaimToken, replaceOpenLink } from '../../../learning/door.ts'
import { lockFreeSeats } from '../../../credits/door.ts'
import { ownLine } from './own-line.ts'

/**
 * Creates the one open link of a line, on the installation's own hosts, because the buyer may pass it on to anyone. A new link closes the earlier
 * one, but not the invitations mailed to individual people.
 */
export const makeClaimLink = verb(make_claim_link, async ({ db, actor, portal, services, now, note }, { params }) => {
  const line = await ownLine(db, { ...params, user_id: actor.id })
  await lockFreeSeats(db, { line, buyer_id: actor.id, wanted: 1 })
  const made = { line_id: line.id, course_id: line.course_id, user_id: actor.id, now: now() }
  const token = await generateClaimToken(db, await replaceOpenLink(db, made))
  note(`order_line:${line.id}`)
  return { url: installationUrl(portal, services.config) + linkTo('claim', { token }) }
})
