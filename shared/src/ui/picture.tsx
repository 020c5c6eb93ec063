import { namedSize, srcset } from '../rules/media/picture-variants.ts'

export type PictureProps = {
  src: string
  /** How wide it is shown, as the `sizes` of an image: the browser chooses a file by it before it knows the layout. */
  sizes: string
  /** Its proportions where its address does not name them. */
  width: number
  height: number
  className?: string
  /** what it shows, where it says something by itself */
  alt?: string
  /** Seen at once: loads now instead of when it is near. */
  eager?: boolean
}

/** A picture in the format and width that suit the screen. */
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
