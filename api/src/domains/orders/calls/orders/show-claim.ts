import type { Data } from '@portico/shared/calls/endpoint.ts'
import { show_claim } from '@portico/shared/contract/orders/seats.ts'
import { invitation, invitationStatus } from '@portico/shared/states/learning/invitation.ts'
import type { Transaction } from '../../../../db/client.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { creditBalance, freeSeats } from '../../../credits/door.ts'
import {
  findClaim,
  type Claim,
  obstacleOfPortal,
  optedOutEmails,
  ownOfLine,
  claimPerIp,
  seatOfPerson,
  wasRevoked,
} from '../../../learning/door.ts'

export const showClaim = verb(show_claim, async ({ db, actor, services, portal, ip, now }, { params }) => {
  await enforceRateLimit(services.platform, claimPerIp(ip))
  const claim = await findClaim(db, params.token)
  const yours = actor ? await seatOfPerson(db, { user_id: actor.id, claim, now: now() }) : null
  const { slug, title, subtitle, thumbnail, duration_minutes, has_certificate, first_name, last_name } = claim
  const { email, due_on, invited_first_name, invited_last_name } = claim
  return {
    course: { slug, title, subtitle, thumbnail, duration_minutes, has_certificate },
    from: claim.holder_id === null ? portal.name : `${first_name ?? ''} ${last_name ?? ''}`.trim(),
    is_from_portal: claim.holder_id === null,
    state: await stateOf(db, claim, { user_id: actor?.id, has_seat: yours !== null }),
    yours,
    invited:
      email === null
        ? null
        : {
            email,
            first_name: invited_first_name,
            last_name: invited_last_name,
            due_on,
            is_refused: (await optedOutEmails(db, [email])).size > 0,
          },
  }
})

/** A person who claimed a seat sees that even after the link ended; to others, it has expired or was withdrawn. */
async function stateOf(
  db: Transaction,
  claim: Claim,
  { user_id, has_seat }: { user_id: number | undefined; has_seat: boolean },
): Promise<Data<typeof show_claim>['state']> {
  if (claim.enrollment_id !== null) return 'claimed'
  if (claim.ended_as === invitation.declined && claim.closed_at) return 'declined'
  if (claim.closed_at) {
    const is_withdrawn = claim.email !== null && invitationStatus(claim) === invitation.cancelled
    return has_seat ? 'full' : fail(is_withdrawn ? 'invitations.withdrawn' : 'auth.link_expired')
  }
  if (claim.disputed_at) return 'paused'
  const own = user_id === undefined || has_seat ? null : await ownOfLine(db, { user_id, claim })
  if (user_id !== undefined && !has_seat && own === null && (await wasRevoked(db, { user_id, claim }))) return 'revoked'
  const { holder_id, course_id, order_line_id } = claim
  if (holder_id === null) return (await obstacleOfPortal(db, claim)) === null ? 'open' : 'full'
  // A pending invitation has its own reserved seat; an open link uses the free ones.
  const left =
    claim.email || own !== null || order_line_id === null
      ? await creditBalance(db, { kind: 'manager', course_id, user_id: holder_id })
      : ((await freeSeats(db, { line_ids: [order_line_id], buyer_id: holder_id })).get(order_line_id) ?? 0)
  return left > 0 ? 'open' : 'full'
}
