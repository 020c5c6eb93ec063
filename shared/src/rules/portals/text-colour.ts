import { contrastRatio } from './contrast-ratio.ts'
import { parseColour } from './parse-colour.ts'

export const lightText = '#ffffff'
export const darkText = '#000000'

/**
 * The text colour that reads better on a background: white or black, one of which always reaches 4.5:1 (a softer black would not).
 * Black where the background is unknown.
 */
export function textColour(background: string): typeof lightText | typeof darkText {
  const colour = parseColour(background)
  if (colour === null) return darkText
  return contrastRatio(colour, [255, 255, 255]) >= contrastRatio(colour, [0, 0, 0]) ? lightText : darkText
}
