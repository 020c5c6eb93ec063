/** An HTML fragment whose text is already escaped. */
export interface Markup {
  readonly markup: string
}

type Part = Markup | string | number | false | null | undefined | Part[]

/** Tagged template that escapes all inserted values except Markup; false, null and undefined produce nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.reduce((page, string, index) => page + render(parts[index - 1]) + string) }
}

function render(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (Array.isArray(part)) return part.map(render).join('')
  if (typeof part === 'object') return part.markup
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
