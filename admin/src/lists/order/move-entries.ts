import type { Move } from '@portico/shared/rules/lists/move-entry.ts'
import type { MenuEntry } from '@portico/shared/ui/menu.tsx'

export const moveEntries = (onMove: (move: Move) => void): MenuEntry[] => [
  { label: 'Move up', icon: 'chevron-up', separated: true, onSelect: () => onMove({ place: 'up' }) },
  { label: 'Move down', icon: 'chevron-down', onSelect: () => onMove({ place: 'down' }) },
  { label: 'Move to the top', icon: 'arrow-up', onSelect: () => onMove({ place: 'top' }) },
  { label: 'Move to the bottom', icon: 'arrow-down', onSelect: () => onMove({ place: 'bottom' }) },
]
