import { withoutEntities } from './plain-text.ts'

const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|figcaption|tr|pre|div)>|<br\s*\/?>/gi
const picture = /<img\b[^>]*>/gi
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.trim() ?? ''
const fileName = (url: string): string => url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''

/** Formatted text as people read it: one line per paragraph, list items with a dash, pictures by their description or file name. */
export function readableText(html: string): string {
  if (!/<[a-z]/i.test(html)) return html
  return withoutEntities(
    html
      .replace(picture, (tag) => `[Picture: ${attribute(tag, 'alt') || fileName(attribute(tag, 'src'))}]`)
      .replace(/<li\b[^>]*>(?:\s*<p>)?/gi, '– ')
      .replace(blockEnd, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, ''),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
