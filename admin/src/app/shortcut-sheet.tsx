import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { useState } from 'react'
import { chooseShortcuts, hasShortcuts } from '../kernel/shortcuts/shortcut-choice.ts'
import { shortcutNames, shortcuts } from '../kernel/shortcuts/shortcuts.ts'

/** Lists the app's keyboard shortcuts and turns single-key shortcuts on or off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(hasShortcuts)
  const choose = (wanted: boolean) => {
    chooseShortcuts(wanted)
    setOn(wanted)
  }
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" size="small">
      <dl className="shortcut-list">
        {shortcutNames.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{shortcuts[name].key}</kbd>
            </dt>
            <dd>{shortcuts[name].label}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Ctrl K</kbd>
          </dt>
          <dd>Go to a page or an entry</dd>
        </div>
      </dl>
      <Checkbox
        label="Use single-key shortcuts"
        help="Turn them off if you use speech input. You can always open this list from the account menu."
        checked={isOn}
        onChange={(event) => choose(event.target.checked)}
      />
    </Dialog>
  )
}
