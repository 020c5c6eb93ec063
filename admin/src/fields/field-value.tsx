import type { Field } from '@portico/shared/resources/resource.ts'
import { FieldCell } from './field-cell.tsx'

/** Returns the plain text of formatted text, one line per block. */
function plainTextOf(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<(?=\/(?:p|li|h\d|blockquote)>|br)/g, '\n<'), 'text/html')
  return (page.body.textContent ?? '').trim()
}

/** Shows a value as plain text for comparison with another one, in words where a list shows marks. */
export function FieldValue({ field, value }: { field: Field; value: unknown }) {
  if (field.kind === 'boolean') return <>{value === true ? 'Yes' : 'No'}</>
  if (field.kind === 'rich_text' && typeof value === 'string' && value !== '') return <>{plainTextOf(value)}</>
  return <FieldCell field={field} value={Array.isArray(value) || value !== '' ? value : null} />
}
