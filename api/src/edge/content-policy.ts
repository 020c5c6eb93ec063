import type { Config } from '../config.ts'
import { originOf } from '../portal/portal-url.ts'
import type { InlineHashes } from '../domains/publishing/inline-hashes.ts'

const sources = (hashes: readonly string[]): string => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

/**
 * The Content-Security-Policy of a page: our own scripts and styles, plus the inline ones from the release's build. The page's own text is not
 * considered, so an injected script never runs. Without `pictures_of_others`, no other site learns who opens the page.
 */
export function contentPolicy(
  { scripts, styles }: InlineHashes,
  config: Pick<Config, 'PUBLIC_HOST' | 'CONTENT_HOST' | 'PORT'>,
  { pictures_of_others = true }: { pictures_of_others?: boolean } = {},
): string {
  const content = originOf(config.CONTENT_HOST, config)
  const below = content.replace('://', '://*.')
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    // `blob:` shows a chosen picture before it is uploaded. Lesson files are requested from 'self' and redirected to the content host.
    `img-src 'self' data: blob:${pictures_of_others ? ' https:' : ''} ${below}`,
    `media-src 'self' ${below}`,
    `frame-src 'self' ${content} ${below} https://www.youtube-nocookie.com https://player.vimeo.com`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sent with every response that the edge itself makes. */
export const commonHeaders: readonly string[] = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Permissions-Policy',
  'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy',
  'same-origin-allow-popups',
]
