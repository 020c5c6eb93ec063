import { namedSize, srcset } from '@portico/shared/rules/media/picture-variants.ts'
import { html, type Html } from './html.ts'

/** later: lazy; now: visible at once; first: the largest visible at once. */
export type Load = 'later' | 'now' | 'first'

/** `sizes` of a card in a grid of one to four columns. */
export const cardSizes = '(width < 560px) 92vw, (width < 992px) 46vw, 300px'

/** `sizes` of the card beside a course or bundle description. */
export const buySizes = '(width < 768px) 92vw, (width < 992px) 46vw, 380px'

type PictureOptions = {
  src: string
  /** Display width, as the `sizes` attribute of an image. */
  sizes: string
  load: Load
  class?: string
  /** Hidden on narrower screens, which load an empty image instead. */
  from_px?: number
}

const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A decorative 16:9 picture in the format and width that suit the screen. The same in the renderer and the browser. */
export function pictureHtml({ src, sizes, load, class: name, from_px }: PictureOptions): Html {
  const { width, height } = namedSize(src) ?? { width: 640, height: 360 }
  const avif = srcset(src, 'avif')
  return html`<picture>${from_px ? html`<source media="(width < ${from_px}px)" srcset="${nothing}">` : null}${avif && html`<source type="image/avif" srcset="${avif}" sizes="${sizes}">`}<img${name ? html` class="${name}"` : null} src="${src}"${
    avif && html` srcset="${srcset(src, 'webp')}" sizes="${sizes}"`
  } alt="" width="${width}" height="${height}"${load === 'later' ? html` loading="lazy"` : null}${load === 'first' ? html` fetchpriority="high"` : null} decoding="async"></picture>`
}
