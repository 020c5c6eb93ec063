import { contrastRatio } from './contrast-ratio.ts'
import { parseColor } from './parse-color.ts'
import { hexColor, mixColors } from './mix-colors.ts'

const steps = 200
/** Darkness of each background, as its contrast with white text: the page is darkest, cards (tokens.css) are lighter. */
export const darkGroundContrast = { page: 18, chrome: 16.5, footer: 17 } as const

/**
 * A tenant's background color (page, header, footer) for the dark scheme: keeps the hue and darkens it until white text has this contrast. Colors
 * that are dark enough stay unchanged.
 */
export function darkGround({ color, contrast }: { color: string; contrast: number }): string {
  const given = parseColor(color) ?? [255, 255, 255]
  for (let step = 0; step < steps; step += 1) {
    const tried = mixColors({ color: given, towards: 0, share: step / steps })
    if (contrastRatio(tried, [255, 255, 255]) >= contrast) return hexColor(tried)
  }
  return '#000000'
}
