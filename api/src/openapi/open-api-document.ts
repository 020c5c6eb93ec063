import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import { operation, type Json } from './operation.ts'

/** Generates the entire API as OpenAPI 3.1, from the same objects that the API validates with. */
export function openApiDocument({
  endpoints,
  url,
  session_cookie,
}: {
  endpoints: readonly Endpoint[]
  url: string
  session_cookie: string
}): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico API',
      version: '1.0.0',
      description:
        'Each call acts on the portal of the host it is sent to. Mutations must send the XSRF-TOKEN cookie back in the X-Xsrf-Token header.',
    },
    servers: [{ url: `${url}/api` }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: session_cookie } },
      schemas: { Error: errorSchema },
    },
  }
}

const errorSchema: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        params: { type: 'object' },
        current: { type: 'object', description: 'The current entry, if someone else changed it in the meantime.' },
        request_id: { type: 'string' },
      },
    },
  },
}
