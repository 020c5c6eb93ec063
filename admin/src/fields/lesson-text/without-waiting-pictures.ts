/** Removes pictures that are still on their way into the media library, which only the page that sends them can show; a captioned one goes with its figure. */
export const withoutWaitingPictures = (html: string): string =>
  html
    .replace(/<figure\b[^<>]*>\s*<img\b[^<>]*?\ssrc="blob:[^"]*"[^<>]*>[\s\S]*?<\/figure>/gi, '')
    .replace(/<img\b[^<>]*?\ssrc="blob:[^"]*"[^<>]*>/gi, '')
