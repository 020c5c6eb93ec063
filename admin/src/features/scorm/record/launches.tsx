import { Icon } from '@portico/shared/ui/icon.tsx'
import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'
import type { RecordedSco } from './attempt-panel.tsx'
import { FlightDialog } from './flight-dialog.tsx'
import { useMoment } from './use-moment.ts'

type Props = {
  sco: RecordedSco
  attempt: number
  params: { related_id: number; item_id: number }
  onOpened: () => void
}

/** Lists the recorded launches of a part; opening one requires a reason. */
export function Launches({ sco, attempt, params, onOpened }: Props) {
  const moment = useMoment()
  const [opened, setOpened] = useState<number | null>(null)
  if (sco.launches.length === 0) return null
  return (
    <details className="disclosure">
      <summary>
        {`Recorded launches (${sco.launches.length})`}
        <Icon name="chevron-down" className="icon-chevron" />
      </summary>
      <ul className="scorm-launches">
        {sco.launches.map(({ launch, began_at, entries }) => (
          <li key={launch} className="row">
            <span>{`Launch ${launch}, ${moment(began_at)}, ${entries} entries`}</span>
            <Button
              kind="secondary"
              size="small"
              aria-label={`Open the recording of launch ${launch}`}
              onClick={() => setOpened(launch)}
            >
              Open
            </Button>
          </li>
        ))}
      </ul>
      {opened === null ? null : (
        <FlightDialog
          place={{ attempt, sco: sco.identifier, launch: opened }}
          params={params}
          onOpened={onOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </details>
  )
}
