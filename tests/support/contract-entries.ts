import { readdirSync } from 'node:fs'
import type { Endpoint } from '../../shared/src/calls/endpoint.ts'

const folder = new URL('../../shared/src/contract/', import.meta.url)

export type Entry = { name: string; file: string; endpoint: Endpoint }

/** Finds every entry of every contract file, so that new calls are walked without being listed anywhere. */
export async function contractEntries(): Promise<Entry[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
  const modules = await Promise.all(
    files.map(async (file) => ({
      file,
      exports: (await import(new URL(file, folder).href)) as Record<string, unknown>,
    })),
  )
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) => endpointsIn(name, value).map((entry) => ({ ...entry, file }))),
  )
}

/** Returns a single call, or calls in an object of calls; those of declared lists are named like `agencies.index`. */
function endpointsIn(name: string, value: unknown): { name: string; endpoint: Endpoint }[] {
  if (isEndpoint(value)) return [{ name, endpoint: value }]
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    isEndpoint(inner) ? [{ name: `${name}.${key}`, endpoint: inner }] : endpointsIn(key, inner),
  )
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'errors' in value

/** Returns the path with each :param filled by a value that fits its schema but matches no row. */
export const samplePath = (endpoint: Endpoint, value = '999999'): string =>
  endpoint.path.replace(/:(\w+)/g, () => value)
