import type { TranscriptEntry } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { accreditationLine } from '@portico/shared/rules/credentials/accreditation/accreditation-text.ts'
import { waitInWords, type SeatTimeWait } from '@portico/shared/rules/credentials/certificates/seat-time-left.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

/** All completions, with what each agency accredits. */
export function TranscriptEntries({
  entries,
  has_files = false,
}: {
  entries: readonly TranscriptEntry[]
  /** includes certificate PDFs, if no other page offers them */
  has_files?: boolean
}) {
  return (
    <ul className="transcript-list">
      {entries.map(({ kind, id, title, provider, completed_on, certificate, credits, waits_for }) => (
        <li key={`${kind}:${id}`}>
          <div className="transcript-line">
            <span>{title}</span>
            <span className="tabular">{formatCalendarDay(completed_on)}</span>
          </div>
          <span className="small muted">
            {kind === 'record' ? `${provider} · Outside training` : provider}
            {certificate ? (
              <>
                {' · '}
                <a href={linkTo('certificate', { serial: certificate })}>Certificate</a>
                {has_files ? (
                  <>
                    {' · '}
                    <a href={`/api/certificates/${certificate}/pdf`} download>
                      PDF
                    </a>
                  </>
                ) : null}
              </>
            ) : null}
          </span>
          {credits.length > 0 ? (
            <ul className="transcript-credits">
              {credits.map((credit) => (
                <li key={`${credit.agency} ${credit.approval_number}`}>
                  {accreditationLine({ ...credit, agency: credit.agency || 'No agency' })}
                </li>
              ))}
            </ul>
          ) : (
            <span className="small muted">
              {waits_for ? waitText(waits_for) : 'Not accredited when you completed it.'}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function waitText(wait: SeatTimeWait): string {
  const { required, left } = waitInWords(wait)
  return `No hours yet: the accreditation requires ${required} in the course, ${left} left.`
}
