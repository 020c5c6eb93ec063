import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { readHours } from './typed-hours.ts'

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
    'Write each subject once, on a line of its own with its hours, as in Ethics: 1.5.',
  ),
)
