import type { PublicPortal } from '@portico/shared/contract/portals.ts'
import { absoluteUrl } from './absolute-url.ts'

/** The preview picture of a page: its own, else the portal's social logo; 1123 by 794 by default (CAT-037). */
export function socialImage(image: string | null | undefined, portal: PublicPortal) {
  const own = image ?? portal.setting.social_logo
  return own ? { url: absoluteUrl(own, portal.url), width: 1123, height: 794 } : null
}
