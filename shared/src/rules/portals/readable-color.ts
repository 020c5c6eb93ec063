import { contrastRatio } from './contrast-ratio.ts'
import { hexColor, mixColors } from './mix-colors.ts'
import { parseColor } from './parse-color.ts'

const enough = 4.5
const steps = 100

/**
 * Makes the tenant's color readable as text on a background: darkens it, or lightens it on dark, only as far as WCAG's 4.5:1 (or `least`) requires.
 * `changed` lets the form say so. Null for a color that cannot be parsed, such as var(--…).
 */
export function readableColor({
  color,
  background = '#ffffff',
  least = enough,
}: {
  color: string
  background?: string
  /** required contrast; 3 for shapes instead of text */
  least?: number
}): { color: string; changed: boolean } | null {
  const given = parseColor(color)
  const behind = parseColor(background)
  if (given === null || behind === null) return null
  const towards = contrastRatio(behind, [0, 0, 0]) >= contrastRatio(behind, [255, 255, 255]) ? 0 : 255
  for (let step = 0; step <= steps; step += 1) {
    const tried = mixColors({ color: given, towards, share: step / steps })
    if (contrastRatio(tried, behind) >= least) return { color: hexColor(tried), changed: step > 0 }
  }
  return { color: hexColor(mixColors({ color: given, towards, share: 1 })), changed: true }
}
