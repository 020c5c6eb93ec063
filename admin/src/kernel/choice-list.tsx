import { useEffect, useId, useRef, useState } from 'react'
import { autoFocusRef } from './auto-focus-ref.ts'

export type Choice = { readonly id: string | number; readonly title: string; readonly note?: string | undefined }

type Props<C> = {
  /** label of the field */
  label: string
  placeholder?: string
  /** label of the list below it */
  list_label: string
  text: string
  onText: (text: string) => void
  choices: readonly C[]
  onChoose: (choice: C) => void
  /** The choices belong to earlier text, so Enter must not take one that the user did not ask for; a click is unambiguous. */
  isOutdated?: boolean
  /** called by the arrow key at the last choice, because there may be more */
  onEnd?: () => void
}

/** Field that filters a list of choices and works by keyboard alone: arrow keys move, Enter chooses (the combobox pattern of WAI-ARIA). */
export function ChoiceList<C extends Choice>({ choices, onText, onChoose, isOutdated, onEnd, ...shown }: Props<C>) {
  const listId = useId()
  const [pointed, setAt] = useState(0)
  // A new list may be shorter than the highlighted position.
  const at = Math.min(pointed, Math.max(choices.length - 1, 0))
  const keys: Record<string, () => void> = {
    ArrowDown: () => {
      if (at >= choices.length - 1) onEnd?.()
      setAt(Math.min(at + 1, Math.max(choices.length - 1, 0)))
    },
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: () => {
      const choice = choices[at]
      if (choice && !isOutdated) onChoose(choice)
    },
  }
  return (
    <>
      <input
        className="input"
        role="combobox"
        aria-label={shown.label}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={choices[at] ? `${listId}-${at}` : undefined}
        ref={autoFocusRef}
        value={shown.text}
        placeholder={shown.placeholder}
        maxLength={200}
        onChange={(event) => {
          onText(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          const act = keys[event.key]
          if (!act) return
          event.preventDefault()
          act()
        }}
      />
      <div id={listId} role="listbox" aria-label={shown.list_label} className="option-list">
        {choices.map((choice, place) => (
          <Option
            key={choice.id}
            id={`${listId}-${place}`}
            choice={choice}
            isAt={place === at}
            onPoint={() => setAt(place)}
            onChoose={() => onChoose(choice)}
          />
        ))}
      </div>
    </>
  )
}

type OptionProps = { id: string; choice: Choice; isAt: boolean; onPoint: () => void; onChoose: () => void }

function Option({ id, choice, isAt, onPoint, onChoose }: OptionProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAt) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isAt])
  return (
    <div
      ref={box}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isAt}
      onPointerMove={onPoint}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <span>{choice.title}</span>
      {choice.note ? <small className="muted">{choice.note}</small> : null}
    </div>
  )
}
