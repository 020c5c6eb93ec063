import { csvLine } from '../../csv/csv-text.ts'
import { waitInWords, type SeatTimeWait } from '../certificates/seat-time-left.ts'
import { rosterHeadings, type RosterFormatName } from './roster-headings.ts'
import { hoursBySubject, hoursLabel, totalHours, type SubjectHours } from '../accreditation/accredited.ts'

/** One completion in a roster. */
export type RosterRow = {
  first_name: string
  last_name: string
  license: { profession: string; state: string; number: string } | null
  course: string
  provider_number: string
  approval_number: string
  /** the day in the portal's time zone, as 2026-11-22 */
  completed_on: string
  hours: readonly SubjectHours[]
  certificate: string | null
  /** staff completed it, which the agency does not accept */
  is_excluded: boolean
  /** the minimum time is not reached, and no certificate was issued */
  waits_for: SeatTimeWait | null
}

type RosterFormat = {
  readonly label: string
  /** header row, if the agency requires one */
  readonly heading: readonly string[] | null
  /** lines of one completion; more than one if hours are reported by subject */
  readonly lines: (row: RosterRow) => readonly (readonly string[])[]
  /** reason the agency would reject this row; null if it would accept it */
  readonly refusal: (row: RosterRow) => string | null
  /** what a row in the packet lacks, although the agency would not reject it */
  readonly gaps: (row: RosterRow, agency: { asks_license: boolean }) => readonly string[]
}

/** CE Broker's date format: 12/3/2008. */
const slashDate = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(month)}/${Number(date)}/${year}`
}
const without = (prefix: string, number: string): string => number.trim().replace(new RegExp(`^${prefix}-`), '')

const common = (row: RosterRow): string | null => {
  if (row.is_excluded) return 'The agency does not accept courses that staff completed for the learner.'
  if (row.waits_for) {
    const { required, left } = waitInWords(row.waits_for)
    return `The accreditation requires ${required} in the course; ${left} are missing.`
  }
  if (totalHours(row.hours) <= 0) return 'The course has no hours with this agency.'
  return row.provider_number.trim() === '' ? 'The provider number is missing.' : null
}

const noCertificate = (row: RosterRow): readonly string[] =>
  row.certificate === null ? ['No certificate was issued, so the packet holds none for it.'] : []

/** Columns of the generic form that stay empty; a license only counts where the agency asks for one. */
function emptyColumns(row: RosterRow, { asks_license }: { asks_license: boolean }): readonly string[] {
  const license = asks_license && row.license === null
  const columns: readonly (readonly [isEmpty: boolean, gap: string])[] = [
    [license, 'The learner has entered no license for this agency: profession, state and license number stay empty.'],
    [row.license?.profession.trim() === '', 'The license has no profession.'],
    [row.license?.number.trim() === '', 'The license has no number.'],
    [row.approval_number.trim() === '', 'The accreditation of the course has no course approval number.'],
  ]
  return columns.flatMap(([isEmpty, gap]) => (isEmpty ? [gap] : []))
}

/** Orders completions as a roster lists them: by last name, first name and day. */
export const inRosterOrder = (one: RosterRow, other: RosterRow): number =>
  byName.compare(one.last_name, other.last_name) ||
  byName.compare(one.first_name, other.first_name) ||
  byName.compare(one.completed_on, other.completed_on)
const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

/** Every form of roster that a packet can have. CE Broker's is its published Excel form for full credit (docs/domains/credentials.md). */
export const rosterFormats = {
  generic: {
    label: 'Generic',
    heading: rosterHeadings.generic,
    lines: (row) => [
      [
        row.last_name,
        row.first_name,
        row.license?.profession ?? '',
        row.license?.state ?? '',
        row.license?.number ?? '',
        row.course,
        row.provider_number,
        row.approval_number,
        row.completed_on,
        hoursLabel(totalHours(row.hours)),
        hoursBySubject(row.hours),
        row.certificate ?? '',
      ],
    ],
    refusal: common,
    gaps: (row, agency) => [...emptyColumns(row, agency), ...noCertificate(row)],
  },
  ce_broker: {
    label: 'CE Broker',
    heading: rosterHeadings.ce_broker,
    lines: ({ license, provider_number, approval_number, completed_on }) => [
      [
        without('50', provider_number),
        without('20', approval_number),
        '',
        '',
        license?.number ?? '',
        slashDate(completed_on),
        `State=${license?.state ?? ''}`,
        `Profession=${license?.profession ?? ''}`,
      ],
    ],
    refusal: (row) => {
      const missing = common(row)
      if (missing) return missing
      if (!/^\d{1,9}$/.test(without('50', row.provider_number)))
        return 'CE Broker’s provider tracking number must be digits, with or without “50-” in front.'
      if (!/^\d{1,12}$/.test(without('20', row.approval_number)))
        return 'CE Broker’s course tracking number must be digits, with or without “20-” in front.'
      if (row.license === null) return 'The learner has no license for which this agency could record the hours.'
      if (!/^[A-Z]{2}$/.test(row.license.state)) return 'The state of the license is not a two-letter code.'
      return /^[A-Za-z0-9]{1,10}$/.test(row.license.profession)
        ? null
        : 'The profession of the license is not a code such as RN.'
    },
    gaps: noCertificate,
  },
} as const satisfies Record<RosterFormatName, RosterFormat>

/** Formats cells as one line of a packet. Replaces line breaks within cells, which would start a new row. */
export const rosterLine = (cells: readonly string[]): string =>
  csvLine(cells.map((cell) => cell.replace(/[\r\n]+/g, ' ')))
