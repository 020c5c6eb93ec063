import { sql } from 'drizzle-orm'
import { reserve_seat } from '@portico/shared/contract/catalog/seats.ts'
import { formatSession } from '@portico/shared/rules/dates/format-date.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { coreSchedules } from '../../cross-portal/core-schedules.ts'
import { nextWithSeats, reserveIn } from '../../cross-portal/session-seats.ts'
import { joinableSessions } from '../../joinable-sessions.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

type Next = { title: string; starts_at: Date; ends_at: Date; time_zone: string } | null

/** Reserves a seat for those who may join the session on this portal. The core portal counts the seats of all portals together. */
export const reserveSeat = verb(
  reserve_seat,
  async ({ actor, portal, services: { platform, config }, now, inPortal, note }, { params: { id }, body }) => {
    const core_portal_id = config.CORE_PORTAL_ID
    const at = { core_portal_id, now: now() }
    note(`schedules:${id}`, body)
    const [session] = hasStorefront(portal)
      ? await coreSchedules(platform.db, { ...at, wanted: sql`s.id = ${id}::bigint` })
      : []
    if (!session) return fail('general.not_found')
    const is_core = portal.id === core_portal_id
    const joinable = await inPortal(({ db }) =>
      joinableSessions(db, { sessions: [session], actor, core_portal_id, is_core }),
    )
    const found = joinable.get(id) ?? fail('schedules.not_enrolled')
    const outcome = await reserveIn(platform.db, {
      ...at,
      session_id: id,
      user_id: actor.id,
      of_portal_id: portal.id,
      enrollment_id: found.enrollment_ids.at(-1) ?? null,
      instead_of: body.instead_of ?? null,
    })
    if (outcome === 'full') return refuseFull(await nextWithSeats(platform.db, { ...at, session }))
    if (outcome === 'not_found') return fail('general.not_found')
    if (outcome === 'started') return fail('schedules.started')
    if (outcome === 'no_seat') return fail('schedules.no_seat')
    return null
  },
)

function refuseFull(next: Next): never {
  if (!next) return fail('schedules.all_full')
  const when = formatSession({
    from: next.starts_at.toISOString(),
    to: next.ends_at.toISOString(),
    time_zone: next.time_zone,
  })
  return fail('schedules.full', { next: `“${next.title}” on ${when}` })
}
