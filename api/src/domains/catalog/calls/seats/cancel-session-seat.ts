import { cancel_session_seat } from '@portico/shared/contract/catalog/seats.ts'
import { endSeat } from '../../cross-portal/session-seats.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { staffedSession } from './staffed-session.ts'

export const cancelSessionSeat = verb(
  cancel_session_seat,
  async ({ actor, portal, services: { platform }, now, inPortal, note }, { params: { id, seat_id } }) => {
    await inPortal(({ db }) => staffedSession(db, { actor, id }))
    note(`schedules:${id}`, { seat_id })
    const outcome = await endSeat(platform.db, {
      core_portal_id: portal.id,
      session_id: id,
      seat_id,
      by: 'staff',
      at: now(),
    })
    if (outcome === 'started') fail('schedules.started')
    return outcome === 'ended' ? null : fail('general.not_found')
  },
)
