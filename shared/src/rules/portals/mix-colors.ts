import type { Rgb } from './parse-color.ts'

export const hexColor = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** Mixes a color toward black (0) or white (255) by a share from 0 to 1. */
export function mixColors({ color, towards, share }: { color: Rgb; towards: number; share: number }): Rgb {
  const channel = (value: number): number => Math.round(value + (towards - value) * share)
  const [red, green, blue] = color
  return [channel(red), channel(green), channel(blue)]
}
