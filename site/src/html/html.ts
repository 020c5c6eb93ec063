const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup that is safe to insert unescaped. */
export interface Html {
  readonly markup: string
}
type Part = string | number | Html | null | false | readonly Html[]

const written = (part: Part): string => {
  if (part === null || part === false) return ''
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

/** Template tag for markup: escapes inserted text, but not inserted markup. Works in the renderer and the browser. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: pieces.reduce((all, piece, index) => all + written(parts[index - 1] ?? null) + piece) }
}
