/** The formats that pages offer beside a picture itself, best first. */
export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** Widths in pixels; WebP serves few browsers, so it has one less. */
const widths_px: Readonly<Record<VariantFormat, readonly number[]>> = { avif: [320, 640, 960], webp: [320, 640] }
const widest_px = 1280

/** The widths in which a picture of this width is kept: those below its own, and its own up to 1,280 pixels. */
export const variantWidths_px = (format: VariantFormat, width: number): number[] => [
  ...widths_px[format].filter((each) => each < width),
  Math.min(width, widest_px),
]

/**
 * The size in pixels that a picture's address names (`…-1280x720.webp`); null where it names none. Only a picture whose variants are all
 * stored has such an address, so that a page which shows it offers nothing that is missing.
 */
export function namedSize(address: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(address) ?? []
  return width && height ? { width: +width, height: +height } : null
}

/** The address of a picture in one format and width: `…-1280x720.webp` has `…-1280x720-640.avif`, and is its own widest WebP. */
export const variantAddress = (address: string, format: VariantFormat, width: number): string =>
  address.endsWith(`-${width}x${namedSize(address)?.height}.${format}`)
    ? address
    : address.replace(/\.\w+$/, `-${width}.${format}`)

/** The widths of a picture for an image's `srcset`; empty where it has no variants. */
export function srcset(address: string, format: VariantFormat): string {
  const size = namedSize(address)
  return size
    ? variantWidths_px(format, size.width)
        .map((width) => `${variantAddress(address, format, width)} ${width}w`)
        .join(', ')
    : ''
}
