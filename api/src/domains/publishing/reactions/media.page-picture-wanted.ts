import { eq } from 'drizzle-orm'
import { portalSettings } from '../../portals/tables.ts'
import { pages } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mediaKinds, publicPictureKey } from '../../media/door.ts'
import { drawSocialPicture } from '../social-pictures/draw-social-picture.ts'

/** Draws the social picture of a page; the page links to it once it is stored. The previous picture is deleted a day later. */
export const task = reaction<'page.picture_wanted'>(
  async ({ services: { storage }, portal, inPortal }, { path, kicker, title, picture, address }) => {
    const [setting] = await inPortal(({ db }) =>
      db.select({ color: portalSettings.primary_color }).from(portalSettings).limit(1),
    )
    const key = picture === null ? null : publicPictureKey(picture)
    const words = { kicker, title, portal: portal.name, color: setting?.color ?? '' }
    const drawn = await drawSocialPicture({ ...words, picture: key && (await storage.get(key)) })
    await storage.put(mediaKinds.picture_variant.key({ address }), drawn)
    await inPortal(async ({ db, emit }) => {
      const [page] = await db
        .select({ earlier: pages.social_picture, answers: pages.status })
        .from(pages)
        .where(eq(pages.path, path))
        .for('update')
      // The page was removed meanwhile, or a job delivered twice already drew it.
      if (page?.answers !== 200 || page.earlier === address) return
      await db.update(pages).set({ social_picture: address }).where(eq(pages.path, path))
      if (page.earlier !== null) await emit('picture.dropped', { address: page.earlier })
      await emit('page.pictured', { path })
    })
  },
)
