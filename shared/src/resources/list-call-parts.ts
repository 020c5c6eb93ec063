import * as v from 'valibot'
import type { Action } from '../access/grants.ts'
import { id, idParam, portalIdParam, refererPortal } from '../calls/endpoint.ts'
import { errorMessage } from '../errors/message.ts'
import { mayBeNull, valueSchema } from './field-schema.ts'
import { filterFields } from './fields-of.ts'
import type { Field, Resource } from './resource.ts'

export const selected = errorMessage('validation.selected_value')
const mostNamed = 200

type Fields = readonly (readonly [string, Field])[]
/** Builds object schema entries, one for each of these fields. */
export const entriesOf = (fields: Fields, make: (field: Field) => v.GenericSchema): Record<string, v.GenericSchema> =>
  Object.fromEntries(fields.map(([name, field]) => [name, make(field)]))
/** Schema for writing a field; accepts null if the field can be cleared. */
export const writeSchema = (field: Field): v.GenericSchema =>
  mayBeNull(field) ? v.nullable(valueSchema(field)) : valueSchema(field)

// Query values are all text; this finds the option with that text.
const filterSchema = (field: Field): v.GenericSchema => {
  if (field.kind === 'relation') return v.optional(idParam())
  const values: readonly (string | number | boolean)[] =
    field.kind === 'choice' ? field.options.map((option) => option.value) : [true, false]
  return v.optional(
    v.pipe(
      v.any(),
      v.check((given) => values.some((value) => String(value) === String(given)), selected),
      v.transform((given) => values.find((value) => String(value) === String(given)) ?? null),
    ),
  )
}

/** Search words for a list. */
export const searched = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(200),
    v.check((text) => !text.includes('\u0000'), errorMessage('validation.invalid')),
  ),
)

/** The portal may be named either way; on hosts other than the admin portal's, it must be the host's own (REF-004, SES-055). */
export const portal = { ...refererPortal, portal_id: v.optional(portalIdParam()) }
/** Filters of a list. */
export const narrowedBy = (resource: Resource) => ({
  search: searched,
  ...entriesOf(filterFields(resource), filterSchema),
})
/** Entries by id, up to the limit of a call. */
export const someIds = () =>
  v.pipe(
    v.array(id()),
    v.minLength(1, errorMessage('validation.required')),
    v.maxLength(mostNamed, errorMessage('validation.invalid')),
  )

export const pathOf = ({ name, segment = name, of_provider }: Resource): string =>
  `/${of_provider ? 'partner' : 'portals'}/${segment}`
export const actionOf = ({ noun }: Resource, verb: 'read' | 'edit' | 'delete'): Action => `${noun}.${verb}`
export const params = v.object({ id: idParam() })
export const query = v.object(portal) as Query

// The fields are known only at runtime, not to the compiler.
export type Query = v.ObjectSchema<Record<string, v.GenericSchema>, undefined>
export type Body = v.ObjectSchema<Record<string, v.GenericSchema>, undefined>
