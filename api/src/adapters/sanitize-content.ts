import sanitizeHtml from 'sanitize-html'

/** Authors' HTML down to what a page may show: no script, no style of its own, no foreign frame. Applied on write and again on render. */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'sub', 'sup', 'blockquote', 'code', 'pre', 'a', 'img', 'figure', 'figcaption',
      'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'abbr', 'mark'],
    allowedAttributes: { a: ['href', 'title', 'target', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'], abbr: ['title'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  })
}
