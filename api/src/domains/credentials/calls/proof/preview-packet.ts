import { preview_packet } from '@portico/shared/contract/credentials/proof.ts'
import { rosterFormats } from '@portico/shared/rules/credentials/packets/roster-formats.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { completionsOf } from '../../proof/completions.ts'
import { previewsPerUser } from './limits.ts'
import { namedAgency } from './named-agency.ts'
import { refuseLimitedActor } from './refuse-limited-actor.ts'

/** Names the rows that the agency would reject before anything is exported. */
export const previewPacket = verb(preview_packet, async ({ db, portal, services, actor }, { body }) => {
  refuseLimitedActor(actor)
  await enforceRateLimit(services.platform, previewsPerUser(actor.id))
  const { roster_format } = await namedAgency(db, body.agency_id)
  const format = rosterFormats[roster_format]
  const all = await completionsOf(db, { ...body, time_zone: portal.time_zone })
  const refused = all.flatMap(({ user_id, row }) => {
    const reason = format.refusal(row)
    const learner = `${row.first_name} ${row.last_name}`.trim()
    return reason === null ? [] : [{ user_id, learner, course: row.course, completed_on: row.completed_on, reason }]
  })
  return { rows: all.length - refused.length, roster_format: format.label, refused }
})
