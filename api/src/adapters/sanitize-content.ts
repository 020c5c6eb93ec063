import sanitizeHtml from 'sanitize-html'
import { isFileUuid } from '@portico/shared/rules/text/file-links.ts'
import { isOwnPicture } from '@portico/shared/rules/text/foreign-pictures.ts'

/** Alignments other than a text's own direction, as our editors write them; a style attribute would be blocked on every page. */
const alignments: readonly string[] = ['center', 'end']
const alignedTags = ['p', 'h2', 'h3', 'h4']

const keepAlignment: sanitizeHtml.Transformer = (tagName, { 'data-align': align = '', ...attribs }) => ({
  tagName,
  attribs: alignments.includes(align) ? { 'data-align': align } : attribs,
})
const plainLink = sanitizeHtml.simpleTransform('a', { rel: 'noopener' })
/** Keeps nothing of a link to a library file but the file; where it leads is decided for each reader. */
const lessonLink: sanitizeHtml.Transformer = (tagName, { 'data-file': file = '', ...attribs }) =>
  isFileUuid(file) ? { tagName, attribs: { 'data-file': file } } : plainLink(tagName, attribs)

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
    ...Object.fromEntries(alignedTags.map((tag) => [tag, ['data-align']])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: plainLink, ...Object.fromEntries(alignedTags.map((tag) => [tag, keepAlignment])) },
}

/** Texts of lessons also link to library files. */
const lessonOptions: sanitizeHtml.IOptions = {
  ...contentOptions,
  allowedAttributes: { ...contentOptions.allowedAttributes, a: ['href', 'title', 'target', 'rel', 'data-file'] },
  transformTags: { ...contentOptions.transformTags, a: lessonLink },
}

/** Reduces authors' HTML to what a page may show: no scripts, no styles, no foreign frames. Applied on render; use `sanitizeWritten` on write. */
export const sanitizeContent = (html: string): string => sanitizeHtml(html, contentOptions)

const isForeignPicture = ({ tag, attribs }: sanitizeHtml.IFrame): boolean =>
  tag === 'img' && !isOwnPicture(attribs.src ?? '')

/** The same on write, also removing images from other sites, since those sites would learn of every reader. */
export const sanitizeWritten = (html: string): string =>
  sanitizeHtml(html, { ...contentOptions, exclusiveFilter: isForeignPicture })

/** Both for texts of lessons, which keep links to library files as `<a data-file="UUID">`. */
export const sanitizeLesson = (html: string): string => sanitizeHtml(html, lessonOptions)
export const sanitizeWrittenLesson = (html: string): string =>
  sanitizeHtml(html, { ...lessonOptions, exclusiveFilter: isForeignPicture })

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
