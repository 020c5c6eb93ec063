import * as v from 'valibot'

/** Parameter types of Stripe's forms; every value arrives as text. */
export const text = (max = 5000) =>
  v.pipe(
    v.string('Invalid string'),
    v.nonEmpty('You passed an empty string. Provide a value or leave the parameter out.'),
    v.maxLength(max, `Invalid string: it must be at most ${max} characters.`),
  )

export const integer = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}$/, (issue) => `Invalid integer: ${issue.input}`),
    v.transform(Number),
    v.minValue(min, `This value must be greater than or equal to ${min}.`),
    v.maxValue(max, `This value must be less than or equal to ${max}.`),
  )

export const cents = integer(0, 99_999_999)

export const boolean = v.pipe(
  v.picklist(['true', 'false'], 'Invalid boolean: must be one of true or false'),
  v.transform((value) => value === 'true'),
)

export const currency = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z]{3}$/, 'Invalid currency: must be a three-letter ISO code.'),
)

export const email = v.pipe(
  text(512),
  v.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$|^[^\s@]+@localhost$/, (issue) => `Invalid email address: ${issue.input}`),
)

export const webUrl = v.pipe(
  text(),
  v.check((value) => /^https?:\/\//i.test(value) && URL.canParse(value), 'Not a valid URL'),
)

export const metadata = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null, 'Invalid object'),
  v.transform((value) => Object.fromEntries(Object.entries(value))),
  v.record(
    v.pipe(v.string(), v.maxLength(40, 'Metadata keys can have up to 40 characters.')),
    v.pipe(
      v.string('Metadata values must be strings.'),
      v.maxLength(500, 'Metadata values can have up to 500 characters.'),
    ),
  ),
  v.check((value) => Object.keys(value).length <= 50, 'You can have up to 50 metadata keys.'),
)

/** `name[0]`, `name[1]` … in index order. */
export const listOf = <S extends v.GenericSchema>(item: S, max = 100) =>
  v.pipe(
    v.custom<object>(
      (value) => typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d+$/.test(key)),
      'Invalid array',
    ),
    v.transform((value) =>
      Object.entries(value)
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([, entry]) => entry as unknown),
    ),
    v.array(item),
    v.maxLength(max, `Array can have at most ${max} entries.`),
  )

/** `created=1700000000` or `created[gte]=…`. */
export const timeRange = v.union([
  v.pipe(
    integer(0, 1e12),
    v.transform((at) => ({ gte: at, lte: at })),
  ),
  v.strictObject({
    gt: v.optional(integer(0, 1e12)),
    gte: v.optional(integer(0, 1e12)),
    lt: v.optional(integer(0, 1e12)),
    lte: v.optional(integer(0, 1e12)),
  }),
])
