import { accept_invitation } from '@portico/shared/contract/learning/invitations-answers.ts'
import { mayJoin } from '@portico/shared/rules/portals/may-join.ts'
import { findOrCreateAccount, checkNewPassword, joinPortal, landingOf, openSession } from '../../../../identity/door.ts'
import { refuseUnacceptable } from '../../../invitations/accept-for-portal.ts'
import { findClaim } from '../../../invitations/find-claim.ts'
import { claimPerIp } from '../../../invitations/limits.ts'
import { redeemClaim } from '../../../invitations/redeem-claim.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { hashPassword } from '../../../../../kernel/password-hash.ts'
import { enforceRateLimit } from '../../../../../kernel/rate-limit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { openInvitation } from './open-invitation.ts'

/**
 * Accepts an invitation without an existing account: the mailed link confirms the email like a code. People with an account sign in instead; no link
 * changes the password of a confirmed account.
 */
export const acceptInvitation = verb(accept_invitation, async (ctx, { params, body }) => {
  const { services, portal, ip, inPortal } = ctx
  await enforceRateLimit(services.platform, claimPerIp(ip))
  if (!mayJoin({ portal, way: 'invitation' })) fail('auth.registration_closed')
  const { email, id } = await inPortal(async ({ db }) => {
    const claim = await openInvitation(db, params.token)
    await refuseUnacceptable(db, claim)
    return claim
  })
  const { first_name, last_name } = body
  checkNewPassword(body.password, { owner: { email, first_name, last_name }, portal })
  const password_hash = await hashPassword(body.password)
  const now = ctx.now()
  const { user_id, is_known } = await findOrCreateAccount(services.auth.connection, {
    email,
    first_name,
    last_name,
    password_hash,
    is_adult_confirmed_at: now,
  })
  if (is_known) fail('invitations.has_account')
  const { enrollment_id, slug } = await inPortal(async (scope) => {
    await joinPortal(scope.db, { portal, user_id, way: 'invitation' })
    return redeemClaim(scope, { find: () => findClaim(scope.db, params.token), user_id, now })
  })
  ctx.note(`invitation:${id}`, { enrollment_id })
  const opening = await openSession(ctx, { user_id, way: 'invitation' })
  if (opening.state !== 'opened') return fail('invitations.has_account')
  return { session: await landingOf(opening.actor, portal), enrollment_id, slug }
})
