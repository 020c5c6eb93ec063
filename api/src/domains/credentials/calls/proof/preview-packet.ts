import {
  preview_packet,
  type CompletionsByReason,
  type NamedCompletion,
} from '@portico/shared/contract/credentials/proof.ts'
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
  const refused = new Map<string, CompletionsByReason>()
  const incomplete = new Map<string, CompletionsByReason>()
  let [refused_rows, incomplete_rows] = [0, 0]
  for (const { user_id, row } of all) {
    const { course, completed_on } = row
    const one = { user_id, learner: `${row.first_name} ${row.last_name}`.trim(), course, completed_on }
    const reason = format.refusal(row)
    const gaps = reason === null ? format.gaps(row, { asks_license }) : []
    if (reason !== null) {
      refused_rows += 1
      addTo(refused, reason, one)
    }
    if (gaps.length > 0) incomplete_rows += 1
    for (const gap of gaps) addTo(incomplete, gap, one)
  }
  return {
    rows: all.length - refused_rows,
    roster_format: format.label,
    refused: [...refused.values()],
    incomplete_rows,
    incomplete: [...incomplete.values()],
  }
})

/** An agency's year may hold thousands with the same gap: all are counted, and the first ones named. */
const mostNamed = 100

function addTo(found: Map<string, CompletionsByReason>, reason: string, one: NamedCompletion): void {
  const same = found.get(reason) ?? { reason, count: 0, completions: [] }
  const completions = same.count < mostNamed ? [...same.completions, one] : same.completions
  found.set(reason, { reason, count: same.count + 1, completions })
}
