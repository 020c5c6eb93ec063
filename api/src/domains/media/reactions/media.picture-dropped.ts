import { isPictureReferenced } from '../../../db/picture-columns.ts'
import { pictureGrace_hours } from '../../../events/reactions-to.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { removePicture } from '../remove-picture.ts'

/** Removes a picture and its variants once no row of the portal references it. */
export const task = reaction<'picture.dropped'>(async ({ services, portal, inPortal }, { address }) => {
  if (await inPortal(({ db }) => isPictureReferenced(db, address))) return
  const before = new Date(services.now().getTime() - (pictureGrace_hours / 2) * 3_600_000)
  await removePicture({ storage: services.storage, portal_id: portal.id, address, before })
})
