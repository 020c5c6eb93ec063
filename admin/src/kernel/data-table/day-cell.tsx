import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { useSession } from '../session/session.ts'

/** Shows the date of an instant in the portal's time zone, or a dash if there is none. */
export function DayCell({ at }: { at: string | null }) {
  const { time_zone } = useSession().portal
  return (
    <span className="tabular">
      {at === null ? '–' : formatDay({ at, time_zone, reader_zone: readerZone(), style: 'medium' })}
    </span>
  )
}
