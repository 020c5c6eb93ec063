const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup that is safe to put into a page as it is. */
export interface Html {
  readonly markup: string
}
type Part = string | number | Html | null | false | readonly Html[]

const written = (part: Part): string => {
  if (part === null || part === false) return ''
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

/** Markup from a template: every inserted text is escaped, inserted markup is not. The same in the renderer and the browser. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: pieces.reduce((all, piece, index) => all + written(parts[index - 1] ?? null) + piece) }
}
