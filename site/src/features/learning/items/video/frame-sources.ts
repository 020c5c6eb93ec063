/**
 * Frame sources of an item page: its own origin (redirects to documents), the content host with a subdomain per package, and the two video players.
 */
export function frameSources(content_url: string | undefined): `frame-src${string}` {
  const { protocol, host } = new URL(content_url ?? 'https://content.invalid')
  return `frame-src 'self' ${protocol}//${host} ${protocol}//*.${host} https://www.youtube-nocookie.com https://player.vimeo.com`
}

/** Media sources of an item page: its own origin (redirects to the content host) and that host. */
export function mediaSources(content_url: string | undefined): `media-src${string}` {
  const { protocol, host } = new URL(content_url ?? 'https://content.invalid')
  return `media-src 'self' ${protocol}//*.${host}`
}
