import { preview_packet, type NamedCompletion } from '@portico/shared/contract/credentials/proof.ts'
import { rosterFormats } from '@portico/shared/rules/credentials/packets/roster-formats.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { completionsOf } from '../../proof/completions.ts'
import { previewsPerUser } from './limits.ts'
import { namedAgency } from './named-agency.ts'
import { refuseLimitedActor } from './refuse-limited-actor.ts'

/** Names the rows that the agency would reject, and what others lack, before anything is exported. */
export const previewPacket = verb(preview_packet, async ({ db, portal, services, actor }, { body }) => {
  refuseLimitedActor(actor)
  await enforceRateLimit(services.platform, previewsPerUser(actor.id))
  const { roster_format, asks_license } = await namedAgency(db, body.agency_id)
  const format = rosterFormats[roster_format]
  const all = await completionsOf(db, { ...body, time_zone: portal.time_zone })
  const refused: NamedCompletion[] = []
  const incomplete: NamedCompletion[] = []
  for (const { user_id, row } of all) {
    const { course, completed_on } = row
    const one = { user_id, learner: `${row.first_name} ${row.last_name}`.trim(), course, completed_on }
    const reason = format.refusal(row)
    if (reason !== null) refused.push({ ...one, reason })
    else incomplete.push(...format.gaps(row, { asks_license }).map((gap) => ({ ...one, reason: gap })))
  }
  return { rows: all.length - refused.length, roster_format: format.label, refused, incomplete }
})
