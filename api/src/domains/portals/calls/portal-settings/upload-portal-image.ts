import { upload_portal_image } from '@portico/shared/contract/portals/portal-settings.ts'
import { portalImageRules, portalImagesOnPages } from '@portico/shared/rules/media/upload-rules.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { verb } from '../../../../kernel/verb.ts'
import { storeRequestPicture } from '../../../media/door.ts'
import { portalChanged, portalChangedOnceVariants } from './portal-changed.ts'
import { replacePicture } from './replace-picture.ts'

/** Uploads one of a portal's five pictures (TEN-031). The file is stored before a row references it; pages show it once its variants are made. */
export const uploadPortalImage = verb(upload_portal_image, async (ctx, { params, query }) => {
  const { portal, note, now } = ctx
  return storeRequestPicture(
    ctx,
    { name: query.file_name, rule: portalImageRules[params.image] },
    async (scope, url) => {
      note('portal', { [params.image]: url })
      await replacePicture(scope, { image: params.image, address: url, at: now() })
      const job = portalImagesOnPages.includes(params.image)
        ? await portalChangedOnceVariants(scope, { portal, by: ctx.actor.id, address: url })
        : await portalChanged(scope, portal, ctx.actor.id)
      return { url, job: { ...job, state: publishJob.queued } }
    },
  )
})
