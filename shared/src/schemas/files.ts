import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** Returns a file name's extension in lowercase; empty if it has none. */
export const extensionOf = (name: string): string => /[^/\\]\.([^./\\\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** A file whose extension is in the list (FRM-021, FRM-038). */
// @__NO_SIDE_EFFECTS__
export const fileExtension = <const T extends { name: string }>(allowed: readonly string[]) =>
  v.check<T, string>(({ name }) => allowed.includes(extensionOf(name)), errorMessage('validation.file_type'))

// Removes line breaks, direction overrides and invisible characters, which disguise a file name. Keeps joiners, which several scripts need.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu

/** Cleans a file name for display: one line, without folders and leading dots. May be empty. */
export const cleanFileName = (name: string): string =>
  name
    .replaceAll(unseen, '')
    .replace(/^.*[/\\]/, '')
    .replace(/^[.\s]+/, '')
    .trim()

/** The name a user gives an uploaded file: one cleaned line of 1 to 255 characters. For display only, never a storage key. */
export const fileName = v.pipe(
  v.string(),
  v.transform(cleanFileName),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(255, errorMessage('validation.invalid')),
)

/** A file of at most this many KB (1024 bytes each), and optionally at least a minimum (FRM-023). `size` is in bytes. */
// @__NO_SIDE_EFFECTS__
export const fileSize = <T extends { size: number }>({ max_kb, min_kb = 0 }: { max_kb: number; min_kb?: number }) =>
  v.check<T, string>(
    ({ size }) => size <= max_kb * 1024 && size >= min_kb * 1024,
    errorMessage(min_kb > 0 ? 'validation.file_size_between' : 'validation.file_size', { min: min_kb, max: max_kb }),
  )

type Picture = { name: string; width: number; height: number }
type Bounds = {
  width?: number
  height?: number
  min_width?: number
  max_width?: number
  min_height?: number
  max_height?: number
}

/** Image types whose pixel dimensions are checked. */
export const measuredKinds: readonly string[] = ['jpg', 'svg', 'jpeg', 'png', 'bmp', 'gif']
const isWithinBounds = (value: number, exact: number | undefined, min = 0, max = Infinity): boolean =>
  (exact === undefined || value === exact) && value >= min && value <= max

/** An image of exact or bounded width and height in pixels; only jpg, svg, jpeg, png, bmp and gif are supported (FRM-022). */
// @__NO_SIDE_EFFECTS__
export const imageDimensions = <T extends Picture>(bounds: Bounds) =>
  v.check<T, string>(
    ({ name, width, height }) =>
      measuredKinds.includes(extensionOf(name)) &&
      isWithinBounds(width, bounds.width, bounds.min_width, bounds.max_width) &&
      isWithinBounds(height, bounds.height, bounds.min_height, bounds.max_height),
    errorMessage('validation.image_dimensions', { dimensions: boundsText(bounds) }),
  )

function boundsText({ width, height, min_width, max_width, min_height, max_height }: Bounds): string {
  const side = (name: string, exact?: number, min?: number, max?: number): string[] => [
    ...(exact === undefined ? [] : [`${exact} px ${name}`]),
    ...(min === undefined ? [] : [`at least ${min} px ${name}`]),
    ...(max === undefined ? [] : [`at most ${max} px ${name}`]),
  ]
  return [...side('wide', width, min_width, max_width), ...side('high', height, min_height, max_height)].join(', ')
}
