import { inArray } from 'drizzle-orm'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { inPortal } from '../../db/in-portal.ts'
import { pages } from './tables.ts'
import type { Services } from '../../kernel/services.ts'
import { socialPicturePath, type SocialText } from './social-picture-path.ts'

export type WantedPicture = SocialText & { path: string; address: string }
export type SocialPictures = {
  /** Returns the page's picture if it is already drawn. Otherwise requests it; the page is rendered again once the picture is stored. */
  of: (path: string, words: SocialText) => string | null
  wanted: WantedPicture[]
}

/**
 * Returns the current social pictures of some pages. A page never links to a missing picture, because social networks cache what they fetch for
 * weeks.
 */
export async function socialPictures(
  { app }: Pick<Services, 'app'>,
  { portal, paths }: { portal: PublicPortal; paths: readonly string[] },
): Promise<SocialPictures> {
  const rows = await inPortal(app.db, portal.id, (db) =>
    db
      .select({ path: pages.path, drawn: pages.social_picture })
      .from(pages)
      .where(inArray(pages.path, [...paths])),
  )
  const drawn = new Map(rows.map((row) => [row.path, row.drawn]))
  const wanted: WantedPicture[] = []
  return {
    wanted,
    of(path, words) {
      const address = socialPicturePath(words, portal)
      if (drawn.get(path) === address) return address
      wanted.push({ ...words, path, address })
      return null
    },
  }
}
