import { pageOfPath } from '@portico/shared/pages/page-of-path.ts'
import type { MiddlewareHandler } from 'astro'
import { sequence } from 'astro:middleware'
import { withZonesOfDays } from './loading/inline-scripts.ts'
import { preloadScripts } from './loading/preload-scripts.ts'

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Declares the lists a page shows; pages themselves declare their entries. */
const stateLists: MiddlewareHandler = async ({ url, locals }, next) => {
  locals.shows(...(pageOfPath(url.pathname)?.shows ?? []))
  return next()
}

/**
 * Writes the page's content policy (hashes of its scripts) into the file itself, so that any file server preserves it, and lists the islands' scripts
 * in its head.
 */
const embedPolicy: MiddlewareHandler = async (_context, next) => {
  const response = await next()
  const policy = response.headers.get('content-security-policy')
  if (policy === null || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const page = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-security-policy')
  const meta = `<meta http-equiv="content-security-policy" content="${attribute(policy)}">`
  const whole = withZonesOfDays(page.replace('<meta charset="utf-8">', `<meta charset="utf-8">${meta}`))
  return new Response(preloadScripts(whole), { status: response.status, headers })
}

export const onRequest = sequence(stateLists, embedPolicy)
