const captioned =
  /<figure[^>]*>\s*<img\b[^>]*>\s*<figcaption[^>]*>[^<]*(?:<\/?(?:strong|em|u|s|code|a|br)\b[^>]*>[^<]*)*<\/figcaption>\s*<\/figure>/gi

/** Whether a text holds elements that the lesson editor would drop, so that it has to open as HTML. A picture with a caption is not one of them. */
export const isBeyondEditor = (html: string): boolean =>
  /<(figure|figcaption|caption|dl|abbr|mark|sub|sup)\b/i.test(html.replace(captioned, ''))
