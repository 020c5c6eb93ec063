import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { useOutline } from '../outline-context.ts'
import type { Step } from '../../../kernel/drag/row-handle.tsx'
import { moveMenuEntries } from './move-menu-entries.ts'

export function ModuleMenu({
  id,
  title,
  onRename,
  onStep,
}: {
  id: number
  title: string
  onRename: () => void
  onStep: (step: Step) => void
}) {
  const { actions } = useOutline()
  return (
    <Menu
      trigger={<IconButton icon="more" label={`More actions for ${title}`} size="small" />}
      entries={[
        { label: 'Rename', icon: 'edit', onSelect: onRename },
        ...moveMenuEntries(onStep),
        { label: 'Delete', icon: 'trash', danger: true, separated: true, onSelect: () => actions.removeModule(id) },
      ]}
    />
  )
}
