import type { Field } from '@portico/shared/resources/resource.ts'
import { FieldCell } from './field-cell.tsx'

/** The words of formatted text, a line for each of its blocks. */
function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<(?=\/(?:p|li|h\d|blockquote)>|br)/g, '\n<'), 'text/html')
  return (page.body.textContent ?? '').trim()
}

/** A value as a sentence would give it, to be compared with another one: words, where a list has marks. */
export function FieldValue({ field, value }: { field: Field; value: unknown }) {
  if (field.kind === 'boolean') return <>{value === true ? 'Yes' : 'No'}</>
  if (field.kind === 'rich_text' && typeof value === 'string' && value !== '') return <>{wordsOf(value)}</>
  return <FieldCell field={field} value={Array.isArray(value) || value !== '' ? value : null} />
}
