import sanitizeHtml from 'sanitize-html'
import { isOwnPicture } from '@portico/shared/rules/text/foreign-pictures.ts'

const contentOptions: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'code',
    'pre',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
    'abbr',
    'mark',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
}

/** Reduces authors' HTML to what a page may show: no scripts, no styles, no foreign frames. Applied on render; use `sanitizeWritten` on write. */
export const sanitizeContent = (html: string): string => sanitizeHtml(html, contentOptions)

/** The same on write, also removing images from other sites, since those sites would learn of every reader. */
export const sanitizeWritten = (html: string): string =>
  sanitizeHtml(html, {
    ...contentOptions,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
  })
const leadsWithin = (href: string | undefined, origin: string): boolean =>
  href === undefined || (URL.canParse(href, origin) && new URL(href, origin).origin === origin)

/**
 * Sanitizes what people who are not staff write to others: authors' HTML, but links only to pages of the portal and no images, which could be used to
 * pose as the portal. `is_cut`: something was removed.
 */
export function sanitizeTeamContent(html: string, origin: string): { content: string; is_cut: boolean } {
  let is_cut = false
  const cut = () => {
    is_cut = true
    return { tagName: 'span', attribs: {} }
  }
  const cutDown = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // `sanitizeContent` below removes the dangerous parts.
    allowVulnerableTags: true,
    transformTags: {
      a: (tagName, attribs) => (leadsWithin(attribs.href, origin) ? { tagName, attribs } : cut()),
      img: cut,
    },
  })
  return { content: sanitizeContent(cutDown), is_cut }
}
