import type { MenuEntry } from '@portico/shared/ui/menu.tsx'
import type { Step } from '../outline-order.ts'

/** The steps that a row of the outline can be moved by, for its menu. */
export const stepEntries = (onStep: (step: Step) => void): MenuEntry[] => [
  { label: 'Move up', icon: 'chevron-up', separated: true, onSelect: () => onStep('up') },
  { label: 'Move down', icon: 'chevron-down', onSelect: () => onStep('down') },
]
