import { errorMessage } from '@portico/shared/errors/message.ts'
import { mayBeNull } from '@portico/shared/resources/field-schema.ts'
import type { Field } from '@portico/shared/resources/resource.ts'

export type Titles = ReadonlyMap<string, readonly number[]>
type Read = { value: unknown } | { problem: string } | 'left out'

const yes = new Set(['yes', 'true', '1', 'x'])
const no = new Set(['no', 'false', '0'])
const wrong = { problem: errorMessage('validation.selected_value') }
const plain = (text: string): string => text.trim().toLowerCase()

/** Parses a cell as an export writes it: labels to numbers, titles to ids. Empty cells with a default are left out; the form validates the rest. */
export function cellValue(field: Field, text: string, titles: Titles | undefined): Read {
  if (text === '') return emptyValue(field)
  switch (field.kind) {
    case 'choice': {
      const found = field.options.find(({ value, label }) => [plain(label), plain(String(value))].includes(plain(text)))
      return found ? { value: found.value } : wrong
    }
    case 'boolean':
      return yes.has(plain(text)) ? { value: true } : no.has(plain(text)) ? { value: false } : wrong
    case 'number':
      return { value: /^-?\d{1,15}$/.test(text) ? Number(text) : text }
    case 'money': {
      const amount = /^\$?(\d{1,10})(?:\.(\d\d?))?$/.exec(text.replaceAll(',', ''))
      return { value: amount ? Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0')) : text }
    }
    case 'relation': {
      const ids = (field.many ? text.split(';') : [text]).map((title) => titles?.get(plain(title)) ?? [])
      const [first] = ids
      if (ids.some((found) => found.length !== 1)) return wrong
      return { value: field.many ? ids.flat() : first?.[0] }
    }
    default:
      return { value: text }
  }
}

function emptyValue(field: Field): Read {
  if (mayBeNull(field)) return { value: null }
  if (field.kind === 'relation' && field.many) return { value: [] }
  return field.kind === 'slug' || 'default' in field ? 'left out' : { value: '' }
}
