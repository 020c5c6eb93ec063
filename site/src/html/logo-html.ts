import { namedSize, srcset } from '@portico/shared/rules/media/picture-variants.ts'
import { html, type Html } from './html.ts'

const height_px = 36

/** The header logo at its fixed height; if its URL contains the size, its width is reserved. */
export function logoHtml(src: string, name: string): Html {
  const size = namedSize(src)
  if (!size) return html`<img class="logo-image" src="${src}" alt="${name}" height="${height_px}">`
  const width = Math.round((height_px * size.width) / size.height)
  const sizes = `${Math.min(width, 200)}px`
  return html`<picture><source type="image/avif" srcset="${srcset(src, 'avif')}" sizes="${sizes}"><img class="logo-image" src="${src}" srcset="${srcset(src, 'webp')}" sizes="${sizes}" alt="${name}" width="${width}" height="${height_px}"></picture>`
}
