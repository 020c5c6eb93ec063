export type Rgb = readonly [red: number, green: number, blue: number]

const hexOf = (text: string): Rgb | null => {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1]
  if (digits === undefined) return null
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const channel = (at: number): number => Number.parseInt(wide.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value))

// CSS Color 4: hue in degrees, saturation and lightness from 0 to 1.
const hslToRgb = (hue: number, saturation: number, lightness: number): Rgb => {
  const channel = (n: number): number => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12
    const spread = saturation * Math.min(lightness, 1 - lightness)
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

/** Parses a #, rgb() or hsl() color into red, green and blue from 0 to 255. Null for var(--…), whose value only the page knows. Ignores alpha. */
export function parseColor(text: string): Rgb | null {
  const trimmed = text.trim()
  const call = /^(rgb|hsl)a?\(([^()]+)\)$/i.exec(trimmed)
  if (call === null) return hexOf(trimmed)
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter(Boolean)
  const [a = NaN, b = NaN, c = NaN] = parts.map((part) => Number.parseFloat(part))
  if ([a, b, c].some(Number.isNaN)) return null
  if (call[1]?.toLowerCase() === 'hsl') return hslToRgb(a, clamp(b, 100) / 100, clamp(c, 100) / 100)
  const isPercent = parts[0]?.endsWith('%') === true
  const channel = (value: number): number => Math.round(clamp(isPercent ? (value * 255) / 100 : value, 255))
  return [channel(a), channel(b), channel(c)]
}
