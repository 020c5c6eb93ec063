import { html, type Html } from './html.ts'

/** Highlights the matched words in a text. */
export function markedHtml(text: string, ranges: readonly (readonly [from: number, to: number])[] = []): Html {
  const parts = ranges.map(
    ([from, to], index) => html`${text.slice(ranges[index - 1]?.[1] ?? 0, from)}<mark>${text.slice(from, to)}</mark>`,
  )
  return html`${parts}${text.slice(ranges.at(-1)?.[1] ?? 0)}`
}
