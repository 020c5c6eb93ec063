import { cancel_seat } from '@portico/shared/contract/catalog/seats.ts'
import { endSeat } from '../../cross-portal/session-seats.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Also works once the person may no longer join: a seat that nobody uses should be free. */
export const cancelSeat = verb(
  cancel_seat,
  async ({ actor, services: { platform, config }, now, note }, { params: { id } }) => {
    note(`schedules:${id}`)
    const outcome = await endSeat(platform.db, {
      core_portal_id: config.CORE_PORTAL_ID,
      session_id: id,
      user_id: actor.id,
      by: 'person',
      at: now(),
    })
    if (outcome === 'started') fail('schedules.started')
    return outcome === 'ended' ? null : fail('general.not_found')
  },
)
