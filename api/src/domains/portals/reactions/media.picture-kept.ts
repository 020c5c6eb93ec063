import { eq } from 'drizzle-orm'
import { portalImagesOnPages } from '@portico/shared/rules/media/portal-image-rules.ts'
import { portalSettings } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { makeVariants } from '../../media/make-variants.ts'

/** The portal shows the picture in all its formats and widths once they are stored; one that gets none is published as it is. */
export const task = reaction<'picture.kept'>(async ({ services, inPortal }, { address, job_id }) => {
  const whole = await makeVariants({ storage: services.storage, address })
  await inPortal(async ({ db, emit }) => {
    if (whole !== null) {
      for (const image of portalImagesOnPages)
        await db
          .update(portalSettings)
          .set({ [image]: whole })
          .where(eq(portalSettings[image], address))
      // The first is needed no more; nor is the other when it was replaced meanwhile.
      for (const each of [address, whole]) await emit('picture.dropped', { address: each })
    }
    await emit('portal.changed', { job_id })
  })
})
