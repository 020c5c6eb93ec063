import { contrastRatio } from './contrast-ratio.ts'
import { parseColor, type Rgb } from './parse-color.ts'

const enough = 4.5
const steps = 100

const hex = (color: Rgb): string => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

function mix([red, green, blue]: Rgb, towards: number, share: number): Rgb {
  const channel = (value: number): number => Math.round(value + (towards - value) * share)
  return [channel(red), channel(green), channel(blue)]
}

/**
 * The tenant's color as text on a background: darkened, or lightened on a dark one, as little as WCAG's 4.5:1 asks for.
 * changed tells the form to say so. Null for a color that cannot be read, such as var(--…).
 */
export function readableColor({
  color,
  background = '#ffffff',
}: {
  color: string
  background?: string
}): { color: string; changed: boolean } | null {
  const given = parseColor(color)
  const behind = parseColor(background)
  if (given === null || behind === null) return null
  const towards = contrastRatio(behind, [0, 0, 0]) >= contrastRatio(behind, [255, 255, 255]) ? 0 : 255
  for (let step = 0; step <= steps; step += 1) {
    const tried = mix(given, towards, step / steps)
    if (contrastRatio(tried, behind) >= enough) return { color: hex(tried), changed: step > 0 }
  }
  return { color: hex(mix(given, towards, 1)), changed: true }
}
