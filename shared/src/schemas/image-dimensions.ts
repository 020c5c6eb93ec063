import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { extensionOf } from './file-extension.ts'

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
const fits = (value: number, exact: number | undefined, min = 0, max = Infinity): boolean =>
  (exact === undefined || value === exact) && value >= min && value <= max

/** An image of exact or bounded width and height in pixels; only jpg, svg, jpeg, png, bmp and gif are supported (FRM-022). */
export const imageDimensions = <T extends Picture>(bounds: Bounds) =>
  v.check<T, string>(
    ({ name, width, height }) =>
      measuredKinds.includes(extensionOf(name)) &&
      fits(width, bounds.width, bounds.min_width, bounds.max_width) &&
      fits(height, bounds.height, bounds.min_height, bounds.max_height),
    errorMessage('validation.image_dimensions', { dimensions: wordsOf(bounds) }),
  )

function wordsOf({ width, height, min_width, max_width, min_height, max_height }: Bounds): string {
  const side = (name: string, exact?: number, min?: number, max?: number): string[] => [
    ...(exact === undefined ? [] : [`${exact} px ${name}`]),
    ...(min === undefined ? [] : [`at least ${min} px ${name}`]),
    ...(max === undefined ? [] : [`at most ${max} px ${name}`]),
  ]
  return [...side('wide', width, min_width, max_width), ...side('high', height, min_height, max_height)].join(', ')
}
