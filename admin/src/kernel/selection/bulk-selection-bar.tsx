import './bulk-selection.css'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import type { BulkSelection } from './use-bulk-selection.ts'

type Props = {
  /** what a row is, such as “learner” */
  noun: string
  many: Pick<BulkSelection<{ id: number }>, 'doneCount' | 'refused' | 'isBusy' | 'clear' | 'forgetRefused'> & {
    chosen: readonly unknown[]
  }
  children: ReactNode
}

/** Shows how many rows are selected and the actions for them; afterwards lists the refused ones with the reason. */
export function BulkSelectionBar({ noun, many, children }: Props) {
  const { chosen, doneCount, refused } = many
  const place = useFocusAfter(chosen.length > 0)
  return (
    <>
      <span ref={place} tabIndex={-1} />
      {refused.length > 0 ? (
        <Notice tone="failed" alert>
          <p>{`Not done for ${countOf(refused.length, noun)}:`}</p>
          <ul>
            {refused.map(({ id, name, why }) => (
              <li key={id}>{`${name}: ${why}`}</li>
            ))}
          </ul>
          <Button kind="quiet" size="small" onClick={many.forgetRefused}>
            Dismiss
          </Button>
        </Notice>
      ) : null}
      {chosen.length > 0 ? (
        <div className="many-bar" role="group" aria-label={`Selected ${noun}s`}>
          <strong role="status">
            {doneCount === null ? `${countOf(chosen.length, noun)} selected` : `${doneCount} of ${chosen.length} done`}
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

/** The bar goes with the button that was pressed in it: moves the focus to where the bar was, so that the keyboard goes on from there. */
function useFocusAfter(isShown: boolean) {
  const place = useRef<HTMLSpanElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) place.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  return place
}
