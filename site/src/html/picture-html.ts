import { namedSize, srcset } from '@portico/shared/rules/media/picture-variants.ts'
import { html, type Html } from './html.ts'

/** later: when it is near; now: it is seen at once; first: it is the largest that is seen at once. */
export type Load = 'later' | 'now' | 'first'

/** Of a card in a grid of one, two, three or four. */
export const cardSizes = '(width < 560px) 92vw, (width < 992px) 46vw, 300px'

/** Of the card beside the words of a course or a bundle. */
export const buySizes = '(width < 768px) 92vw, (width < 992px) 46vw, 380px'

type Shown = {
  src: string
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string
  load: Load
  class?: string
  /** Narrower screens do not show it, and load nothing instead. */
  from_px?: number
}

const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A picture of 16 by 9 that says nothing by itself, in the format and width that suit the screen. The same in the renderer and the browser. */
export function pictureHtml({ src, sizes, load, class: name, from_px }: Shown): Html {
  const { width, height } = namedSize(src) ?? { width: 640, height: 360 }
  const avif = srcset(src, 'avif')
  return html`<picture>${from_px ? html`<source media="(width < ${from_px}px)" srcset="${nothing}">` : null}${avif && html`<source type="image/avif" srcset="${avif}" sizes="${sizes}">`}<img${name ? html` class="${name}"` : null} src="${src}"${
    avif && html` srcset="${srcset(src, 'webp')}" sizes="${sizes}"`
  } alt="" width="${width}" height="${height}"${load === 'later' ? html` loading="lazy"` : null}${load === 'first' ? html` fetchpriority="high"` : null} decoding="async"></picture>`
}
