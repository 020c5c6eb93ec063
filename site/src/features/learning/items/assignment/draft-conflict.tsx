import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import type { AssignmentState } from './use-assignment.ts'

/** Another tab or device saved the answer meanwhile: shows its text and asks which one to keep, so that none is overwritten unseen. */
export function DraftConflict({ state }: { state: AssignmentState }) {
  if (state.other === null) return null
  return (
    <Notice tone="waiting" alert>
      <div className="stack stack-2">
        <p>
          <strong>This answer was changed in another tab or on another device.</strong> Choose which text to keep.
        </p>
        {state.other.text.trim() === '' ? (
          <p>There, the text was removed.</p>
        ) : (
          <details>
            <summary>Show the other text</summary>
            <p className="assignment-said">{state.other.text}</p>
          </details>
        )}
        <div className="row">
          <Button size="small" onClick={state.chooseOwn}>
            Keep the text below
          </Button>
          <Button size="small" kind="secondary" onClick={state.chooseOther}>
            Use the other text
          </Button>
        </div>
      </div>
    </Notice>
  )
}
