import { namedSize } from '@portico/shared/rules/media/picture-variants.ts'
import type { PublicPortal } from '@portico/shared/contract/portals.ts'
import { absoluteUrl } from './absolute-url.ts'

/** What the drawn picture of a page says: what the page is, its title, and the picture that the page itself shows. */
export interface SocialWords {
  kicker: string
  title: string
  picture: string | null
}

type Shared = { image: string | null | undefined; words: SocialWords | null; draw: App.Locals['social'] }

/** The preview picture of a page, 1123 by 794 (CAT-037): what staff chose for it, else the one drawn for it, else the portal's. */
export function socialImage({ image, words, draw }: Shared, portal: PublicPortal) {
  const address = image ?? ((words && draw?.(words)) || portal.setting.social_logo)
  return address
    ? { url: absoluteUrl(address, portal.url), ...(namedSize(address) ?? { width: 1123, height: 794 }) }
    : null
}
