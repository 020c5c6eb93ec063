import { eq } from 'drizzle-orm'
import { portalImagesOnPages } from '@portico/shared/rules/media/upload-rules.ts'
import { portalSettings } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { makeVariants } from '../../media/door.ts'

/** Switches the portal to all formats and widths of a picture once they are stored; a picture without variants is published as is. */
export const task = reaction<'picture.kept'>(async ({ services, inPortal }, { address, job_id }) => {
  const whole = await makeVariants({ storage: services.storage, address })
  await inPortal(async ({ db, emit }) => {
    if (whole !== null) {
      for (const image of portalImagesOnPages)
        await db
          .update(portalSettings)
          .set({ [image]: whole })
          .where(eq(portalSettings[image], address))
      // The first file is not needed any more, nor is the second if the picture was replaced meanwhile.
      for (const each of [address, whole]) await emit('picture.dropped', { address: each })
    }
    await emit('portal.changed', { job_id })
  })
})
