import * as v from 'valibot'
import {
  certificatePage,
  layoutFieldKinds,
  layoutFields,
  mostLayoutFields,
  smallestField_pt,
} from '../states/credentials/layout-field.ts'
import { fieldErrors } from './forms.ts'

const points = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))
const { width_pt, height_pt } = certificatePage

const field = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,40}$/)),
    kind: v.picklist(layoutFieldKinds),
    /** distance from the left and top edges of the page, in points */
    x: points(0, width_pt - smallestField_pt),
    y: points(0, height_pt - smallestField_pt),
    width: points(smallestField_pt, width_pt),
    height: points(smallestField_pt, height_pt),
    font_size: points(6, 72),
    align: v.picklist(['left', 'center', 'right']),
    weight: v.picklist(['normal', 'bold']),
    color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
    text: v.pipe(v.string(), v.maxLength(500)),
  }),
  v.check(
    ({ x, y, width, height }) => x + width <= width_pt + 0.01 && y + height <= height_pt + 0.01,
    'A field must stay on the page',
  ),
)
export type LayoutField = v.InferOutput<typeof field>

const neededKinds = layoutFieldKinds.filter((kind) => layoutFields[kind].needed)

/** Returns the labels of required certificate fields that are missing. */
export const missingFields = (fields: readonly Pick<LayoutField, 'kind'>[]): string[] =>
  neededKinds.filter((kind) => !fields.some((one) => one.kind === kind)).map((kind) => layoutFields[kind].label)

/** The layout of a certificate: its fields in drawing order (CER-012). */
export const certificateLayout = v.pipe(
  v.array(field),
  v.maxLength(mostLayoutFields),
  v.check((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'Every field needs its own id'),
  v.check(
    (fields) => missingFields(fields).length === 0,
    ({ input }) => `A certificate needs: ${missingFields(Array.isArray(input) ? input : []).join(', ')}`,
  ),
)
export type CertificateLayout = v.InferOutput<typeof certificateLayout>

/**
 * Days before a certificate expires on which its holder is notified: up to five, within a year, each only once. An empty list sends no notifications.
 */
export const alertDays = v.pipe(
  v.array(v.number()),
  v.check((days) => days.every(Number.isInteger), 'Please enter whole days'),
  v.check((days) => days.every((one) => one >= 1), 'At least 1 day'),
  v.check((days) => days.every((one) => one <= 365), 'At most 365 days'),
  v.maxLength(5, 'At most five times'),
  v.check((days) => new Set(days).size === days.length, 'Enter each number of days only once'),
)

/** Returns the validation message for these days, or null if they are valid. */
export const alertDaysProblem = (days: readonly number[]): string | null => {
  const result = v.safeParse(alertDays, days)
  return result.success ? null : (Object.values(fieldErrors(result.issues)).flat()[0] ?? result.issues[0].message)
}
