/** The frames an item page may show: its own origin, which redirects to a document, the content host, with a sub-domain for every package, and the two video players. */
export function frameSources(content_url: string | undefined): `frame-src${string}` {
  const { protocol, host } = new URL(content_url ?? 'https://content.invalid')
  return `frame-src 'self' ${protocol}//${host} ${protocol}//*.${host} https://www.youtube-nocookie.com https://player.vimeo.com`
}

/** The video and audio an item page may play: its own origin, which redirects to the content host, and that host. */
export function mediaSources(content_url: string | undefined): `media-src${string}` {
  const { protocol, host } = new URL(content_url ?? 'https://content.invalid')
  return `media-src 'self' ${protocol}//*.${host}`
}
