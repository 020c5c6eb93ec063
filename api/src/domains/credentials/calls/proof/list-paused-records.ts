import { list_paused_records } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { pausedPortalsOf } from '../../cross-portal/paused-records.ts'
import { inPortal } from '../../../../db/in-portal.ts'
import { verb } from '../../../../kernel/verb.ts'
import { creditsOf } from '../../proof/credits-of.ts'

/** Lists what the caller completed on paused portals. Only the core portal shows this, because an account is the same on all portals. */
export const listPausedRecords = verb(list_paused_records, async ({ actor, portal, services }) => {
  if (portal.kind !== 'core') return []
  const { app, platform } = services
  const paused = await pausedPortalsOf(platform.db, actor.id)
  const records = []
  for (const { id, name, time_zone } of paused) {
    const wish = { user_id: actor.id, time_zone, provider: name }
    records.push({ portal: name, entries: await inPortal(app.db, id, (db) => creditsOf(db, wish)) })
  }
  return records.filter(({ entries }) => entries.length > 0)
})
