import { Button } from '@portico/shared/ui/button.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
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
          <details className="disclosure">
            <summary>
              <span>Show the other text</span>
              <Icon name="chevron-down" className="icon-chevron" />
            </summary>
            <p className="disclosure-body assignment-said">{state.other.text}</p>
          </details>
        )}
        <div className="row">
          <Button size="small" onClick={() => state.choices.chooseOwn(state.attempt)}>
            Keep the text below
          </Button>
          <Button size="small" kind="secondary" onClick={() => state.choices.chooseOther(state.attempt)}>
            Use the other text
          </Button>
        </div>
      </div>
    </Notice>
  )
}
