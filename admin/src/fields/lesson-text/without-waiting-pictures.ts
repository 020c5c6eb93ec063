/** Removes pictures that are still on their way into the media library, which only the page that sends them can show. */
export const withoutWaitingPictures = (html: string): string =>
  html.replace(/<img\b[^<>]*?\ssrc="blob:[^"]*"[^<>]*>/gi, '')
