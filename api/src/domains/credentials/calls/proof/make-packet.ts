import { make_packet } from '@portico/shared/contract/credentials/proof.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { requestProof } from '../../proof/request-proof.ts'
import { packetsPerUser } from './limits.ts'
import { namedAgency } from './named-agency.ts'
import { refuseLimitedActor } from './refuse-limited-actor.ts'

export const makePacketVerb = verb(make_packet, async (ctx, { body }) => {
  const { agency_id, from, to } = body
  refuseLimitedActor(ctx.actor)
  await enforceRateLimit(ctx.services.platform, packetsPerUser(ctx.actor.id))
  await namedAgency(ctx.db, agency_id)
  ctx.note(`agency:${agency_id}`, { from, to })
  return requestProof(ctx, { kind: 'packet', agency_id, from_day: from, to_day: to, created_by: ctx.actor.id })
})
