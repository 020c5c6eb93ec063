import { namedSize, srcset } from '@portico/shared/rules/media/picture-variants.ts'
import { html, type Html } from './html.ts'

const height_px = 36

type Logo = { src: string; name: string; class?: 'logo-on-light' | 'logo-on-dark' }

/**
 * A portal's logo at its fixed height; if its URL contains the size, its width is reserved. Browsers load a logo for dark backgrounds only when
 * it is shown.
 */
export function logoHtml({ src, name, class: kind }: Logo): Html {
  const size = namedSize(src)
  const classes = kind ? `logo-image ${kind}` : 'logo-image'
  const loading = kind === 'logo-on-dark' ? html` loading="lazy"` : html``
  if (!size) return html`<img class="${classes}" src="${src}" alt="${name}" height="${height_px}"${loading}>`
  const width = Math.round((height_px * size.width) / size.height)
  const sizes = `${Math.min(width, 200)}px`
  return html`<picture><source type="image/avif" srcset="${srcset(src, 'avif')}" sizes="${sizes}"><img class="${classes}" src="${src}" srcset="${srcset(src, 'webp')}" sizes="${sizes}" alt="${name}" width="${width}" height="${height_px}"${loading}></picture>`
}
