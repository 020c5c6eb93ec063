import './row-handle.css'
import { Icon } from '@portico/shared/ui/icon.tsx'
import type { Ref } from 'react'

export type Step = 'up' | 'down' | 'top' | 'bottom'

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'top', End: 'bottom' }

/** Drag by mouse, or move with the arrow keys; the row's menu does the same by clicks (WCAG 2.5.7). */
export const RowHandle = ({
  name,
  title,
  handle,
  keys,
  tabIndex,
  onStep,
}: {
  name: string
  title: string
  handle: Ref<HTMLButtonElement>
  /** id of the `HandleKeys` of its list */
  keys: string
  tabIndex?: number
  onStep: (step: Step) => void
}) => (
  <button
    type="button"
    ref={handle}
    tabIndex={tabIndex}
    className="row-handle"
    data-handle={name}
    aria-label={`Move ${title}`}
    aria-describedby={keys}
    onKeyDown={(event) => {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      onStep(step)
    }}
  >
    <Icon name="grip" size="small" />
  </button>
)

/** Describes the keys of all handles of a list. */
export const HandleKeys = ({ id }: { id: string }) => (
  <p id={id} className="visually-hidden">
    Arrow keys move it up and down; Home and End move it to the first and last position.
  </p>
)
