import type { analyze_exam } from '@portico/shared/contract/exams/exams-staff.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Lists corrections of the answer key, with who made them and why. */
export function RegradeLog({ regrades }: { regrades: Data<typeof analyze_exam>['regrades'] }) {
  const { time_zone } = useSession().portal
  if (regrades.length === 0) return null
  return (
    <section className="stack stack-2" aria-labelledby="regrades">
      <h3 id="regrades">Corrected answer keys</h3>
      <ul className="regrade-log">
        {regrades.map((one) => (
          <li key={one.at}>
            <p>{`${one.question_title}: ${one.key_before.join(', ')} → ${one.key_after.join(', ')}`}</p>
            <p className="small muted">
              {`${formatDate({ at: one.at, time_zone, style: 'moment' })}${one.by ? `, ${one.by}` : ''}: ${one.reason} `}
              {one.changed_count === 1 ? 'One result was raised.' : `${one.changed_count} results were raised.`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
