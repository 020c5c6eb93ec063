/** Formats that pages offer in addition to the original picture, best first. */
export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** Widths in pixels. Few browsers need WebP, so it has one width less. */
const widths_px: Readonly<Record<VariantFormat, readonly number[]>> = { avif: [320, 640, 960], webp: [320, 640] }
const widest_px = 1280

/** Widths stored for a picture: those below its own, plus its own up to 1,280 pixels. */
export const variantWidths_px = (format: VariantFormat, width: number): number[] => [
  ...widths_px[format].filter((each) => each < width),
  Math.min(width, widest_px),
]

/**
 * Reads the size in pixels from a picture's URL (`…-1280x720.webp`); null if it has none. Only a picture whose variants are all stored gets such a
 * URL, so that pages never link to a missing file.
 */
export function namedSize(address: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(address) ?? []
  return width && height ? { width: +width, height: +height } : null
}

/** URL of a picture in one format and width: `…-1280x720.webp` has `…-1280x720-640.avif`, and is its own widest WebP. */
export const variantUrl = (address: string, format: VariantFormat, width: number): string =>
  address.endsWith(`-${width}x${namedSize(address)?.height}.${format}`)
    ? address
    : address.replace(/\.\w+$/, `-${width}.${format}`)

/** Value of an image's `srcset` with all stored widths; empty if the picture has no variants. */
export function srcset(address: string, format: VariantFormat): string {
  const size = namedSize(address)
  return size
    ? variantWidths_px(format, size.width)
        .map((width) => `${variantUrl(address, format, width)} ${width}w`)
        .join(', ')
    : ''
}

/** Adds a time stamp to the URL of a newly uploaded picture (USR-012), so that no browser displays the cached previous one. */
export const cacheBustedUrl = (address: string, now_ms: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}t=${now_ms}`
