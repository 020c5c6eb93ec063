import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu, type MenuEntry } from '@portico/shared/ui/menu.tsx'
import type { Move } from '@portico/shared/rules/lists/move-entry.ts'
import type { Order } from '../order/use-order.ts'
import type { ResourceList } from './use-resource-list.ts'

export function EntryMenu({
  row,
  list,
  order,
  onDelete,
}: {
  row: ListRow
  list: ResourceList
  order: Order | null
  onDelete: () => void
}) {
  const entries: MenuEntry[] = [
    { label: list.mayEdit ? 'Edit' : 'Open', icon: 'edit', onSelect: () => list.open(row.id) },
  ]
  if (order) entries.push(...moveEntries((move) => order.move(row, move)))
  if (list.mayDelete)
    entries.push({ label: 'Delete', icon: 'trash', danger: true, separated: true, onSelect: onDelete })
  return (
    <Menu
      trigger={<IconButton icon="more" size="small" label={`More actions for ${list.titleOf(row)}`} />}
      entries={entries}
    />
  )
}

const moveEntries = (onMove: (move: Move) => void): MenuEntry[] => [
  { label: 'Move up', icon: 'chevron-up', separated: true, onSelect: () => onMove({ place: 'up' }) },
  { label: 'Move down', icon: 'chevron-down', onSelect: () => onMove({ place: 'down' }) },
  { label: 'Move to the top', icon: 'arrow-up', onSelect: () => onMove({ place: 'top' }) },
  { label: 'Move to the bottom', icon: 'arrow-down', onSelect: () => onMove({ place: 'bottom' }) },
]
