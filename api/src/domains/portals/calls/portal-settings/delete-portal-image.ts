import { delete_portal_image } from '@portico/shared/contract/portals/portal-settings.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { verb } from '../../../../kernel/verb.ts'
import { portalChanged } from './portal-changed.ts'
import { replacePicture } from './replace-picture.ts'

/** Clears the picture in the row; its files are deleted once no page shows them. */
export const deletePortalImage = verb(delete_portal_image, async (ctx, { params }) => {
  const { portal, note, now } = ctx
  await replacePicture(ctx, { image: params.image, address: null, at: now() })
  note('portal', { [params.image]: null })
  return { job: { ...(await portalChanged(ctx, portal, ctx.actor.id)), state: publishJob.queued } }
})
