import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import { originOf } from '../kernel/portal-url.ts'

const inline = (tag: 'script' | 'style') => new RegExp(`<${tag}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi')
// A script of a data type (JSON-LD) is never run, so the policy need not know it.
const isData = (attributes: string): boolean => /\stype=["']?(?!module|text\/javascript)/i.test(attributes)

function hashes(html: string, tag: 'script' | 'style'): string[] {
  const found = [...html.matchAll(inline(tag))].filter(([, attributes = '']) => tag === 'style' || !isData(attributes))
  return [...new Set(found.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))]
}

/** The content policy of one page: our own scripts, and of the inline ones exactly those that stand in it. */
export function contentPolicy(html: string, config: Pick<Config, 'PUBLIC_HOST' | 'CONTENT_HOST' | 'PORT'>): string {
  const content = originOf(config.CONTENT_HOST, config)
  const below = content.replace('://', '://*.')
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(html, 'script')].join(' '),
    ["style-src 'self'", ...hashes(html, 'style')].join(' '),
    // Lesson files are led to from 'self' and come from the content host.
    `img-src 'self' data: https: ${below}`,
    `media-src 'self' ${below}`,
    `frame-src ${content} ${below} https://www.youtube-nocookie.com https://player.vimeo.com`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Goes with every answer of the edge itself. */
export const commonHeaders: readonly string[] = [
  'X-Content-Type-Options', 'nosniff',
  'Referrer-Policy', 'strict-origin-when-cross-origin',
  'Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy', 'same-origin-allow-popups',
]
