import './bulk-selection.css'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import type { ReactNode } from 'react'
import type { BulkSelection, Person } from './use-bulk-selection.ts'

type Props = { many: Omit<BulkSelection<Person>, 'run' | 'selection'>; children: ReactNode }

/** Shows how many learners are selected and the actions for them; afterwards lists the refused ones with the reason. */
export function BulkSelectionBar({ many, children }: Props) {
  const { chosen, doneCount, refused } = many
  return (
    <>
      {refused.length > 0 ? (
        <Notice tone="failed" alert>
          <p>{`Not done for ${countOf(refused.length, 'learner')}:`}</p>
          <ul>
            {refused.map(({ name, why }) => (
              <li key={name}>{`${name}: ${why}`}</li>
            ))}
          </ul>
          <Button kind="quiet" size="small" onClick={many.forgetRefused}>
            Dismiss
          </Button>
        </Notice>
      ) : null}
      {chosen.length > 0 ? (
        <div className="many-bar" role="group" aria-label="Selected learners">
          <strong role="status">
            {doneCount === null
              ? `${countOf(chosen.length, 'learner')} selected`
              : `${doneCount} of ${chosen.length} done`}
          </strong>
          {children}
          <Button kind="quiet" size="small" disabled={many.isBusy} onClick={many.clear}>
            Clear
          </Button>
        </div>
      ) : null}
    </>
  )
}
