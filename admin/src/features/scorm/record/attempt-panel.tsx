import type { ScormRecord } from '@portico/shared/contract/scorm/records.ts'
import { itemProgressLabels, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { InteractionTable } from './interaction-table.tsx'
import { Launches } from './launches.tsx'
import { ObjectiveTable } from './objective-table.tsx'
import { reportedTime } from './reported-time.ts'
import { useMoment } from './use-moment.ts'

type Attempt = ScormRecord['attempts'][number]
export type RecordedSco = Attempt['scos'][number]
type Props = { attempt: Attempt; params: { related_id: number; item_id: number }; onOpened: () => void }

const tones: Readonly<Record<ItemProgress, Tone | undefined>> = {
  1: 'progress',
  2: 'success',
  3: 'failed',
  4: undefined,
  5: 'success',
}

/** Shows one attempt: its package, how it ended, and each part of the package. */
export function AttemptPanel({ attempt, params, onOpened }: Props) {
  const moment = useMoment()
  const { attempt: number, began_at, ended_at, ended_by, reason, package_title, scos } = attempt
  return (
    <section className="panel panel-body stack" aria-labelledby={`attempt-${number}`}>
      <h2 id={`attempt-${number}`}>Attempt {number}</h2>
      <p className="muted">{`“${package_title}”, started ${moment(began_at)}`}</p>
      {ended_at ? <p>{`Ended ${moment(ended_at)}${ended_by ? ` by ${ended_by}` : ''}: ${reason ?? ''}`}</p> : null}
      {scos.map((sco) => (
        <Part key={sco.identifier} sco={sco} hasHeading={scos.length > 1}>
          <Launches sco={sco} attempt={number} params={params} onOpened={onOpened} />
        </Part>
      ))}
    </section>
  )
}

function Part({ sco, hasHeading, children }: { sco: RecordedSco; hasHeading: boolean; children: React.ReactNode }) {
  const { title, status, score, lesson_status, total_time, objectives, interactions } = sco
  return (
    <article className="scorm-recorded stack" aria-label={title}>
      {hasHeading ? <h3>{title}</h3> : null}
      <p className="row scorm-recorded-facts">
        <StatusMark tone={tones[status]}>{itemProgressLabels[status]}</StatusMark>
        <span>{`Reported: ${lesson_status}`}</span>
        <span>{`Score: ${score === null ? 'none' : score}`}</span>
        <span>{`Time: ${reportedTime(total_time)}`}</span>
      </p>
      {objectives.length > 0 ? <ObjectiveTable objectives={objectives} part={title} /> : null}
      {interactions.length > 0 ? <InteractionTable interactions={interactions} part={title} /> : null}
      {children}
    </article>
  )
}
