import { toJsonSchema } from '@valibot/to-json-schema'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import { errorsOf } from '@portico/shared/calls/errors-of.ts'
import { errorCatalog } from '@portico/shared/errors/catalog.ts'

type Schema = Parameters<typeof toJsonSchema>[0]
export type Json = Record<string, unknown>

// Checks that JSON Schema cannot express (a password rule, a trimmed text) are left to their messages.
const json = (schema: unknown, typeMode: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema as Schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  })
  return rest
}

/** Converts one call to an OpenAPI operation; refusals refer to the document's `Error`. */
export function operation(endpoint: Endpoint): Json {
  const tag = endpoint.path.split('/')[1] ?? ''
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^\w]+/g, '_')}`,
    summary: endpoint.summary,
    tags: [tag],
    ...(endpoint.auth === undefined || endpoint.auth === 'session'
      ? { security: [{ session: [] }], description: `Requires the action \`${endpoint.action}\`.` }
      : {}),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body || endpoint.body_kind === 'raw'
      ? {
          requestBody: {
            required: true,
            content: {
              [bodyType(endpoint)]: {
                schema: endpoint.body ? json(endpoint.body, 'input') : { type: 'string', format: 'binary' },
              },
            },
          },
        }
      : {}),
    responses: { ...answers(endpoint), ...refusals(endpoint) },
  }
}

const bodyType = (endpoint: Endpoint): string =>
  endpoint.body_kind === 'raw'
    ? 'application/octet-stream'
    : endpoint.body_kind?.startsWith('form')
      ? 'application/x-www-form-urlencoded'
      : 'application/json'

function parameters(schema: Endpoint['params'], where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = json(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function answers(endpoint: Endpoint): Json {
  return endpoint.answers === 'redirect'
    ? {
        302: { description: 'The URL to follow', headers: { Location: { schema: { type: 'string', format: 'uri' } } } },
      }
    : { 200: answer(endpoint) }
}

function answer(endpoint: Endpoint): Json {
  if (endpoint.answers === 'file')
    return {
      description: 'The file',
      content: { [endpoint.file_type ?? 'application/pdf']: { schema: { type: 'string', format: 'binary' } } },
    }
  if (endpoint.answers === 'bare')
    return { description: 'Done', content: { 'application/json': { schema: json(endpoint.output, 'output') } } }
  const cursor = { type: ['string', 'null'] }
  const total = {
    type: 'object',
    required: ['count', 'is_exact'],
    properties: { count: { type: 'integer' }, is_exact: { type: 'boolean' } },
  }
  const meta = {
    type: 'object',
    required: ['next_cursor', 'prev_cursor'],
    properties: { next_cursor: cursor, prev_cursor: cursor, total },
  }
  const properties = { data: json(endpoint.output, 'output'), ...(endpoint.answers === 'paged' ? { meta } : {}) }
  return {
    description: 'Done',
    content: { 'application/json': { schema: { type: 'object', required: Object.keys(properties), properties } } },
  }
}

function refusals(endpoint: Endpoint): Record<string, Json> {
  const byStatus = new Map<number, string[]>()
  for (const code of errorsOf(endpoint)) {
    const { status, message } = errorCatalog[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${message}`])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      String(status),
      {
        description: lines.join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}
