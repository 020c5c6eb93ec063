import { inArray } from 'drizzle-orm'
import type { PublicPortal } from '@portico/shared/contract/portals.ts'
import { inPortal } from '../../db/in-portal.ts'
import { pages } from './tables.ts'
import type { Services } from '../../kernel/services.ts'
import { socialAddress, type SocialWords } from './social-address.ts'

export type WantedPicture = SocialWords & { path: string; address: string }
export type SocialPictures = {
  /** The picture of a page where it is drawn already; otherwise it is wanted, and the page is rendered once more when it stands. */
  of: (path: string, words: SocialWords) => string | null
  wanted: WantedPicture[]
}

/** The pictures of some pages as they are now. No page names one that is missing: networks keep for weeks what they fetched once. */
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
      const address = socialAddress(words, portal)
      if (drawn.get(path) === address) return address
      wanted.push({ ...words, path, address })
      return null
    },
  }
}
