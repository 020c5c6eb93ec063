import { namedSize } from '@portico/shared/rules/media/picture-variants.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { absoluteUrl } from './absolute-url.ts'

/** Content of a page's generated preview picture: kind of page, title, and the page's own picture. */
export interface SocialText {
  kicker: string
  title: string
  picture: string | null
}

type Shared = { image: string | null | undefined; words: SocialText | null; draw: App.Locals['social'] }

/** The page's preview picture, 1123 by 794 (CAT-037): chosen by staff, else generated, else the portal's. */
export function socialImage({ image, words, draw }: Shared, portal: PublicPortal) {
  const address = image ?? ((words && draw?.(words)) || portal.setting.social_logo)
  return address
    ? { url: absoluteUrl(address, portal.url), ...(namedSize(address) ?? { width: 1123, height: 794 }) }
    : null
}
