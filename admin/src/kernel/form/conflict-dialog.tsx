import './conflict-dialog.css'
import type { Side } from '@portico/shared/forms/compare-edits.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { useState, type ReactNode } from 'react'
import { useSession } from '../session/session.ts'
import type { Conflict } from './use-conflict.ts'

type FieldDisplay = {
  readonly labelOf: (name: string) => string
  /** displays a value in readable form */
  readonly show: (name: string, value: unknown) => ReactNode
}

/**
 * Someone else saved the entry in the meantime: shows both versions of each conflicting field and lets the user choose, so that nothing is
 * overwritten unseen.
 */
export function ConflictDialog({ conflict, ...shown }: { conflict: Conflict | null } & FieldDisplay) {
  return conflict ? <Choice conflict={conflict} {...shown} /> : null
}

function Choice({ conflict, labelOf, show }: { conflict: Conflict } & FieldDisplay) {
  const { me } = useSession()
  const { edits, by, both, only_theirs, onResolve, onCancel } = conflict
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const isOwn = by.id === me.id
  const who = isOwn ? 'You' : (by.name ?? 'Someone else')
  const other = isOwn ? 'you in the other tab' : (by.name ?? 'the other person')
  const sideOf = (name: string): Side => chosen[name] ?? 'yours'
  return (
    <Dialog
      open
      onClose={onCancel}
      size="wide"
      title={`${who} changed this entry${isOwn ? ' in another tab' : ''}`}
      actions={
        <>
          <Button kind="secondary" onClick={onCancel}>
            Continue Editing
          </Button>
          <Button onClick={() => onResolve(chosen)}>Save</Button>
        </>
      }
    >
      <p className="conflict-intro">
        {isOwn
          ? 'It was saved there after you opened it here. None of the changes in this tab have been saved yet.'
          : `${who} saved it after you opened it. None of your changes have been saved yet.`}
        {both.length > 0 ? ` Choose what to keep where ${isOwn ? 'both tabs' : 'you both'} changed something.` : ''}
      </p>
      {both.map((name) => (
        <div key={name} className="conflict">
          <RadioGroup<Side>
            legend={labelOf(name)}
            value={sideOf(name)}
            onChange={(side) => setChosen({ ...chosen, [name]: side })}
            options={[
              { value: 'yours', label: isOwn ? 'This tab' : 'Yours', help: show(name, edits.yours[name]) },
              { value: 'theirs', label: isOwn ? 'The other tab' : 'Theirs', help: show(name, edits.theirs[name]) },
            ]}
          />
        </div>
      ))}
      {only_theirs.length > 0 ? (
        <section aria-labelledby="only-theirs">
          <h3 id="only-theirs" className="field-label">
            {`Changed by ${other} only, and kept`}
          </h3>
          <dl className="conflict-kept">
            {only_theirs.map((name) => (
              <div key={name}>
                <dt>{labelOf(name)}</dt>
                <dd>{show(name, edits.theirs[name])}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </Dialog>
  )
}
