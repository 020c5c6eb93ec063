import { createHash } from 'node:crypto'
import type { PublicPortal } from '@portico/shared/contract/portals.ts'
import { mediaKinds } from '../media/door.ts'

/** What the picture says that a shared link to a page shows. */
export type SocialWords = { kicker: string; title: string; picture: string | null }

/** To be counted up when pictures are drawn in another way: all are drawn anew then. */
const drawing = 1
export const socialSize_px = { width: 1123, height: 794 } as const

/** Its address, named by all that is drawn: other words or colors are another picture, and a browser may keep each for ever. */
export function socialAddress({ kicker, title, picture }: SocialWords, { id, name, setting }: PublicPortal): string {
  const shown = [drawing, name, setting.primary_color, kicker, title, picture]
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 24)
  const size = `${socialSize_px.width}x${socialSize_px.height}`
  return `/${mediaKinds.picture_variant.key({ address: `/media/portals/${id}/${hash}-${size}.jpg` })}`
}
