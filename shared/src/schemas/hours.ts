import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { double, maxValue, minValue } from './numbers.ts'

const hasHundredths = (hours: number): boolean => Math.abs(hours * 100 - Math.round(hours * 100)) < 1e-6

/** Hours as typed, such as 1.5, converted to hundredths of an hour. */
export const typedHours = v.pipe(
  double,
  minValue(0.01),
  maxValue(1_000),
  v.check(hasHundredths, 'At most two digits after the decimal point, such as 1.25.'),
  v.transform((hours) => Math.round(hours * 100)),
)

/** Returns hundredths of an hour, or the validation message for the typed text. */
export function readHours(typed: string): { hundredths: number; wrong: null } | { hundredths: null; wrong: string } {
  const read = v.safeParse(typedHours, typed)
  return read.success ? { hundredths: read.output, wrong: null } : { hundredths: null, wrong: read.issues[0].message }
}

type Subject = { subject: string; hundredths: number }

/** Parses hours by subject, one per line: “Ethics: 1.5”. Null if a line is invalid or a subject appears twice. */
export function readSubjects(text: string): Subject[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const read = lines.map((line): Subject | null => {
    const [, subject = '', typed = ''] = /^(.+):\s*([\d.]+)$/.exec(line) ?? []
    const hours = readHours(typed)
    return subject === '' || hours.hundredths === null
      ? null
      : { subject: subject.trim().slice(0, 120), hundredths: hours.hundredths }
  })
  const right = read.filter((one) => one !== null)
  const names = new Set(right.map(({ subject }) => subject.toLowerCase()))
  return right.length === lines.length && names.size === lines.length ? right : null
}

/** A form field for hours by subject, with at most twenty subjects. */
export const hoursOfSubjects = v.pipe(
  v.string(errorMessage('validation.invalid')),
  v.trim(),
  v.maxLength(2_000, errorMessage('validation.max', { length: 2_000 })),
  v.check(
    (text) => (readSubjects(text)?.length ?? Infinity) <= 20,
    'Write each subject once, on its own line with its hours, such as Ethics: 1.5.',
  ),
)
