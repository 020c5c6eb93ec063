import { contrastRatio } from './contrast-ratio.ts'
import { parseColour } from './parse-colour.ts'

export const lightText = '#ffffff'
export const darkText = '#111111'

/** The text colour that reads better on a background: white or near-black, one of which always reaches 4.5:1. Near-black where the background is unknown. */
export function textColour(background: string): typeof lightText | typeof darkText {
  const colour = parseColour(background)
  if (colour === null) return darkText
  return contrastRatio(colour, [255, 255, 255]) >= contrastRatio(colour, [17, 17, 17]) ? lightText : darkText
}
