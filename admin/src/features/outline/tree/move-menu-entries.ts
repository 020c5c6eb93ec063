import type { MenuEntry } from '@portico/shared/ui/menu.tsx'
import type { Step } from '../../../kernel/drag/row-handle.tsx'

/** Menu entries that move a row of the outline. */
export const moveMenuEntries = (onStep: (step: Step) => void): MenuEntry[] => [
  { label: 'Move up', icon: 'chevron-up', separated: true, onSelect: () => onStep('up') },
  { label: 'Move down', icon: 'chevron-down', onSelect: () => onStep('down') },
]
