import * as v from 'valibot'
import { bodyLimits } from '../calls/body-limit.ts'
import { endpoint, id, type Endpoint } from '../calls/endpoint.ts'
import { entryVersion } from '../calls/entry-version.ts'
import { cursor, perPage, withTotal } from '../schemas/lists.ts'
import { bulkCallsOf } from './bulk-calls.ts'
import { mayBeMissing, outputSchema } from './field-schema.ts'
import { createdFields, listedFields, sortableFields, writtenFields } from './fields-of.ts'
import {
  actionOf,
  writeSchema,
  entriesOf,
  narrowedBy,
  params,
  pathOf,
  portal,
  query,
  searched,
  selected,
  someIds,
  type Body,
  type Query,
} from './list-call-parts.ts'
import { importCallsOf } from './import-calls.ts'
import { orderCalls } from './order-calls.ts'
import type { Resource } from './resource.ts'

const entryOf = ({ fields }: Resource) =>
  v.object({
    id: id(),
    ...entriesOf(Object.entries(fields), outputSchema),
    version: entryVersion(),
  }) as unknown as v.GenericSchema<ListEntry>

/** All calls of a list, derived from its declaration (REF-001, REF-006, REF-007). */
export const listCalls = (resource: Resource) =>
  withProviderScope(resource, {
    ...readCalls(resource),
    ...writeCalls(resource),
    ...deleteCalls(resource),
    ...bulkCallsOf(resource),
    ...orderCalls(resource),
    ...importCallsOf(resource),
  }) satisfies Record<Resource['calls'][number], Endpoint>

/** Makes the calls of a provider's list act for that provider without naming a portal (ROL-030). */
function withProviderScope<C extends Record<string, Endpoint>>({ of_provider }: Resource, calls: C): C {
  if (!of_provider) return calls
  const scoped = Object.entries(calls).map(([name, call]): [string, Endpoint] => {
    const { referer_portal_id: _, portal_id: __, ...asked } = call.query?.entries ?? {}
    return [name, { ...call, of_provider, query: v.object(asked) }]
  })
  return Object.fromEntries(scoped) as C
}

function readCalls(resource: Resource) {
  const { title, singular } = resource
  const path = pathOf(resource)
  const action = actionOf(resource, 'read')
  const sorts = sortableFields(resource).flatMap(([field]) => [field, `-${field}`])
  const narrowed = { ...portal, sort: v.optional(v.picklist(sorts, selected)), ...narrowedBy(resource) }
  const listed = v.object({ id: id(), ...entriesOf(listedFields(resource), outputSchema) }) as unknown as Row
  return {
    index: endpoint({
      method: 'GET',
      path,
      summary: `${title}: lists entries page by page`,
      action,
      answers: 'paged',
      query: v.object({
        ...narrowed,
        cursor: v.optional(cursor),
        per_page: perPage(20),
        with_total: withTotal,
      }) as Query,
      output: v.array(listed),
      errors: ['validation.failed', 'validation.cursor', 'portals.not_yours'],
    }),
    select: endpoint({
      method: 'GET',
      path: `${path}/select`,
      summary: `${title}: lists entries as select options`,
      action,
      query: v.object({ ...portal, search: searched }) as Query,
      output: v.array(v.object({ id: id(), title: v.string() })),
      errors: ['validation.failed', 'portals.not_yours'],
    }),
    export: endpoint({
      method: 'GET',
      path: `${path}/export`,
      summary: `${title}: exports all filtered entries as CSV`,
      action,
      answers: 'file',
      file_type: 'text/csv',
      query: v.object(narrowed) as Query,
      output: v.null(),
      errors: ['validation.failed', 'portals.not_yours'],
    }),
    show: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      summary: `One ${singular}`,
      action,
      params,
      query,
      output: entryOf(resource),
      errors: ['general.not_found', 'portals.not_yours'],
    }),
  }
}

function writeCalls(resource: Resource) {
  const { singular, fields, refusals = [] } = resource
  const path = pathOf(resource)
  const action = actionOf(resource, 'edit')
  const output = entryOf(resource)
  const long = Object.values(fields).some(({ kind }) => kind === 'rich_text')
    ? { body_limit_bytes: bodyLimits.long_bytes }
    : {}
  return {
    create: endpoint({
      method: 'POST',
      path,
      summary: `Creates a ${singular}`,
      action,
      ...long,
      query,
      body: v.object(
        entriesOf(createdFields(resource), (field) =>
          mayBeMissing(field) ? v.optional(writeSchema(field)) : writeSchema(field),
        ),
      ) as Body,
      output,
      errors: ['validation.failed', 'portals.not_yours', ...refusals, ...(resource.create_refusals ?? [])],
    }),
    update: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      summary: `Updates fields of a ${singular}`,
      action,
      ...long,
      params,
      query,
      body: v.object({
        ...entriesOf(writtenFields(resource), (field) => v.optional(writeSchema(field))),
        version: entryVersion(),
      }) as unknown as Change,
      output,
      current: output,
      errors: ['general.not_found', 'general.changed_meanwhile', 'validation.failed', 'portals.not_yours', ...refusals],
    }),
  }
}

function deleteCalls(resource: Resource) {
  const { title, singular } = resource
  const path = pathOf(resource)
  const action = actionOf(resource, 'delete')
  const report = v.object({
    id: id(),
    title: v.nullable(v.string()),
    is_deleted: v.boolean(),
    code: v.nullable(v.string()),
    message: v.nullable(v.string()),
  })
  return {
    delete: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Deletes a ${singular} that nothing refers to`,
      action,
      params,
      query,
      output: v.object({ id: id() }),
      errors: ['general.not_found', 'lists.in_use', 'portals.not_yours', ...(resource.refusals ?? [])],
    }),
    bulk_delete: endpoint({
      method: 'POST',
      path: `${path}/bulk-delete`,
      summary: `${title}: deletes the given entries where possible, with a report for each`,
      action,
      query,
      body: v.object({
        ids: someIds(),
      }),
      output: v.array(report),
      errors: ['validation.failed', 'portals.not_yours'],
    }),
  }
}

type Change = v.GenericSchema<{ version: string } & Record<string, unknown>>
type Row = v.GenericSchema<ListRow>
export type ListCalls = ReturnType<typeof listCalls>
export type ListRow = { id: number } & Record<string, unknown>
/** One entry as shown in its form. */
export type ListEntry = ListRow & { version: string }
