import { Icon } from '@portico/shared/ui/icon.tsx'
import type { Ref } from 'react'
import type { Step } from '../outline-order.ts'

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'top', End: 'bottom' }

/** Drag by mouse, or move with the arrow keys; the row's menu does the same by clicks (WCAG 2.5.7). */
export const OutlineHandle = ({
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
    className="outline-handle"
    data-handle={name}
    aria-label={`Move ${title}`}
    aria-describedby="outline-keys"
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
