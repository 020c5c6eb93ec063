import { plainText } from '../../text/plain-text.ts'
import type { ImportLoss } from './import-losses.ts'

// Placeholders for escaped characters while the text is parsed: private-use characters that do not occur in files.
const escaped = ['~', '=', '#', '{', '}', ':', '%'] as const
const placeholderAt = (place: number): string => String.fromCharCode(0xe000 + place)
const lineBreak = '\ue010'

/** Replaces escaped characters with placeholders, so that `\{` does not open the answers. */
export const withoutEscapes = (text: string): string =>
  text.replace(/\\(\\|n|[~=#{}:%])/g, (_, one: string) => {
    if (one === 'n') return lineBreak
    return one === '\\' ? '\\' : placeholderAt(escaped.indexOf(one as (typeof escaped)[number]))
  })

const withEscapes = (text: string): string =>
  text.replace(/[\ue000-\ue006]/g, (one) => escaped[one.charCodeAt(0) - 0xe000] ?? '').replaceAll(lineBreak, '\n')

/** Restores the escaped characters and, for HTML, removes the tags. */
export function giftPlainText(text: string, isHtml: boolean): string {
  const back = withEscapes(text)
  const words = isHtml ? plainText(withLinkUrls(back)) : back
  return words
    .split('\n')
    .map((line) => line.split(/[ \t]/).filter(Boolean).join(' '))
    .join('\n')
    .trim()
}

const link = /<a\b([^<>]*)>([^<]*)<\/a\s*>/gi
// Applied to one tag at a time: combined with the expression above, each href in a tag would be tried up to the tag's end.
const hrefPattern = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Appends the URL of each link in parentheses, so that a reader can still follow it. */
const withLinkUrls = (html: string): string =>
  html.replace(link, (whole, attributes: string, words: string) => {
    const [, double, single] = hrefPattern.exec(attributes) ?? []
    const to = double ?? single ?? ''
    if (!/^https?:/i.test(to)) return whole
    return words.trim() === to ? to : `${words} (${to})`
  })

/** Lists what is lost when these texts become plain text. */
export function importLossesOf(texts: readonly string[], { isHtml, isMarkdown }: Omit<Format, 'words'>): ImportLoss[] {
  const back = isHtml ? texts.map((text) => withLinkUrls(withEscapes(text))) : []
  return [
    ...(back.some((html) => /<a\b/i.test(html)) ? (['link'] as const) : []),
    ...(back.some((html) => /<(?:img|video|audio|iframe|object)\b/i.test(html)) ? (['picture'] as const) : []),
    ...(isMarkdown ? (['markdown'] as const) : []),
  ]
}

type Format = { words: string; isHtml: boolean; isMarkdown: boolean }
/** Splits off a format prefix in brackets, such as `[html]`. */
export function formatOf(text: string): Format {
  const found = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(text)
  if (!found) return { words: text, isHtml: false, isMarkdown: false }
  const [whole, name = ''] = found
  return {
    words: text.slice(whole.length),
    isHtml: /html|moodle/i.test(name),
    isMarkdown: /markdown/i.test(name),
  }
}
