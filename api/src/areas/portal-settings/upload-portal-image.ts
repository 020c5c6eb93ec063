import { upload_portal_image } from '@portico/shared/contract/portal-settings.ts'
import { portalImageRules, portalImagesOnPages } from '@portico/shared/rules/media/portal-image-rules.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { bodyParts } from '../../kernel/body-parts.ts'
import { refuseWithoutRoom } from '../../kernel/refuse-without-room.ts'
import { verb } from '../../kernel/verb.ts'
import { keepPicture } from '../../media/keep-picture.ts'
import { portalChanged, portalChangedOnceVariants } from './portal-changed.ts'
import { replacePicture } from './replace-picture.ts'

/** One of the five pictures of a portal (TEN-031). The file is in place before a row names it; pages show it when its variants are made. */
export const uploadPortalImage = verb(upload_portal_image, async (ctx, { params, query }) => {
  const { services, portal, request, note, inPortal, now, log } = ctx
  const url = await refuseWithoutRoom({ name: query.file_name, log }, () =>
    keepPicture({
      storage: services.storage,
      portal_id: portal.id,
      name: query.file_name,
      content: bodyParts(request.body),
      rule: portalImageRules[params.image],
    }),
  )
  note('portal', { [params.image]: url })
  return inPortal(async (scope) => {
    await replacePicture(scope, { image: params.image, address: url, at: now() })
    const job = portalImagesOnPages.includes(params.image)
      ? await portalChangedOnceVariants(scope, { portal, by: ctx.actor.id, address: url })
      : await portalChanged(scope, portal, ctx.actor.id)
    return { url, job: { ...job, state: publishJob.queued } }
  })
})
