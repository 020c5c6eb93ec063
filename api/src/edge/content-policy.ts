import type { Config } from '../config.ts'
import { originOf } from '../portal/portal-url.ts'
import type { InlineHashes } from '../domains/publishing/inline-hashes.ts'

const sources = (hashes: readonly string[]): string => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

/**
 * The content policy of a page: our own scripts and styles, and of the inline ones those that the release's build made. What a page's own
 * text says does not matter, so a script planted in a stored page never runs. Without `pictures_of_others`, no other site sees who opens it.
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
    // Lesson files are requested from 'self' and redirected to the content host.
    `img-src 'self' data:${pictures_of_others ? ' https:' : ''} ${below}`,
    `media-src 'self' ${below}`,
    `frame-src 'self' ${content} ${below} https://www.youtube-nocookie.com https://player.vimeo.com`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Goes with every answer of the edge itself. */
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
