import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { commonHeaders, contentPolicy } from './content-policy.ts'
import { adminFolder, assetsFolder } from '../domains/publishing/folders.ts'
import { isHashed } from '../domains/publishing/publish-assets.ts'
import { isImmutable } from '../domains/media/public-key.ts'
import { mimeType } from '../kernel/mime-type.ts'
import type { InlineHashes } from '../domains/publishing/inline-hashes.ts'
import { plainPage, plainStyle, plainTexts } from './plain-page.ts'
import { unframed } from '../kernel/secure-headers.ts'

const plainHashes: InlineHashes = {
  scripts: [],
  styles: [`sha256-${createHash('sha256').update(plainStyle).digest('base64')}`],
}
/** All published files are UTF-8. */
function ownType(file: string): string {
  const type = mimeType(file)
  return /^(?:text\/.+|application\/(?:json|xml))$/.test(type) ? `${type}; charset=utf-8` : type
}
const immutable = 'public, max-age=31536000, immutable'
const notFramed = ['Content-Security-Policy', unframed]

export function pageHeaders(file: string, hashes: InlineHashes, config: Config): readonly string[] {
  const type = ownType(file)
  const pictures_of_others = !file.startsWith(join(assetsFolder(config), adminFolder))
  const own = contentPolicy(hashes, config, { pictures_of_others })
  const policy = type.startsWith('text/html') ? ['Content-Security-Policy', own] : notFramed
  return ['Content-Type', type, 'Cache-Control', 'no-cache', ...commonHeaders, ...policy]
}

export function assetHeaders(file: string): readonly string[] {
  const cache = isHashed(file) ? immutable : 'public, max-age=3600'
  return ['Content-Type', ownType(file), 'Cache-Control', cache, ...notFramed, ...commonHeaders]
}

// Uploaded pictures may be hostile, so opening one directly must not run anything.
export function mediaHeaders(file: string, key: string): readonly string[] {
  return [
    'Content-Type',
    ownType(file),
    'Cache-Control',
    isImmutable(key) ? immutable : 'public, max-age=2592000',
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    ...commonHeaders,
  ]
}

type Redirect = { more?: readonly string[]; may_change?: boolean }

/** `may_change`: not cached, since a browser that caches a redirect for an hour would loop if its direction were reversed. */
export function redirect(
  res: ServerResponse,
  status: number,
  to: string,
  { more = [], may_change = false }: Redirect = {},
): void {
  res.writeHead(status, [
    'Location',
    to,
    ...more,
    'Cache-Control',
    status === 301 ? (may_change ? 'no-cache' : 'public, max-age=3600') : 'no-store',
    ...commonHeaders,
    'Content-Length',
    '0',
  ])
  res.end()
}

export function sendPlain(
  res: ServerResponse,
  words: keyof typeof plainTexts,
  config: Config,
  more: readonly string[] = [],
): void {
  const html = plainPage(plainTexts[words])
  res.writeHead(plainTexts[words].status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Content-Length',
    String(Buffer.byteLength(html)),
    'Content-Security-Policy',
    contentPolicy(plainHashes, config),
    ...commonHeaders,
    ...more,
  ])
  res.end(res.req.method === 'HEAD' ? undefined : html)
}
