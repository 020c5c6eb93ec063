import { delete_portal_image } from '@portico/shared/contract/portal-settings.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { portalSettings } from '../../db/tables/portals.ts'
import { verb } from '../../kernel/verb.ts'
import { portalChanged } from './portal-changed.ts'

/** The row forgets the picture; its file stays, since pages in caches still show it. */
export const deletePortalImage = verb(delete_portal_image, async (ctx, { params }) => {
  const { db, portal, note, now } = ctx
  await db.update(portalSettings).set({ [params.image]: null, updated_at: now() })
  note('portal', { [params.image]: null })
  return { job: { ...(await portalChanged(ctx, portal, ctx.actor.id)), state: publishJob.queued } }
})
