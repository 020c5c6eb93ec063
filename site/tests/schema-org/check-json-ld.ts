import { vocabulary } from './vocabulary.ts'

/** schema.org's simple types with a check for their values. */
const simple: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string',
  URL: (value) => typeof value === 'string' && /^https?:\/\//.test(value),
  Number: (value) => typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)),
  Integer: Number.isSafeInteger,
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value),
  Duration: (value) => typeof value === 'string' && /^P(?:\d+[YMD])*(?:T(?:\d+[HMS])+)?$/.test(value),
}
/** Returns a type with all its supertypes. */
const kindsOf = (type: string): string[] => [type, ...(vocabulary.types[type] ?? []).flatMap(kindsOf)]
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists parts of structured data that the vocabulary does not allow, each with its path and the reason; empty if valid. */
export function faultsOf(data: unknown, path = ''): string[] {
  if (!isRecord(data)) return [`${path}: not an object`]
  const type = data['@type']
  if (typeof type !== 'string' || !(type in vocabulary.types)) return [`${path}: no type of the vocabulary: ${type}`]
  const kinds = kindsOf(type)
  return Object.entries(data).flatMap(([name, value]) => {
    const at = `${path}${path === '' ? type : ''}.${name}`
    if (name === '@type' || name === '@id') return []
    if (name === '@context')
      return path === '' && value === 'https://schema.org' ? [] : [`${at}: not the vocabulary's address`]
    // Actions have input properties named `<property>-input` (https://schema.org/docs/actions.html).
    if (name.endsWith('-input') && kinds.includes('Action')) return simple['Text']?.(value) ? [] : [`${at}: not a text`]
    const property = vocabulary.properties[name]
    if (!property?.on.some((each) => kinds.includes(each))) return [`${at}: ${type} has no such property`]
    const values = Array.isArray(value) ? value : [value]
    return values.flatMap((each: unknown, index) =>
      valueFaults(each, property.expects, values.length > 1 ? `${at}[${index}]` : at),
    )
  })
}

function valueFaults(value: unknown, expects: readonly string[], at: string): string[] {
  if (isRecord(value)) {
    const type = String(value['@type'])
    const fits = kindsOf(type).some((kind) => expects.includes(kind))
    return fits ? faultsOf(value, at) : [`${at}: ${type}, not ${expects.join(' or ')}`]
  }
  // An entity may be given by its URL alone; enumeration members always are.
  const asAddress = expects.some((each) => !(each in simple) && !(each in vocabulary.enumerations))
  const fits =
    expects.some((each) => simple[each]?.(value)) ||
    expects.some((each) => vocabulary.enumerations[each]?.some((member) => value === `https://schema.org/${member}`)) ||
    (asAddress && simple['URL']?.(value) === true)
  return fits ? [] : [`${at}: ${JSON.stringify(value)} is no ${expects.join(' or ')}`]
}
