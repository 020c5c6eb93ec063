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
  onStep,
}: {
  name: string
  title: string
  handle: Ref<HTMLButtonElement>
  onStep: (step: Step) => void
}) => (
  <button
    type="button"
    ref={handle}
    className="row-handle"
    data-handle={name}
    aria-label={`Move ${title}`}
    aria-describedby="row-keys"
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

/** Describes the keys of all handles on the page. */
export const HandleKeys = () => (
  <p id="row-keys" className="visually-hidden">
    Arrow keys move it up and down; Home and End move it to the first and last position.
  </p>
)
