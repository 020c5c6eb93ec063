import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { useOutline } from '../outline-context.ts'
import type { Step } from '../../../kernel/drag/row-handle.tsx'
import type { OutlineItem } from '../outline-order.ts'
import { moveMenuEntries } from './move-menu-entries.ts'

export function ItemMenu({
  item: { id, title },
  tabIndex,
  onRename,
  onStep,
  onMoveTo,
}: {
  item: OutlineItem
  tabIndex: number
  onRename: () => void
  onStep: (step: Step) => void
  onMoveTo: () => void
}) {
  const { actions } = useOutline()
  return (
    <Menu
      trigger={<IconButton icon="more" label={`More actions for ${title}`} size="small" tabIndex={tabIndex} />}
      entries={[
        { label: 'Rename', icon: 'edit', onSelect: onRename },
        { label: 'Duplicate', icon: 'copy', onSelect: () => actions.copyItem(id) },
        ...moveMenuEntries(onStep),
        { label: 'Move to module', icon: 'arrow-right', onSelect: onMoveTo },
        {
          label: 'Delete',
          icon: 'trash',
          danger: true,
          separated: true,
          onSelect: () => actions.removeItems(new Set([id])),
        },
      ]}
    />
  )
}
