const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
}

function decoded(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return Number.isInteger(point) && point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
}

/** Replaces HTML entities by their characters. */
export const withoutEntities = (text: string): string => text.replace(/&(#?\w{1,10});/g, decoded)

/**
 * Extracts the plain text of a rich text for meta descriptions, search and previews: removes tags, drops scripts and styles with their content,
 * decodes entities and collapses whitespace. The result is not HTML-safe; escape it before inserting it into HTML.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|section|blockquote|hr)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, '')
    .replace(/&(#?\w{1,10});/g, decoded)
    .replace(/\s+/g, ' ')
    .trim()
}
