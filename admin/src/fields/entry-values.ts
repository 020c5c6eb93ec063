import { createdFields } from '@portico/shared/resources/fields-of.ts'
import type { Field, Resource } from '@portico/shared/resources/resource.ts'

type Values = Record<string, unknown>

const blank = (field: Field): unknown =>
  'default' in field ? (field.default ?? '') : field.kind === 'relation' && field.many ? [] : ''

/** Returns the initial form values for a new entry. */
export const newValues = (resource: Resource): Values =>
  Object.fromEntries(createdFields(resource).map(([name, field]) => [name, blank(field)]))

/** Returns the form values of an entry: an empty value becomes '' or an empty list. */
export const entryValues = (resource: Resource, entry: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [
      name,
      entry[name] ?? (field.kind === 'relation' && field.many ? [] : ''),
    ]),
  )
