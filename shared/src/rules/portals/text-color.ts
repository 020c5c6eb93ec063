import { contrastRatio } from './contrast-ratio.ts'
import { parseColor } from './parse-color.ts'

export const lightText = '#ffffff'
export const darkText = '#000000'

/**
 * Picks the more readable text color on a background: white or black, one of which always reaches 4.5:1 (a softer black would not). Black if the
 * background is unknown.
 */
export function textColor(background: string): typeof lightText | typeof darkText {
  const color = parseColor(background)
  if (color === null) return darkText
  return contrastRatio(color, [255, 255, 255]) >= contrastRatio(color, [0, 0, 0]) ? lightText : darkText
}
