export const megabyte = 'x'.repeat(1_048_576)
const deep = (levels: number): unknown => {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level += 1) value = { a: value }
  return value
}

/** Replacements for one value of a JSON body, by name. */
export const hostileValues: readonly (readonly [string, unknown])[] = [
  ['NUL', 'a\u0000b'],
  ['only NUL', '\u0000'],
  ['lone high surrogate', 'a\ud800b'],
  ['lone low surrogate', '\udc00'],
  ['1 MB', megabyte],
  ['200 kB', megabyte.slice(0, 200_000)],
  ['empty', ''],
  ['2^31', 2 ** 31],
  ['2^53', 2 ** 53],
  ['1e308', 1e308],
  ['negative', -(2 ** 40)],
  ['fraction', 0.1],
  ['null', null],
  ['true', true],
  ['list', ['a\u0000b', {}]],
  ['object', { a: 'a\u0000b' }],
  ['prototype', '__proto__'],
  ['no such day', '2026-02-31'],
  ['year 0', '0000-01-01T00:00:00Z'],
  ['deep', deep(200)],
]

/** The same for a part of a URL, already percent-encoded. */
export const hostileParts: readonly (readonly [string, string])[] = [
  ['NUL', 'a%00b'],
  ['lone surrogate', '%ED%A0%80'],
  ['broken escape', '%E0%A4%A'],
  ['1 MB', megabyte],
  ['15 digits', '999999999999999'],
  ['1e308', '1e308'],
  ['negative', '-1'],
  ['empty', ''],
  ['prototype', '__proto__'],
  ['dots', '..%2f..'],
]

const nested = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels)
/** Whole bodies, as they are sent. */
export const hostileBodies: readonly (readonly [string, string])[] = [
  ['deep lists', nested(100_000, '[', ']')],
  ['deep objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['null', 'null'],
  ['number', '1e999'],
  ['text', '"\\u0000"'],
  ['list', '[{}]'],
  ['nothing', ''],
  ['no JSON', '{"a":'],
  ['NUL byte', '\u0000'],
  ['NUL in a name', '{"a\\u0000":1}'],
  ['surrogate in a name', '{"\\ud800":"\\udfff\\ud800"}'],
  ['prototype', '{"__proto__":{"a":1},"constructor":{"prototype":1}}'],
]

/** Yields the body with one position replaced, for every position and hostile value. A field that only `whole` has is added for its own turn. */
export function* spoiled(body: unknown, whole: unknown): Generator<readonly [string, unknown]> {
  for (const place of pathsIn(whole)) {
    const base =
      isObject(body) && isObject(whole) && !(String(place[0]) in body)
        ? { ...body, [String(place[0])]: whole[String(place[0])] }
        : body
    for (const [name, value] of hostileValues) yield [`${place.join('.')}: ${name}`, replaced(base, place, value)]
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((rest) => [key, ...rest])])
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? replaced(inner, rest, by) : inner))
  const own = isObject(value) ? value : {}
  return { ...own, [key]: replaced(own[key], rest, by) }
}
