import { createHash } from 'node:crypto'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { mediaKinds } from '../media/door.ts'

/** The text and picture drawn on a page's social picture. */
export type SocialText = { kicker: string; title: string; picture: string | null }

/** Increment when the drawing changes, so that all pictures are drawn again. */
const drawing = 1
export const socialSize_px = { width: 1123, height: 794 } as const

/** The picture's URL path, a hash of everything drawn. Different text or colors make a different picture, so browsers may cache each one forever. */
export function socialPicturePath({ kicker, title, picture }: SocialText, { id, name, setting }: PublicPortal): string {
  const shown = [drawing, name, setting.primary_color, kicker, title, picture]
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 24)
  const size = `${socialSize_px.width}x${socialSize_px.height}`
  return `/${mediaKinds.picture_variant.key({ address: `/media/portals/${id}/${hash}-${size}.jpg` })}`
}
