import * as v from 'valibot'

const day_ms = 86_400_000
/** A future day, as most forms require. */
const soon = new Date(Date.now() + 30 * day_ms).toISOString().slice(0, 10)

/** Candidates for a text until its schema accepts one. */
const texts = [
  'Sample text',
  'sample@example.com',
  'sample-slug',
  'Sturdy!passw0rd',
  '123456',
  '78701',
  '/sample/path',
  'https://sample.example/page',
  'https://vimeo.com/76979871',
  '1',
  'US',
  'TX',
  'en',
  '#336699',
  '+15550100199',
  '+14155552671',
  '1.1',
  'private-sample',
  '2026-01-01T00:00:00.000Z',
  'G-ABC123XYZ',
  'sample-key-of-a-walk',
  soon,
  '00000-00000-00000-00000',
  'UTC',
  'sample.example',
  '00000000-0000-4000-8000-000000000000',
  'pdf',
  '/media/sample.png',
  'promo',
  '0'.repeat(32),
]
const numbers = [1, 10, 100, 0]

type Described = {
  type: string
  entries?: Record<string, unknown>
  item?: unknown
  items?: readonly unknown[]
  wrapped?: unknown
  options?: readonly unknown[]
  literal?: unknown
  pipe?: readonly unknown[]
}

/**
 * Returns a value that the schema accepts, with every optional part filled in unless they exclude each other. Throws if none fits; then add a
 * candidate above.
 */
export function sampleOf(schema: v.GenericSchema): unknown {
  const described = schema as unknown as Described
  for (const candidate of candidates(described)) if (v.safeParse(schema, candidate).success) return candidate
  for (const candidate of otherValues(described)) if (v.safeParse(schema, candidate).success) return candidate
  throw new Error(
    `no sample fits a schema of type ${schema.type}: ${JSON.stringify(candidates(schema as unknown as Described)).slice(0, 400)}`,
  )
}

const fitting = (schema: v.GenericSchema): readonly unknown[] =>
  candidates(schema as unknown as Described).filter((one) => v.safeParse(schema, one).success)

function candidates({
  type,
  entries = {},
  item,
  items = [],
  wrapped,
  options = [],
  literal,
}: Described): readonly unknown[] {
  switch (type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return objects(Object.entries(entries).map(([name, entry]) => [name, sampleOf(entry as v.GenericSchema)]))
    case 'array':
      return [[sampleOf(item as v.GenericSchema)], []]
    case 'tuple':
      return [items.map((one) => sampleOf(one as v.GenericSchema))]
    case 'optional':
    case 'nullish':
      return [sampleOf(wrapped as v.GenericSchema)]
    // null comes last, for values whose parts must fit together, such as the fields of a certificate.
    case 'nullable':
      return [...fitting(wrapped as v.GenericSchema), null]
    case 'union':
    case 'variant':
      return options.flatMap((option) => candidates(option as Described))
    case 'picklist':
      return options
    case 'literal':
      return [literal]
    case 'string':
      return texts
    case 'number':
      return numbers
    case 'boolean':
      return [true, false]
    default:
      return [...texts, ...numbers, true, null]
  }
}

/** All parts filled in; for parts that exclude each other, all but one. */
const objects = (parts: readonly (readonly [string, unknown])[]): readonly unknown[] => [
  Object.fromEntries(parts),
  ...parts.map((left) => Object.fromEntries(parts.filter((part) => part !== left))),
]

/** All parts filled in, one of them with another value: for parts that do not fit together. */
const otherValues = ({ entries = {} }: Described): readonly unknown[] => {
  const parts = Object.entries(entries).map(([name, entry]) => [name, entry as v.GenericSchema] as const)
  const whole = Object.fromEntries(parts.map(([name, entry]) => [name, sampleOf(entry)]))
  return parts.flatMap(([name, entry]) => fitting(entry).map((value) => ({ ...whole, [name]: value })))
}

/** Returns whether a field with this schema may be omitted. */
export const isOptional = (schema: v.GenericSchema): boolean => v.safeParse(schema, undefined).success
