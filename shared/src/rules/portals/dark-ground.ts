import { contrastRatio } from './contrast-ratio.ts'
import { parseColor } from './parse-color.ts'
import { hexColor, mixed } from './mixed.ts'

const steps = 200
/** How dark each ground is, as the contrast that white text has on it: the page darkest, cards (tokens.css) above it. */
export const darkGroundContrast = { page: 18, chrome: 16.5, footer: 17 } as const

/** A tenant's ground (page, header, footer) in the dark scheme: its hue, as near to black as white text on it needs for this contrast. What is dark already stays. */
export function darkGround({ color, contrast }: { color: string; contrast: number }): string {
  const given = parseColor(color) ?? [255, 255, 255]
  for (let step = 0; step < steps; step += 1) {
    const tried = mixed({ color: given, towards: 0, share: step / steps })
    if (contrastRatio(tried, [255, 255, 255]) >= contrast) return hexColor(tried)
  }
  return '#000000'
}
