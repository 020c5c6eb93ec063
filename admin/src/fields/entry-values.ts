import { createdFields } from '@portico/shared/resources/fields-of.ts'
import type { Field, Resource } from '@portico/shared/resources/resource.ts'

type Values = Record<string, unknown>

const blank = (field: Field): unknown =>
  'default' in field ? (field.default ?? '') : field.kind === 'relation' && field.many ? [] : ''

/** What a form for a new entry begins with. */
export const newValues = (resource: Resource): Values =>
  Object.fromEntries(createdFields(resource).map(([name, field]) => [name, blank(field)]))

/** What a form for an entry begins with: an empty value is '' there, or an empty list. */
export const entryValues = (resource: Resource, entry: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [
      name,
      entry[name] ?? (field.kind === 'relation' && field.many ? [] : ''),
    ]),
  )
