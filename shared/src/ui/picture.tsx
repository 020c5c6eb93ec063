import { namedSize, srcset } from '../rules/media/picture-variants.ts'

export type PictureProps = {
  src: string
  /** The image's `sizes` attribute: its displayed width, which the browser needs to choose a file before layout. */
  sizes: string
  /** Dimensions to use if the URL does not contain them. */
  width: number
  height: number
  className?: string
  /** alternative text, if the picture conveys information */
  alt?: string
  /** Loads immediately instead of when near the viewport, for pictures visible at once. */
  eager?: boolean
}

/** A picture in a format and width that suit the screen. */
export function Picture({ src, sizes, className, alt = '', eager, ...given }: PictureProps) {
  const { width, height } = namedSize(src) ?? given
  const avif = srcset(src, 'avif')
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        className={className}
        src={src}
        {...(avif ? { srcSet: srcset(src, 'webp'), sizes } : {})}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
